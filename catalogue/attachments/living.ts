import { mirrored, placed, solid } from '../drawing/contour';
import { laid, layered, mirroredLayers } from '../drawing/layers';
import { way, within } from '../drawing/pen';
import { along, heading, type Spine, stem } from '../drawing/spine';
import { leaf } from '../ornaments/leaf';
import { roseBloom } from '../ornaments/roseBloom';
import type { Part } from './entry';
import { type CastFeather, castFeathers } from './feathers';
import { oval } from './shapes';

const feathers = (rows: readonly CastFeather[]) => layered(castFeathers(rows));

/** A small bird sitting, looking to the right. */
export function sittingBird(): Part[] {
  const body = within([
    way('0,-76 -16,-90 -34,-99 -52,-94 -64,-78 -74,-54 -96,-28 -122,2'),
    way('-122,2 -104,40 -76,62 -46,58 -24,34 -17,2 -22,-30 -22,-54 -14,-66'),
    way('-14,-66 0,-76'),
  ]);
  return [
    [
      'bronze',
      10,
      [...within([way('-60,52 -58,88 -52,88 -50,52')]), ...within([way('-44,50 -42,87 -36,87 -36,50')])],
    ],
    [
      'bronze',
      14,
      feathers([
        [104, 20, -100, 16, 142],
        [104, 20, -102, 8, 132],
      ]),
    ],
    ['bronze', 26, body],
    [
      'bronze',
      31,
      feathers([
        [112, 22, -72, 4, 146],
        [98, 22, -70, 14, 150],
        [82, 22, -68, 24, 156],
      ]),
    ],
    ['bronze', 35, within([way('-88,-30 -64,-40 -46,-22 -43,6 -56,30 -76,34 -92,14 -88,-30')])],
    ['brass', 28, oval(-35, -79, 3.4)],
  ];
}

/** A swallow or dove in flight, its wings spread. */
export function flyingBird(): Part[] {
  const arm: Spine = [
    [10, 4],
    [34, -22],
    [58, -38],
    [86, -44],
  ];
  const row = (count: number, from: readonly [number, number], to: readonly [number, number]) =>
    Array.from({ length: count }, (_, k) => {
      const share = 1 - k / (count - 1);
      const { at } = along(arm, 0.05 + 0.95 * share);
      const mix = (i: 0 | 1) => from[i] + (to[i] - from[i]) * share;
      return [mix(0), 17, at[0], at[1], mix(1)] as const;
    });
  const both = (rows: readonly CastFeather[]) => {
    const right = laid(castFeathers(rows), { turn: -14 });
    return layered([...mirroredLayers(right), ...right]);
  };
  const front = within([way('2,12 14,-14 36,-36 64,-50 92,-50 88,-40 62,-32 38,-14 22,10 2,12')]);
  const shoulder = placed(front, { turn: -14 });
  const body = within([
    way('0,-58 8,-50 10,-38 15,-16 14,16 8,44 0,66'),
    way('0,66 -8,44 -14,16 -15,-16 -10,-38 -8,-50 0,-58'),
  ]);
  return [
    [
      'bronze',
      8,
      feathers([
        [76, 16, -3, 40, 114],
        [76, 16, 3, 40, 66],
        [74, 16, -2, 42, 100],
        [74, 16, 2, 42, 80],
        [70, 16, 0, 44, 90],
      ]),
    ],
    ['bronze', 12, both(row(9, [58, 118], [98, 22]))],
    ['bronze', 16, both(row(7, [32, 118], [48, 30]))],
    ['bronze', 20, [...shoulder, ...solid(mirrored(shoulder))]],
    ['bronze', 26, body],
    ['brass', 24, within([way('-3,-54 0,-72 3,-54')])],
  ];
}

/** A rose in full round, lying: stem and leaves behind, the bloom in front. */
export function bronzeRose(): Part[] {
  const stalk: Spine = [
    [-60, 190],
    [-20, 120],
    [30, 80],
    [0, 0],
  ];
  const leafAt = (t: number, turn: number, length: number) => {
    const { at } = along(stalk, t);
    const form = { length, breadth: length * 0.24, bend: turn > 0 ? -5 : 5, rib: 0, belly: 0.4 };
    return placed(leaf(form), { x: at[0], y: at[1], turn: heading(stalk, t) + turn });
  };
  const ribAt = (t: number, turn: number, length: number) => {
    const { at } = along(stalk, t);
    const form = {
      length: length * 0.86,
      breadth: length * 0.022,
      bend: turn > 0 ? -4 : 4,
      rib: 0,
      belly: 0.3,
    };
    return placed(leaf(form), { x: at[0], y: at[1], turn: heading(stalk, t) + turn });
  };
  const bloom = (radius: number, petals: number) =>
    roseBloom({ radius, petals, gap: 2.2, open: 0.1, sepals: [] });
  const leaves: readonly (readonly [number, number, number])[] = [
    [0.3, -62, 74],
    [0.42, 58, 76],
    [0.62, -54, 66],
  ];
  return [
    ['bronze', 6, leaves.flatMap(([t, turn, length]) => leafAt(t, turn, length))],
    [
      'bronze',
      9,
      [...solid([stem(stalk, 7, 5, 12)]), ...leaves.flatMap(([t, turn, length]) => ribAt(t, turn, length))],
    ],
    ['bronze', 12, oval(0, -16, 50, 50)],
    ['bronze', 20, placed(bloom(56, 14), { y: -16 })],
    ['bronze', 24, placed(bloom(26, 6), { y: -16 })],
  ];
}
