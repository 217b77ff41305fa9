import type { HostOnly } from '../../host-only.js';
import type { Block } from '../../layout/page/block.js';
import type { Mm } from '../../layout/page/page.js';
import type { PageSetup } from '../../layout/sheet/setup.js';
import type { SheetRequest } from '../request.js';

/** What a part of the host key comes to: nothing that a player sheet could take. */
export type KeyBlocks = HostOnly<readonly Block[]>;

/** What a part of the host key is laid out with: the width of a column (mm) is that of its figures, and drawn tiles are `scale` times as large as usual. */
export interface KeyPart {
  readonly request: SheetRequest;
  readonly setup: PageSetup;
  readonly width: Mm;
  readonly scale: number;
}
