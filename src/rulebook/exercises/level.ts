/** How hard exercises are: from the first to the last of these steps (0 the easiest, 1 the hardest there are). */
export const LEVELS = {
  easy: { from: 0, to: 0.3 },
  medium: { from: 0.35, to: 0.65 },
  hard: { from: 0.7, to: 1 },
} as const;
export type Level = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as readonly Level[];
/** Without a level, all of them, in even steps. */
export const ALL_LEVELS = { from: 0, to: 1 } as const;
