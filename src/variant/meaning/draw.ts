import { unreachable } from '../../problem.js';
import type { DRAW_THEN, DRAW_TILES, DRAW_WHEN, DrawRule, OpenDraw } from '../rules.js';

/** What the rules of drawing come to in one turn. */
export interface Drawing {
  /** Most tiles drawn in a turn: 0 where nothing is drawn, 1, or as many as it takes until one fits (Infinity). */
  readonly most: number;
  /** Whether a player who could play may draw instead. */
  readonly ableMayDraw: boolean;
  /** Whether a drawn tile that fits may be kept, which ends the turn. */
  readonly mayKeep: boolean;
  /** Tiles of the boneyard that are never drawn; 0 where nothing is drawn at all. */
  readonly leave: number;
}

/** Whether a player who could play may draw instead. */
export const ABLE_MAY_DRAW: Readonly<Record<(typeof DRAW_WHEN)[number], boolean>> = {
  stuck: false,
  'any-turn': true,
};

const MOST_DRAWN: Readonly<Record<(typeof DRAW_TILES)[number], number>> = {
  'until-fit': Number.POSITIVE_INFINITY,
  one: 1,
};

/** Whether a drawn tile that fits may be kept by who could not play before. */
export const MAY_KEEP: Readonly<Record<(typeof DRAW_THEN)[number], boolean>> = {
  'must-play': false,
  'may-keep': true,
};

const NO_DRAWING: Drawing = { most: 0, ableMayDraw: false, mayKeep: false, leave: 0 };

/** How drawing goes by these rules. */
export function drawingOf(rule: DrawRule): Drawing {
  const open = openDraw(rule);
  if (!open) return NO_DRAWING;
  return {
    most: MOST_DRAWN[open.tiles],
    ableMayDraw: ABLE_MAY_DRAW[open.when],
    mayKeep: 'then' in open && MAY_KEEP[open.then],
    leave: open.leave,
  };
}

/** The rules of drawing where there is any; null where nothing is drawn during play. */
export function openDraw(rule: DrawRule): OpenDraw | null {
  switch (rule.when) {
    case 'never':
      return null;
    case 'stuck':
    case 'any-turn':
      return rule;
    default:
      return unreachable(rule);
  }
}
