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
  ENAMETOOLONG: 'name-too-long',
} as const;

/** What a failed write means to the person, with the path as the person wrote it; undefined when it is no error of the system. */
export function writeProblem(failure: unknown, path: string): Problem | undefined {
  if (!isSystemError(failure)) return undefined;
  const { code } = failure;
  const reason = isKnown(code) ? REASONS[code] : 'unwritten';
  return problem(`cli.${reason}`, { path, reason: code });
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
