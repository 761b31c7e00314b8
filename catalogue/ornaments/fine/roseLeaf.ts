import { type Layer, laid } from '../../drawing/layers';
import { LIGHT } from '../../drawing/pen';
import { blade, strokes } from './blade';
import { lineLeaf } from './lineLeaf';

/** A rose leaf along x, its stalk's foot at the origin: three leaflets, or five. */
export function roseLeaf(length: number, leaflets: 3 | 5): Layer[] {
  const leaflet = (x: number, turn: number, size: number): Layer[] => {
    const form = {
      length: size,
      breadth: size * 0.28,
      belly: 0.4,
      veins: 3,
      bend: turn === 0 ? 2 : -turn * 0.05,
    };
    return laid([lineLeaf(form)], { x, turn });
  };
  const lower = leaflets === 5 ? [-64, 64].flatMap((turn) => leaflet(length * 0.2, turn, length * 0.36)) : [];
  return [
    strokes([`0,0 ${length * 0.3},${-length * 0.03} ${length * 0.56},0`], { from: 2.4, to: 2 }),
    ...lower,
    ...leaflet(length * 0.42, -54, length * 0.44),
    ...leaflet(length * 0.42, 54, length * 0.44),
    ...leaflet(length * 0.54, 0, length * 0.54),
  ];
}

/** One of the narrow green leaves below a bloom, along x; `bend` says how far it curls to positive y. */
export const sepal = (length: number, bend: number): Layer =>
  blade(
    `0,0 ${length * 0.3},${-6 + bend * 0.5} ${length * 0.7},${-3 + bend} ${length},${bend * 1.4}`,
    `0,0 ${length * 0.3},${7 + bend * 0.5} ${length * 0.7},${4 + bend} ${length},${bend * 1.4}`,
    [],
    LIGHT,
  );
