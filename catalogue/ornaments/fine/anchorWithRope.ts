import { type Layer, laid, layered, mirroredLayers, rimmed } from '../../drawing/layers';
import { HAIR, LIGHT, lines, SWELLING, way, within } from '../../drawing/pen';
import { berry } from '../leaf';
import { piece, strokes } from './blade';
import { rope } from './rope';

/** The right arm with its fluke; open in the middle, where the left one joins it. */
const ARM = [
  '0,96 40,90 76,66 94,32',
  '94,32 78,36',
  '78,36 98,14 120,-10',
  '120,-10 130,20 134,54',
  '134,54 118,42',
  '118,42 100,84 56,116 0,130',
].map(way);
const FLUKE: Layer = { hides: within([...ARM, way('0,130 0,96')]), inks: lines(ARM, SWELLING) };

const SHANK = ['-9,-108 -8,0 -12,96', '-12,96 0,104 12,96', '12,96 8,0 9,-108'].map(way);
const STOCK = piece(
  ['-78,-86 0,-90 78,-86', '78,-86 84,-80 78,-74', '78,-74 0,-72 -78,-74', '-78,-74 -84,-80 -78,-86'],
  [],
  LIGHT,
);
const BAND = piece(['-14,-64 -14,-96', '-14,-96 14,-96', '14,-96 14,-64', '14,-64 -14,-64'], [], LIGHT);

/** An anchor with a rope that runs through its ring and winds about its shank: hope that holds. */
export function anchorWithRope(): string {
  return layered([
    STOCK,
    FLUKE,
    ...mirroredLayers([FLUKE]),
    { hides: within([...SHANK, way('9,-108 -9,-108')]), inks: lines(SHANK, SWELLING) },
    strokes(['0,-60 0,76'], HAIR),
    BAND,
    ...laid([...rimmed(berry(24, 24), berry(21.4, 21.4)), ...rimmed(berry(14, 14), berry(11.6, 11.6))], {
      y: -128,
    }),
    rope(
      way(
        '12,-134 44,-128 60,-98 36,-62 2,-40 -22,-18 -31,-2 -22,14 4,28 32,46 46,76 42,112 58,148 96,160 134,146',
      ),
    ),
  ]);
}
