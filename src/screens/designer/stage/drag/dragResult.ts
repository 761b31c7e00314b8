import type { Placed } from '../../../../../workers/stage/contract';
import type { Mark } from '../../../../scene/marks/mark';
import type { Edit } from '../../../../stone/edits/edit';
import type { Mm } from '../../../../stone/numbers';

/** How something is dragged. */
export interface DragOptions {
  /** How near, in mm, it snaps to what stands beside it. */
  readonly snapDistance: Mm;
  /** Alt: it snaps to nothing. */
  readonly free: boolean;
  /** Shift: it rotates in steps. */
  readonly inSteps: boolean;
}

/** What a drag has come to: how to show it, and the edit it will be when it is let go. */
export interface DragResult {
  /** Enough to show it without building an element again; undefined where something has to be built. */
  readonly placed: readonly Placed[] | undefined;
  readonly guides: readonly Mark[];
  readonly edit: Edit;
}
