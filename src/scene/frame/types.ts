import type { FrameType } from '../../stone/frame';
import type { Mm } from '../../stone/numbers';

/** A line beside the frame's base line. */
interface Line {
  /** How far its middle is inside the base line, in mm; negative: outside. */
  readonly inwards: Mm;
  readonly width: Mm;
}

/** The pattern along the base line: beads, or dashes of `width`. Pitches are adjusted so that they come out even. */
export type Row =
  | { readonly kind: 'beads'; readonly diameter: Mm; readonly pitch: Mm }
  | { readonly kind: 'dashes'; readonly width: Mm; readonly length: Mm; readonly pitch: Mm };

/** The shape of an outer corner: a quarter circle or a square cut into it, the corner cut off, or a spray of leaves. */
export type CornerShape = 'plain' | 'indented' | 'notched' | 'cut' | 'leaves';

/** How a kind of frame is drawn. */
export interface FrameDrawing {
  /** From the stone's outline to the base line, in mm. */
  readonly inset: Mm;
  readonly lines: readonly Line[];
  readonly row?: Row;
  readonly corner: CornerShape;
  /** How far from a corner its shape reaches along both edges, in mm. */
  readonly reach: Mm;
}

/** Strokes are at least 1.2 mm wide: that much can be sandblasted into any stone. */
export const FRAME_DRAWINGS: Readonly<Record<Exclude<FrameType, 'none'>, FrameDrawing>> = {
  line: { inset: 28, lines: [{ inwards: 0, width: 2.6 }], corner: 'plain', reach: 0 },
  fineLine: { inset: 25, lines: [{ inwards: 0, width: 1.3 }], corner: 'plain', reach: 0 },
  doubleLine: {
    inset: 29,
    lines: [
      { inwards: -3, width: 1.8 },
      { inwards: 3, width: 1.8 },
    ],
    corner: 'plain',
    reach: 0,
  },
  thickThin: {
    inset: 28,
    lines: [
      { inwards: -3, width: 4.4 },
      { inwards: 3.2, width: 1.3 },
    ],
    corner: 'plain',
    reach: 0,
  },
  dashes: {
    inset: 28,
    lines: [],
    row: { kind: 'dashes', width: 2.4, length: 16, pitch: 24 },
    corner: 'plain',
    reach: 0,
  },
  beads: {
    inset: 28,
    lines: [],
    row: { kind: 'beads', diameter: 5, pitch: 8.5 },
    corner: 'plain',
    reach: 0,
  },
  beadedLine: {
    inset: 32,
    lines: [
      { inwards: -6, width: 1.4 },
      { inwards: 6, width: 1.4 },
    ],
    row: { kind: 'beads', diameter: 4, pitch: 9 },
    corner: 'plain',
    reach: 0,
  },
  indented: { inset: 28, lines: [{ inwards: 0, width: 2.4 }], corner: 'indented', reach: 34 },
  notched: {
    inset: 29,
    lines: [
      { inwards: -2.8, width: 2.2 },
      { inwards: 3.2, width: 1.3 },
    ],
    corner: 'notched',
    reach: 26,
  },
  cutCorners: { inset: 28, lines: [{ inwards: 0, width: 2.4 }], corner: 'cut', reach: 40 },
  leaves: { inset: 30, lines: [{ inwards: 0, width: 1.8 }], corner: 'leaves', reach: 46 },
};
