import type { Selection } from '../../../../machines/designer/selection';
import type { StonePoint as Point } from '../../../../scene/marks/mark';
import type { Design } from '../../../../stone/stone';
import type { DragResult } from '../drag/dragResult';
import type { DragSubject } from '../drag/dragSubject';
import type { PressPoint } from './hitTest';

/** What a press is about. */
export interface Pressed {
  readonly point: PressPoint;
  /** Where it is in the frame, in CSS pixels. */
  readonly inFrame: Point;
  /** What a drag moves; undefined where it draws a marquee or pans. */
  readonly subject: DragSubject | undefined;
  /** A drag pans: it is a finger's, beside everything. */
  readonly pans: boolean;
  /** What stays selected, whatever a marquee adds to it. */
  readonly selectedBefore: Selection;
  /** What a tap would select in the end. */
  readonly tapped: Selection | undefined;
  /** The design it was pressed in: in another the same index may be another element. */
  readonly design: Design;
}

/** No pointer is down. */
export interface Idle {
  readonly kind: 'idle';
}

/** One is down, and has not gone far enough to be a drag. */
export interface Press {
  readonly kind: 'press';
  readonly pressed: Pressed;
}

/** What was pressed goes with the pointer: it is moved, scaled, rotated or spaced. */
export interface Drag {
  readonly kind: 'drag';
  readonly pressed: Pressed;
  readonly subject: DragSubject;
  readonly result: DragResult;
}

/** A box is drawn around what is to be selected. */
export interface Marquee {
  readonly kind: 'marquee';
  readonly pressed: Pressed;
}

/** The view goes with the pointer. */
export interface Pan {
  readonly kind: 'pan';
  /** What Escape takes back; undefined where nothing was selected by the press. */
  readonly pressed: Pressed | undefined;
}

/** Two pointers or more are down: the view goes with them. */
export interface Pinch {
  readonly kind: 'pinch';
  /** What the last of them does once the others are lifted. */
  readonly last: 'pan' | 'ignored';
}

/** One is down and has nothing more to do: what it was about is done, or was given up. */
export interface Ignored {
  readonly kind: 'ignored';
}

/** What the pointers on the stone are doing. */
export type PointerState = Idle | Press | Drag | Marquee | Pan | Pinch | Ignored;

export type StateName = PointerState['kind'];
export type StateOf<S extends StateName> = Extract<PointerState, { readonly kind: S }>;

/** Panning with nothing that Escape takes back. */
export const PAN: Pan = { kind: 'pan', pressed: undefined };
export const IDLE: Idle = { kind: 'idle' };
export const IGNORED: Ignored = { kind: 'ignored' };
