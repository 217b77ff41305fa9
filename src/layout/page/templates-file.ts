import { parse } from 'yaml';
import * as z from 'zod';
import type { Mm } from './page.js';
import { pt } from './page.js';
import type { Paper, Templates } from './templates.js';

const MM_IN: Readonly<Record<string, Mm>> = { mm: 1, cm: 10, in: 25.4 };

/** A length as template files write it (`10 mm`, `8.5 in`, `1 cm`) in millimetres; anything else is a bug in the file. */
export function lengthOf(text: string): Mm {
  const [, number, unit] = /^(\d+(?:\.\d+)?) (mm|cm|in)$/.exec(text) ?? [];
  const scale = MM_IN[unit ?? ''];
  if (number === undefined || scale === undefined) throw new Error(`no length with its unit: ${text}`);
  return Number(number) * scale;
}

const length = z.string().transform(lengthOf);
const size = z
  .string()
  .regex(/^[\d.]+ pt$/)
  .transform((text) => pt(Number.parseFloat(text)));
const gaps = z.strictObject({ paragraph: length, item: length, section: length, heading: length });
const typeSizes = z.strictObject({
  title: size,
  section: size,
  bodies: z.tuple([size], size),
  larger: z.array(size).optional(),
  leading: z.strictObject({ first: z.number(), last: z.number() }),
  gutter: length,
  gaps,
  tight: z.strictObject({ section: size, gutter: length, gaps }).optional(),
});
const papersFile = z.strictObject({
  margin: length,
  papers: z.record(z.string(), z.strictObject({ label: z.string(), width: length, height: length })),
  tiles: z.record(z.string(), z.strictObject({ long: length, short: length })),
});
const typeFile = z.strictObject({ text: typeSizes, wide: typeSizes, large: typeSizes });

/** Reads the texts of `papers.yaml` and `type.yaml`; both are the program's own, so what is wrong in them is a bug. */
export function readTemplates(papersYaml: string, typeYaml: string): Templates {
  const { margin, papers, tiles } = papersFile.parse(parse(papersYaml));
  const named = Object.entries(papers).map(([name, paper]): [string, Paper] => [name, { name, ...paper }]);
  return { margin, papers: Object.fromEntries(named), tiles, ...typeFile.parse(parse(typeYaml)) };
}
