import { type Told, toldPages } from '../support/read-tags.js';

/** An exercise as it stands on paper: its kind by its heading, its number, and its parts in reading order. */
export interface Found {
  readonly kind: string;
  readonly number: string;
  readonly parts: readonly Told[];
}

/** The numbered exercises of a file, or their answers, in order: of a file of several sheets under each sheet's name. */
export async function exercisesIn(bytes: Uint8Array): Promise<readonly Found[]> {
  const found: Found[] = [];
  let kind = '';
  const walk = (parts: readonly Told[]): void => {
    for (const part of parts) {
      if (/^H\d$/.test(part.role)) kind = part.text;
      else if (part.role === 'LI' && /^\d+\.$/.test(part.parts[0]?.text ?? '')) {
        const [label, body] = part.parts;
        found.push({ kind, number: label?.text ?? '', parts: leaves(body?.parts ?? []) });
      } else walk(part.parts);
    }
  };
  for (const page of await toldPages(bytes)) walk(page);
  return found;
}

/** Paragraphs, figures, and the cells and items in tables and lists, one after the other. */
function leaves(parts: readonly Told[]): readonly Told[] {
  return parts.flatMap((part) => {
    if (['P', 'Figure', 'TH'].includes(part.role)) return [part];
    if (part.role === 'LI') return [{ ...part, parts: [] }];
    return leaves(part.parts);
  });
}
