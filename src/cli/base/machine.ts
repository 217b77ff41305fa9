import { createHash } from 'node:crypto';
import type { Machine } from '../../pdf/machine.js';

/** What Node does for painting. */
export const nodeMachine: Machine = {
  sha256: (parts) => {
    const hash = createHash('sha256');
    for (const bytes of parts) hash.update(bytes);
    return hash.digest();
  },
};
