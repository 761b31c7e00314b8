import { degrees } from '../../geometry/angle';
import type { Point } from '../../geometry/point';
import type { Mm } from '../../stone/numbers';
import type { Label } from '../sheet/label';
import { written } from './layers';

/** The layer of what is written and never cut, in the grey of guides. */
export const LABEL_LAYER = { name: 'LABEL', colour: 8 };

/** The alignment of a TEXT that fills its baseline whatever its letters are (group 72). */
export const FIT = 5;

/** A label as a TEXT of a DXF file has it: y up. */
export interface DxfText {
  readonly text: string;
  readonly from: Point;
  readonly to: Point;
  readonly height: Mm;
  /** Degrees counterclockwise. */
  readonly rotation: number;
}

/** What means something else in a DXF file, as plain characters: a caret begins a control character, two percents a sign. */
const plain = (text: string) => text.replaceAll('^', '^ ').replaceAll('%%', '% %');

/** A label of a sheet of a height in mm. */
export function dxfText({ text, from, to, height }: Label, sheetHeight: Mm): DxfText {
  const up = ([x, y]: Point): Point => [written(x), written(sheetHeight - y)];
  const [start, end] = [up(from), up(to)];
  const rotation = written(degrees(Math.atan2(end[1] - start[1], end[0] - start[0])));
  return { text: plain(text), from: start, to: end, height: written(height), rotation };
}
