import { describe, expect, test } from 'vitest';
import { scopeOf } from '../../src/rulebook/scope.js';
import { tips } from '../../src/rulebook/tips.js';
import { checkedOf, english, valueIn } from '../support/shipped.js';

function told(id: string, settings: readonly string[] = []): string {
  const { rules } = checkedOf(id, settings);
  return tips(rules, valueIn(scopeOf(rules), id), english).join(' ');
}

describe('advice for players', () => {
  test('belongs to rule values', () => {
    expect(told('family-draw')).toMatch(/Play heavy tiles such as 6-6 early.*doubles.*may have drawn/);
    expect(told('family-draw')).not.toMatch(/partner|draw more than you must/);
    expect(told('draw')).toMatch(/draw more than you must.*With partners/);
    expect(told('block')).not.toMatch(/drawn|draw more/);
  });

  test('says nothing of pips that never count, nor of doubles that nobody has', () => {
    expect(told('penalty-draw', ['score.round=each-own-pips'])).toContain('heavy tiles');
    expect(told('double-three-chain', ['round.blocked=nobody'])).not.toContain('heavy');
    const without = [
      'set={ highest: 4, without: [0-0, 1-1, 2-2, 3-3, 4-4] }',
      'players=2',
      'deal=4',
      'lead.first=lot',
    ];
    expect(told('block', without)).not.toContain('doubles');
  });
});
