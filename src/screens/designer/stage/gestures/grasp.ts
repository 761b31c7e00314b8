import type { Grip, Placed } from '../../../../../workers/stage/contract';
import type { Graspable } from '../../../../scene/group';
import type { Handle } from '../../../../scene/handles';
import type { Mark, StonePoint } from '../../../../scene/marks/mark';
import type { CentreLineSide } from '../../../../scene/marks/rulerMarks';
import type { ElementMeasure } from '../../../../scene/measures';
import type { Edit } from '../../../../stone/edits/edit';
import type { Ruler } from '../../../../stone/edits/rulers';
import type { Mm } from '../../../../stone/numbers';
import type { Parm, TextParm } from '../../../../stone/parm';

/** An element in hand. */
export interface InHand {
  readonly element: number;
  readonly parm: Parm;
  readonly measure: ElementMeasure;
  /** The heights its letters are cast in; undefined of what can be of any height. */
  readonly cast: readonly Mm[] | undefined;
}

/** Elements taken hold of: by themselves to move them, by a handle to scale or turn them. */
export interface ElementsGrasp {
  readonly kind: 'elements';
  readonly inHand: readonly InHand[];
  readonly grasped: Graspable;
  readonly handle: Handle | undefined;
  readonly from: StonePoint;
}

/** The caret of a line taken hold of, to pull the letters beside it apart or together. */
export interface CaretGrasp {
  readonly kind: 'caret';
  readonly line: TextParm;
  readonly grip: Grip;
  readonly caret: number;
  readonly grasped: Graspable;
  readonly from: StonePoint;
}

/** What lies over the stone taken hold of. */
export type LaidGrasp =
  | { readonly kind: 'centreLine'; readonly side: CentreLineSide; readonly from: StonePoint }
  | {
      readonly kind: 'ruler';
      readonly index: number;
      readonly ruler: Ruler;
      /** One end, or all of it. */
      readonly part: 'dotOne' | 'dotTwo' | 'whole';
      readonly from: StonePoint;
    };

export type Grasp = ElementsGrasp | CaretGrasp | LaidGrasp;

/** How the hand goes about it. */
export interface Manner {
  /** How near, in mm, something is drawn to what stands beside it. */
  readonly reach: Mm;
  /** Alt: nothing is drawn anywhere. */
  readonly free: boolean;
  /** Shift: turning goes in steps. */
  readonly inSteps: boolean;
}

/** What a gesture has come to: how to show it, and the edit it will be when it is let go. */
export interface Followed {
  /** Enough to show it without building an element again; undefined where something has to be built. */
  readonly placed: readonly Placed[] | undefined;
  readonly guides: readonly Mark[];
  readonly edit: Edit;
}
