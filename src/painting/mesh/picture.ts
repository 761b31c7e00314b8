import type { Matrix } from '../../geometry/matrix';
import type { Substance } from './part';

/** Where a picture of a substance lies. */
export interface PlacedPicture {
  /** From the stone's mm to the picture: 0 0 its upper left corner, 1 1 its lower right one, y down. */
  readonly fromMm: Matrix;
}

/** A picture of a substance, as files hold it. */
export interface Picture extends PlacedPicture {
  readonly jpeg: Uint8Array;
}

/** Pictures by what they are of. */
export type Pictures<P extends PlacedPicture = Picture> = ReadonlyMap<string, P>;

/** By what a substance's picture is known; undefined for what has none. */
export function pictureKeyOf(substance: Substance): string | undefined {
  switch (substance.kind) {
    case 'stone':
      return substance.variant.tile;
    case 'photograph':
      return 'photograph';
    case 'portrait':
      return `portrait ${substance.node.element}`;
    case 'covering':
    case 'ceramic':
      return undefined;
  }
}
