import { bad, good, type Problem, problem, type Result } from '../../problem.js';
import { askedSize } from './named-size.js';
import type { Mm } from './page.js';
import type { Paper, Templates } from './templates.js';

/** The least and the longest side a paper may have (mm): from a small card to the largest roll printers take. */
const SIDES = { least: 50, most: 1200 } as const;

/**
 * The paper that someone asks for: a name from the templates (`a4`, `both`), or a size in millimetres (`210x297mm`, width
 * first). Problems: `paper.unknown` {found, known, suggested, meant}, `paper.size` {found, least, most}.
 */
export function parsePaper(text: string, named: Readonly<Record<string, Paper>>): Result<Paper> {
  const asked = askedSize(text, named, 'paper.unknown');
  if (!asked.ok) return asked;
  if ('named' in asked.value) return good(asked.value.named);
  const [width, height] = asked.value.sides;
  if (![width, height].every((side) => side >= SIDES.least && side <= SIDES.most)) {
    return bad({ code: 'paper.size', params: { found: text, ...SIDES } });
  }
  return good({ name: `${width}x${height}mm`, label: `${width} \u00d7 ${height} mm`, width, height });
}

/** The papers that someone asks for, each once. Problems: those of `parsePaper`. */
export function papersNamed(
  names: readonly string[],
  { papers: named }: Pick<Templates, 'papers'>,
): Result<readonly Paper[]> {
  const papers = new Map<string, Paper>();
  const problems: Problem[] = [];
  for (const name of names) {
    const paper = parsePaper(name, named);
    if (paper.ok) papers.set(paper.value.name, paper.value);
    else problems.push(...paper.problems);
  }
  return problems.length > 0 ? bad(...problems) : good([...papers.values()]);
}

/** The same paper turned by a quarter. */
export function turned(paper: Paper): Paper {
  return { ...paper, width: paper.height, height: paper.width };
}

/** What stays blank on each side of a page (mm): nothing is inked nearer to that edge. */
export interface Margins {
  readonly top: Mm;
  readonly right: Mm;
  readonly bottom: Mm;
  readonly left: Mm;
}

/** The same margin on all sides. */
export function evenMargins(margin: Mm): Margins {
  return { top: margin, right: margin, bottom: margin, left: margin };
}

/**
 * The margins of the same paper turned by a quarter. Nothing says which way a printer turns it, so each side gets the larger
 * of the two it may come to lie on.
 */
export function turnedMargins({ top, right, bottom, left }: Margins): Margins {
  const [ends, sides] = [Math.max(top, bottom), Math.max(left, right)];
  return { top: sides, right: ends, bottom: sides, left: ends };
}

/** What a printer can be trusted with: under 6.35 mm (a quarter inch) many cut off, under 3 mm nearly all do. */
const TRUSTED = { least: 3, safe: 6.35 } as const;

/** Margins that printers can keep. Problem `paper.margin`, note `paper.margin-narrow`; both {found, least}, for the narrowest side. */
export function checkedMargins(margins: Margins): Result<Margins> {
  const { top, right, bottom, left } = margins;
  const narrowest = Math.min(top, right, bottom, left);
  if (!(narrowest >= TRUSTED.least)) {
    return bad({ code: 'paper.margin', params: { found: narrowest, least: TRUSTED.least } });
  }
  const narrow = problem('paper.margin-narrow', { found: narrowest, least: TRUSTED.safe });
  return good(margins, narrowest < TRUSTED.safe ? [narrow] : []);
}
