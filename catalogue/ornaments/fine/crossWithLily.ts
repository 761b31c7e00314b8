import { placed, solid } from '../../drawing/contour';
import { type Layer, laid, layered, rimmed } from '../../drawing/layers';
import { HAIR, type Way } from '../../drawing/pen';
import { along, heading, type Spine, stem } from '../../drawing/spine';
import { latinCross } from '../crosses';
import { strokes } from './blade';
import { lilyBud, lilyFlower, lilyLeaf } from './lily';

const [WIDTH, HEIGHT, BAR, ARM, LINE] = [220, 384, 40, 116, 3];

/** The cross without everything within `inset` mm of its edge. */
const cross = (inset: number) =>
  placed(
    latinCross({
      width: WIDTH - 2 * inset,
      height: HEIGHT - 2 * inset,
      bar: BAR - 2 * inset,
      arm: ARM - inset,
    }),
    { y: inset },
  );

const STEM: Spine = [
  [-100, 420],
  [-58, 366],
  [-10, 330],
  [14, 236],
];

function leafAt(t: number, turn: number, length: number): Layer[] {
  const { at } = along(STEM, t);
  return laid([lilyLeaf(length, turn > 0 ? 9 : -9)], { x: at[0], y: at[1], turn: heading(STEM, t) + turn });
}

/** A Latin cross in two lines, and a lily laid across its foot: faith and purity. */
export function crossWithLily(): string {
  const stalks: Way[] = [
    [along(STEM, 0.66).at, [36, 308], [66, 292]],
    [along(STEM, 0.44).at, [14, 354], [60, 346]],
  ];
  return layered([
    ...rimmed(cross(0), cross(LINE)),
    ...rimmed(cross(8), cross(8 + 2)),
    strokes(stalks, HAIR),
    ...laid([lilyBud(66)], { x: 64, y: 293, turn: -26 }),
    ...laid([lilyBud(54)], { x: 58, y: 346, turn: -8 }),
    { inks: solid([stem(STEM, 4, 3, 12)]) },
    ...leafAt(0.08, 46, 86),
    ...leafAt(0.12, -62, 92),
    ...leafAt(0.36, -64, 80),
    ...laid(lilyFlower(88), { x: 16, y: 214, turn: 8 }),
  ]);
}
