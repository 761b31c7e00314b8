import type { GraveKind } from '../../../machines/wizard/place';

/** The shape of a stone for each kind of grave, in a box of 64 by 64. */
export const GRAVE_OUTLINES: Readonly<Record<GraveKind, string>> = {
  coffin: 'M12 58V22C12 12 20 6 32 6s20 6 20 16v36z',
  urn: 'M16 58V30c0-8 7-13 16-13s16 5 16 13v28z',
  lawn: 'M6 52 14 36h36l8 16v5H6z',
};
