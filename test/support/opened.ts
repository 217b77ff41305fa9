import { HostOnly } from '../../src/host-only.js';

/** What only the host may see, for a test to look at. */
export function opened<T>(secret: HostOnly<T>): T {
  return HostOnly.openForHostSheet(secret);
}
