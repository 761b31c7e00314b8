import { type Box, boxUnder } from '../geometry/box';
import { joinMatrices, type Matrix } from '../geometry/matrix';
import { type Finding, found } from '../stone/finding';
import type { Mm } from '../stone/numbers';
import type { VignetParm } from '../stone/parm';
import { readTransform } from '../stone/transform';

/** The placement of a vignet's own drawing about its middle. */
export interface ShapedVignet {
  /** From 0 0 width height in mm to the element's own mm. */
  readonly matrix: Matrix;
  readonly box: Box;
  /** The result of `reverse` and `transform`, as a key: two with the same key are drawn alike. */
  readonly drawnAs: string;
  readonly warnings: readonly Finding[];
}

/**
 * Puts a vignet of a natural size about its middle, mirrored where it says `reverse`, then carries out its `transform`
 * about that middle. An unreadable one is ignored with a warning.
 */
export function shapeVignet(
  { reverse, transform }: VignetParm,
  index: number,
  { width, height }: { readonly width: Mm; readonly height: Mm },
): ShapedVignet {
  const read = readTransform(transform);
  const mirror = reverse ? -1 : 1;
  const centred: Matrix = [mirror, 0, 0, 1, (-mirror * width) / 2, -height / 2];
  const plain = read === undefined || read.every((part, place) => part === [1, 0, 0, 1, 0, 0][place]);
  const matrix = plain ? centred : joinMatrices(read, centred);
  return {
    matrix,
    box: boxUnder({ left: 0, top: 0, right: width, bottom: height }, matrix),
    drawnAs: `${reverse ? ' reversed' : ''}${plain ? '' : ` ${read.join(' ')}`}`,
    warnings: read ? [] : [found('error', 'unknownTransform', { elements: [index], value: transform })],
  };
}
