import type { Grip } from '../../../../../workers/stage/contract';
import type { PlacedBox } from '../../../../scene/group';
import type { Handle } from '../../../../scene/handles';
import type { StonePoint } from '../../../../scene/marks/mark';
import type { CentreLineSide } from '../../../../scene/marks/rulerMarks';
import type { ElementMeasure } from '../../../../scene/measures';
import type { Ruler } from '../../../../stone/edits/rulers';
import type { Mm } from '../../../../stone/numbers';
import type { Parm, TextParm } from '../../../../stone/parm';

/** An element that is dragged. */
export interface DraggedElement {
  readonly element: number;
  readonly parm: Parm;
  readonly measure: ElementMeasure;
  /** The heights its letters are cast in; undefined for what can be of any height. */
  readonly cast: readonly Mm[] | undefined;
}

/** Whether an element's form depends on where it stands: a line that follows the stone's edge bends otherwise elsewhere. */
export function followsEdge({ parm }: DraggedElement): boolean {
  return parm.type === 'text' && parm.curve?.kind === 'edge';
}

/** Elements: dragged by themselves they move, by a handle they are scaled or rotated. */
export interface ElementsSubject {
  readonly kind: 'elements';
  readonly elements: readonly DraggedElement[];
  /** All of them as one thing. */
  readonly whole: PlacedBox;
  readonly handle: Handle | undefined;
  /** Where the pointer was pressed, in mm of the stone. */
  readonly from: StonePoint;
}

/** The caret of a line: dragging it spaces the letters beside it. */
export interface CaretSubject {
  readonly kind: 'caret';
  readonly line: TextParm;
  readonly grip: Grip;
  readonly caret: number;
  readonly whole: PlacedBox;
  readonly from: StonePoint;
}

export interface CentreLineSubject {
  readonly kind: 'centreLine';
  readonly side: CentreLineSide;
  readonly from: StonePoint;
}

export interface GuideLineSubject {
  readonly kind: 'guideLine';
  readonly index: number;
  readonly from: StonePoint;
}

export interface RulerSubject {
  readonly kind: 'ruler';
  readonly index: number;
  readonly ruler: Ruler;
  /** One end, or all of it. */
  readonly part: 'dotOne' | 'dotTwo' | 'whole';
  readonly from: StonePoint;
}

/** What is dragged. */
export type DragSubject =
  | ElementsSubject
  | CaretSubject
  | CentreLineSubject
  | GuideLineSubject
  | RulerSubject;
