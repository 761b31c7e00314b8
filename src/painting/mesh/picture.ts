import type { Matrix } from '../../geometry/matrix';
import type { Substance } from './part';

/** A picture of a substance. */
export interface Picture {
  readonly jpeg: Uint8Array;
  /** From the stone's mm to the picture: 0 0 its upper left corner, 1 1 its lower right one, y down. */
  readonly fromMm: Matrix;
}

/** Pictures by what they are of. */
export type Pictures = ReadonlyMap<string, Picture>;

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
