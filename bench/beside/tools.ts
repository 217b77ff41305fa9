import { spawnSync } from 'node:child_process';

/** A tool that makes a PDF: its name and release, and what is run to make one of a source. */
export interface Tool {
  readonly name: string;
  readonly version: string;
  readonly reads: 'html' | 'typst';
  readonly command: (source: string, pdf: string) => readonly string[];
}

/** Where the faces lie for a tool that is told a folder. */
type Fonts = string;

/** The tools that this machine has, and the names of those that it hasn't. */
export function toolsHere(fonts: Fonts): {
  readonly found: readonly Tool[];
  readonly missing: readonly string[];
} {
  const looked = [chromium(), weasyprint(), typst(fonts)] as const;
  const names = ['chromium', 'weasyprint', 'typst'];
  return {
    found: looked.flatMap((tool) => (tool ? [tool] : [])),
    missing: names.filter((_, index) => looked[index] === undefined),
  };
}

function chromium(): Tool | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
  for (const name of names) {
    const version = said([name, '--version']);
    if (version === undefined) continue;
    const options = ['--headless', '--disable-gpu', '--no-pdf-header-footer', ...sandbox()];
    const command = (source: string, pdf: string) => [
      name,
      ...options,
      `--print-to-pdf=${pdf}`,
      `file://${source}`,
    ];
    return { name: 'chromium', version, reads: 'html', command };
  }
  return undefined;
}

/** Chromium refuses to run as root with its sandbox. */
function sandbox(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

function weasyprint(): Tool | undefined {
  const version = said(['weasyprint', '--version']);
  if (version === undefined) return undefined;
  return {
    name: 'weasyprint',
    version,
    reads: 'html',
    command: (source, pdf) => ['weasyprint', source, pdf],
  };
}

/** The program itself where it is installed, otherwise the package of the same name, in a Python that has to start. */
function typst(fonts: Fonts): Tool | undefined {
  const own = said(['typst', '--version']);
  if (own !== undefined) {
    const command = (source: string, pdf: string) => ['typst', 'compile', '--font-path', fonts, source, pdf];
    return { name: 'typst', version: own, reads: 'typst', command };
  }
  const version = said(['python3', '-c', 'import typst; print(typst.__version__)']);
  if (version === undefined) return undefined;
  const code = 'import sys, typst; typst.compile(sys.argv[1], output=sys.argv[2], font_paths=[sys.argv[3]])';
  const command = (source: string, pdf: string) => ['python3', '-c', code, source, pdf, fonts];
  return { name: 'typst', version: `${version} in Python`, reads: 'typst', command };
}

/** The number of its release that a tool names; undefined where it isn't there. */
function said(command: readonly string[]): string | undefined {
  const [program = '', ...args] = command;
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? /\d+(?:\.\d+)+/.exec(stdout)?.[0] : undefined;
}
