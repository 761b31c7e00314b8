import { type Layer, layered, mirroredLayers } from '../../drawing/layers';
import { blade, strokes } from './blade';

/** The left outer petal, curving away from the flower's middle. */
const OUTER: Layer = blade('0,16 -40,2 -58,-38 -54,-78 -40,-118', '0,16 0,-20 -8,-60 -22,-92 -40,-118', [
  '-12,2 -34,-26 -42,-62 -40,-92',
]);

/** A tulip in lines with its two leaves. */
export function tulip(): string {
  return layered([
    strokes(['2,224 8,150 6,80 0,12'], { from: 4.4, to: 3.4 }),
    blade('-6,-20 -26,-70 -20,-104 -6,-126', '-6,-20 8,-70 6,-104 -6,-126'),
    blade('8,-20 -4,-70 2,-102 16,-122', '8,-20 30,-66 28,-98 16,-122'),
    OUTER,
    ...mirroredLayers([OUTER]),
    blade('0,16 -30,-8 -34,-52 -18,-84 0,-104', '0,16 30,-8 34,-52 18,-84 0,-104', [
      '0,6 1,-30 0,-78',
      '-8,0 -16,-30 -13,-62',
      '8,0 16,-30 13,-62',
    ]),
    blade('4,222 -32,180 -66,110 -88,22', '4,222 4,170 -20,110 -88,22', ['0,206 -26,150 -58,84']),
    blade('4,226 40,186 62,130 96,84', '4,226 10,186 30,130 96,84', ['8,212 32,160 66,112']),
  ]);
}
