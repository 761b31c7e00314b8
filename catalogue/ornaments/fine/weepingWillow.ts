import { type Drawing, placed } from '../../drawing/contour';
import { layered } from '../../drawing/layers';
import { curvesOf, lines, type Way, way } from '../../drawing/pen';
import { along, heading } from '../../drawing/spine';
import { chanceFrom } from '../../materials/seededNoise';
import { leaf } from '../leaf';
import { strokes } from './blade';

const LEAF = 20;

/** A hanging strand with leaves to both sides, the first of them a quarter along it. */
function strand(path: Way): Drawing {
  const curves = curvesOf(path);
  const length = curves.reduce((sum, [a, , , d]) => sum + Math.hypot(d[0] - a[0], d[1] - a[1]), 0);
  const count = Math.max(2, Math.round((length * 0.74) / (LEAF * 0.85)));
  const leaves = Array.from({ length: count }, (_, i): Drawing => {
    const place = Math.min(curves.length - 1e-9, (0.26 + (0.74 * (i + 0.6)) / (count + 0.1)) * curves.length);
    const curve = curves[Math.floor(place)];
    if (!curve) return [];
    const { at } = along(curve, place % 1);
    const form = { length: LEAF, breadth: LEAF * 0.18, bend: 0, rib: 0, belly: 0.42 };
    return placed(leaf(form), {
      x: at[0],
      y: at[1],
      turn: heading(curve, place % 1) + (i % 2 ? 30 : -30),
    });
  });
  return [...lines([path], { from: 2.2, to: 2 }), ...leaves.flat()];
}

/** The lines of trunk and limbs, each from the ground to a limb's end. */
const GROWN = [
  '-46,140 -22,124 -15,84 -14,34 -26,-20 -56,-66 -100,-84',
  '-18,136 -8,100 -7,50 -12,-10 -30,-70 -60,-108',
  '4,138 1,90 1,40 0,-30 -4,-84 -16,-124',
  '6,100 7,40 8,-20 12,-84 22,-122',
  '24,137 14,100 13,50 16,-10 34,-70 64,-106',
  '52,140 28,124 20,84 19,34 30,-20 60,-66 104,-82',
];

/** How far from the middle the long strands start, and the height of the crown there. */
const STARTS = [-140, -122, -104, -87, -70, -54, -38, 38, 54, 70, 87, 104, 122, 140];
const dome = (x: number) => -134 + (x / 124) ** 2 * 58;

/** A weeping willow: mourning, and shelter under its branches. */
export function weepingWillow(): string {
  const chance = chanceFrom(17);
  const strands = STARTS.flatMap((x, i) => {
    const y = dome(x);
    const out = Math.sign(x) * (12 + Math.abs(x) * 0.14);
    const drop = 112 + Math.abs(x) * 0.5 + chance() * 24 - (i % 2) * 16;
    return strand([
      [x * 0.8, y + 14],
      [x + out * 0.3, y - 2],
      [x + out, y + drop * 0.25],
      [x + out * 1.12, y + drop * 0.62],
      [x + out * 1.1, y + drop],
    ]);
  });
  const crown = [
    strand(way('-14,-122 -20,-138 -32,-132 -38,-104 -38,-50')),
    strand(way('20,-120 26,-138 38,-132 45,-102 45,-44')),
    strand(way('8,-110 2,-146 -10,-146 -17,-116 -17,-66')),
    strand(way('8,-110 12,-142 20,-140 27,-112 28,-74')),
  ];
  return layered([
    { inks: [...lines(GROWN, { from: 3.6, to: 2 }), ...strands, ...crown.flat()] },
    strokes(['-150,144 -80,139 -40,140', '60,141 110,140 156,144', '-20,147 20,144 70,148'], {
      from: 2,
      to: 2,
      swell: 1.6,
    }),
  ]);
}
