import { ruleSections } from '../../rulebook/clauses/clauses.js';
import { type Section, unmarked } from '../../rulebook/clauses/sentence.js';
import type { CheckedVariant } from '../../rulebook/prepare.js';
import { playerCounts, type Scope } from '../../rulebook/scope.js';
import { markOf } from '../../variant/mark.js';
import { jsonLine } from '../base/json.js';
import { STATUS } from '../base/status.js';
import { tellNotes } from '../line/context.js';
import { idle } from '../line/idle.js';
import type { Run } from '../line/run.js';
import { rulesHtml } from '../say/rules-html.js';
import { rulesMarkdown } from '../say/rules-markdown.js';
import { rulesText } from '../say/rules-text.js';
import { spanText } from '../say/span.js';
import { gamesOf } from '../store/games.js';

/** The rules of one game, sentence by sentence as the sheet says them. */
export const rules: Run = async (args, options, context) => {
  const { world, words } = context;
  if (options.json) tellNotes(idle(['format'], 'json', options, context), options, context);
  for await (const { checked, scope } of gamesOf(args, options, context)) {
    if (options.json) {
      world.out.write(jsonLine(rulesData(checked, scope, ruleSections(checked, scope, words))));
    } else if (options.format === 'markdown') world.out.write(rulesMarkdown(checked, scope, words));
    else if (options.format === 'html') world.out.write(rulesHtml(checked, scope, words));
    else world.out.write(rulesText(checked, scope, words, world.out));
  }
  return STATUS.done;
};

function rulesData(checked: CheckedVariant, scope: Scope, sections: readonly Section[]) {
  const counts = playerCounts(scope);
  return {
    variant: checked.id,
    fingerprint: checked.fingerprint,
    mark: markOf(checked, scope.seatings),
    players: spanText({ least: Math.min(...counts), most: Math.max(...counts) }),
    sections: sections.map((part) => ({
      id: part.id,
      ...(part.intro !== undefined && { intro: part.intro }),
      sentences: part.points
        .flatMap((point) => point.sentences)
        .map(({ rule, value, text }) => ({ rule, value, text: unmarked(text) })),
    })),
  };
}
