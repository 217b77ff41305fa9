import { expect, test } from 'vitest';
import { usualHabits } from '../../src/web/ui/start.js';

const known = ['de', 'en', 'es', 'fr', 'it', 'pt', 'pt-PT'];

test.each([
  [['de-AT', 'en'], 'de', 'a4'],
  [['en-US'], 'en', 'letter'],
  [['en-GB', 'en-US'], 'en', 'a4'],
  [['nl-NL', 'fr-CA'], 'fr', 'a4'],
  [['fr-CA'], 'fr', 'letter'],
  [['es-419', 'es-MX'], 'es', 'letter'],
  [['pt-BR'], 'pt', 'a4'],
  [['pt-pt'], 'pt-PT', 'a4'],
  [['zh-Hans-CN', 'ja'], 'en', 'a4'],
  [[], 'en', 'a4'],
])('who reads %j gets %s on %s', (wanted, language, paper) => {
  expect(usualHabits(wanted, known)).toEqual({ language, papers: [paper] });
});
