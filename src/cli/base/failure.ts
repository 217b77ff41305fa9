import { type Problem, problem } from '../../problem.js';

/** Words for the system's reasons not to write, by its codes. */
const REASONS = {
  // Windows says EPERM or EBUSY of a file that a viewer holds open.
  EBUSY: 'held-open',
  EPERM: 'held-open',
  ETXTBSY: 'held-open',
  EACCES: 'read-only',
  EROFS: 'read-only',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  ENOTDIR: 'not-a-folder',
  EEXIST: 'not-a-folder',
  ENOENT: 'no-place',
  ENAMETOOLONG: 'name-too-long',
} as const;

/** Who chooses where something is written: `--out`, the folder of settings, or the folder the program is run in. */
export type ChosenBy = 'out' | 'settings' | 'here';

/** What a failed write means to the person, with the path as the person wrote it; undefined when it is no error of the system. */
export function writeProblem(failure: unknown, path: string, where: ChosenBy): Problem | undefined {
  if (!isSystemError(failure)) return undefined;
  const { code } = failure;
  const reason = isKnown(code) ? REASONS[code] : 'unwritten';
  return problem(`cli.${reason}`, { path, reason: code, where });
}

/** Why a file can't be read, in the words of the messages that say it. */
export function readReason(code: string): 'missing' | 'forbidden' | 'other' {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
  return code === 'EACCES' || code === 'EPERM' ? 'forbidden' : 'other';
}

function isKnown(code: string): code is keyof typeof REASONS {
  return Object.hasOwn(REASONS, code);
}

/** Whether this was thrown by the system (a code such as ENOENT) and not by a mistake of ours. */
export function isSystemError(failure: unknown): failure is NodeJS.ErrnoException & { code: string } {
  return (
    failure instanceof Error &&
    'code' in failure &&
    typeof failure.code === 'string' &&
    /^E[A-Z0-9_]+$/.test(failure.code)
  );
}
