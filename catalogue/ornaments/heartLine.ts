import { type Drawing, solid } from '../drawing/contour';
import { type Spine, stem } from '../drawing/spine';

/** A heart drawn in two strokes of the pen that cross below and meet in the cleft. */
export function heartLine(): Drawing {
  const left: Spine = [
    [20, 214],
    [-168, 104],
    [-132, -70],
    [0, 44],
  ];
  const right: Spine = [
    [-12, 206],
    [176, 96],
    [122, -78],
    [-3, 52],
  ];
  return solid([stem(left, 2.6, 3.2, 20, 9), stem(right, 2.6, 3.2, 20, 9)]);
}
