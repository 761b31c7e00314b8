import { WORKSHOP } from '../../../src/painting/relief/light';
import type { ReliefOrder } from '../../../src/painting/relief/reliefOrder';

/** What is baked of a square of 4 mm. */
export const order: ReliefOrder = {
  shape: [
    {
      outline: { verbs: Uint8Array.of(0, 1, 1, 1, 4), coords: Float64Array.of(0, 0, 4, 0, 4, 4, 0, 4) },
      toMm: [1, 0, 0, 1, 0, 0],
    },
  ],
  cut: 'engraved',
  colour: 'gold',
  size: 4,
  rotation: 0,
  light: WORKSHOP,
  perMm: 4,
  cellsPerPixel: 1.41,
};
