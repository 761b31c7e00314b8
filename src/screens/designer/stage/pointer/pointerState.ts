import type { DesignerContext } from '../../../../machines/designer/context';
import type { Selection } from '../../../../machines/designer/selection';
import type { StonePoint as Point } from '../../../../scene/marks/mark';
import type { SceneMeasures } from '../../../../scene/measures';
import type { Candidates } from '../../../../scene/snapping/candidates';
import type { Design } from '../../../../stone/stone';
import type { DragResult } from '../drag/dragResult';
import type { DragSubject } from '../drag/dragSubject';
import type { PressPoint } from './hitTest';

/** The target of a press. */
export interface Pressed {
  readonly point: PressPoint;
  /** Its position in the frame, in CSS pixels. */
  readonly inFrame: Point;
  /** What a drag moves; undefined where it draws a marquee or pans. */
  readonly subject: DragSubject | undefined;
  /** The element that was pressed and would be dragged if it were not locked. */
  readonly locked?: number | undefined;
  /** A drag pans: a finger beside all elements. */
  readonly pans: boolean;
  /** What was selected before the press, and where the caret was. */
  readonly found: Pick<DesignerContext, 'selected' | 'caret'>;
  /** The part of the selection that a marquee keeps. */
  readonly selectedBefore: Selection;
  /** The element of a tap, and the selection after it. */
  readonly tapped: { readonly element: number; readonly selects: Selection } | undefined;
  /** The design that was pressed: in another the same index may be another element. */
  readonly design: Design;
}

/** No pointer is down. */
export interface Idle {
  readonly kind: 'idle';
}

/** One is down, and has not moved far enough for a drag. */
export interface Press {
  readonly kind: 'press';
  readonly pressed: Pressed;
}

/** What is near something that is dragged, for as long as these are the stone's measures. */
export interface Near {
  readonly measures: SceneMeasures | undefined;
  readonly candidates: Candidates;
}

/** What was pressed follows the pointer: it is moved, scaled, rotated or spaced. */
export interface Drag {
  readonly kind: 'drag';
  readonly pressed: Pressed;
  readonly subject: DragSubject;
  readonly result: DragResult;
  readonly near: Near;
}

/** A selection box is being drawn. */
export interface Marquee {
  readonly kind: 'marquee';
  readonly pressed: Pressed;
}

/** The view follows the pointer. */
export interface Pan {
  readonly kind: 'pan';
  /** What Escape undoes; undefined where the press selected nothing. */
  readonly pressed: Pressed | undefined;
}

/** Two pointers or more are down: the view follows them. */
export interface Pinch {
  readonly kind: 'pinch';
  /** What the last of them does once the others are lifted. */
  readonly last: 'pan' | 'ignored';
}

/** One is down without effect: its action is done, or was cancelled. */
export interface Ignored {
  readonly kind: 'ignored';
}

/** The state of the pointers on the stone. */
export type PointerState = Idle | Press | Drag | Marquee | Pan | Pinch | Ignored;

export type StateName = PointerState['kind'];
export type StateOf<S extends StateName> = Extract<PointerState, { readonly kind: S }>;

/** Panning with nothing that Escape undoes. */
export const PAN: Pan = { kind: 'pan', pressed: undefined };
export const IDLE: Idle = { kind: 'idle' };
export const IGNORED: Ignored = { kind: 'ignored' };
