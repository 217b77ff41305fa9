// The licences of what bundles hold, which whoever has a bundle must have too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The texts of the licences of every package that went into the bundle, each named once. @param {string[]} inputs */
export function licences(inputs) {
  const folders = new Set(
    inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []),
  );
  return [...folders].sort().map((folder) => {
    const { name, version, license, author } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    // A font package has one for its code and one for the font.
    const files = readdirSync(join(root, folder)).filter((entry) => /^licen[cs]e/i.test(entry));
    const texts = files.map((file) => readFileSync(join(root, folder, file), 'utf8').trim());
    // Some packages only name the MIT licence, which asks for its text; some hold its text and name none.
    if (texts.length === 0 && license === 'MIT') texts.push(mitText(author));
    const named = license ?? (texts[0]?.startsWith('MIT License') ? 'MIT' : undefined);
    if (named === undefined || texts.length === 0) throw new Error(`no licence is known of ${name}`);
    return `${[`${name} ${version} (${named})`, ...texts].join('\n\n')}\n`;
  });
}

/** The MIT licence of whoever wrote a package. @param {string | { name: string }} author */
function mitText(author) {
  const holder = typeof author === 'string' ? author.replace(/\s*<.*/, '') : author.name;
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  return own.replace(/^Copyright.*$/m, `Copyright (c) ${holder}`).trim();
}
