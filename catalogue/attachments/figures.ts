import { type Drawing, mirrored, solid } from '../drawing/contour';
import { layered, mirroredLayers } from '../drawing/layers';
import { way, within } from '../drawing/pen';
import type { Part } from './entry';
import { type CastFeather, castFeathers } from './feathers';
import { oval, without } from './shapes';

const both = (drawing: Drawing): Drawing => [...solid(drawing), ...solid(mirrored(drawing))];

/** A row of feathers of both wings: how many, how long the innermost and the outermost are. */
function feathers(count: number, inner: number, outer: number): string {
  const row = Array.from({ length: count }, (_, k): CastFeather => {
    const share = 1 - k / (count - 1);
    const length = inner + (outer - inner) * Math.sqrt(share);
    return [length, 16, 12 + 44 * share, -58 - 26 * share, 112 - 44 * share];
  });
  const right = castFeathers(row);
  return layered([...mirroredLayers(right), ...right]);
}

/** A praying angel, its wings raised. */
export function bronzeAngel(): Part[] {
  const robe = within([
    way('0,-62 -18,-58 -26,-36 -30,10 -38,60 -48,104'),
    way('-48,104 -30,110 -10,105 10,110 30,105 48,104'),
    way('48,104 38,60 30,10 26,-36 18,-58 0,-62'),
  ]);
  const fold = within([way('-12,6 -18,52 -26,98 -20,99 -11,54 -9,6 -12,6')]);
  const sleeve = within([way('-18,-58 -34,-36 -36,-6 -18,-4 -2,-20'), way('-2,-20 -8,-40 -18,-58')]);
  return [
    ['bronze', 8, feathers(8, 80, 116)],
    ['bronze', 11, feathers(7, 42, 64)],
    ['bronze', 14, both(within([way('8,-46 20,-70 40,-92 66,-98 74,-86 56,-76 36,-62 22,-40 8,-46')]))],
    ['bronze', 20, robe],
    ['bronze', 23, [...both(fold), ...within([way('-2,-8 -4,50 -6,100 4,100 3,50 2,-8 -2,-8')])]],
    ['bronze', 26, both(sleeve)],
    ['bronze', 30, within([way('0,-18 -7,-28 -6,-42 0,-54'), way('0,-54 6,-42 7,-28 0,-18')])],
    ['bronze', 24, oval(0, -80, 20, 22)],
    ['bronze', 28, oval(0, -78, 13, 16)],
    ['brass', 26, without(oval(0, -106, 22, 6.5), oval(0, -106, 17.5, 3.6))],
  ];
}
