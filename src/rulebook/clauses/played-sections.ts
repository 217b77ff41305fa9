import type { Rules } from '../../variant/rules.js';
import type { Scope } from '../scope.js';
import { endSection, matchSection, scoreSection } from './end.js';
import { leadSection } from './lead.js';
import type { Section, Writer } from './sentence.js';
import { goalSection, needSection, setupSection } from './setup.js';
import { doublesSection, turnSection } from './turn.js';

/** The rules a game is played by, section by section in the order of the sheet; a section with nothing to say is empty. */
export function playedSections(rules: Rules, scope: Scope, writer: Writer): readonly Section[] {
  return [
    goalSection(rules, scope, writer),
    needSection(rules, scope, writer),
    setupSection(rules, scope, writer),
    leadSection(rules, scope, writer),
    turnSection(rules, scope, writer),
    doublesSection(rules, writer),
    endSection(rules, scope, writer),
    scoreSection(rules, scope, writer),
    matchSection(rules, scope, writer),
  ];
}
