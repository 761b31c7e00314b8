import { type Drawing, placed, solid } from '../drawing/contour';
import { along, heading, type Spine, stem } from '../drawing/spine';
import { leaf } from './leaf';
import { roseBloom } from './roseBloom';

/** The stem: from its cut end at the left in a calm S to the bloom at the right. */
const STEM: Spine = [
  [-190, 26],
  [-90, -44],
  [-10, 62],
  [88, 2],
];

/** A rose leaf: three leaflets on a fine stalk. */
function roseLeaf(length: number, way: 1 | -1): Drawing {
  const leaflet = (size: number, bend: number) =>
    leaf({ length: size, breadth: size * 0.25, bend: bend * size, rib: 2.6, belly: 0.36, veins: 3 });
  const stalk: Spine = [
    [0, 0],
    [length * 0.15, -way * length * 0.05],
    [length * 0.3, -way * length * 0.04],
    [length * 0.46, 0],
  ];
  return [
    ...solid([stem(stalk, 3, 2.4, 4)]),
    ...placed(leaflet(length * 0.62, 0.05 * way), { x: length * 0.44, y: 0 }),
    ...placed(leaflet(length * 0.46, 0.06), { x: length * 0.34, y: way * -0.01 * length, turn: 58 }),
    ...placed(leaflet(length * 0.46, -0.06), { x: length * 0.34, y: way * -0.01 * length, turn: -58 }),
  ];
}

const grows = (t: number, length: number, turn: number, way: 1 | -1): Drawing => {
  const { at } = along(STEM, t);
  return placed(roseLeaf(length, way), { x: at[0], y: at[1], turn: heading(STEM, t) + turn });
};

/** A single rose lying on its side: the bloom to the right, three leaves on a curved stem. */
export function roseBranch(): Drawing {
  const bloom = roseBloom({ radius: 50, petals: 14, gap: 2.6, open: 0.14, sepals: [156, 196, 238] });
  const thorn = (t: number, side: 1 | -1) => {
    const { at } = along(STEM, t);
    return placed(leaf({ length: 9, breadth: 2.2, bend: 1, rib: 0, belly: 0.1 }), {
      x: at[0],
      y: at[1],
      turn: heading(STEM, t) + side * 66,
    });
  };
  return [
    ...solid([stem(STEM, 5.8, 4.2, 14)]),
    ...grows(0.2, 96, -38, -1),
    ...grows(0.36, 106, 50, 1),
    ...grows(0.64, 88, -46, -1),
    ...solid([...thorn(0.1, 1), ...thorn(0.52, -1), ...thorn(0.8, 1)]),
    ...placed(bloom, { x: 140, y: -16, turn: -24 }),
  ];
}
