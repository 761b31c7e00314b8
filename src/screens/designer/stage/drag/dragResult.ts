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

/** The state of a drag: how to show it, and the edit when it is released. */
export interface DragResult {
  /** What is needed to show it without rebuilding an element; undefined where one has another form where it is dragged to. */
  readonly placed: readonly Placed[] | undefined;
  readonly guides: readonly Mark[];
  readonly edit: Edit;
}
