import type { Mm } from '../../stone/numbers';

/** A raster of samples over a part of an element, in the element's own mm; sample (i, j) lies in the middle of its cell. */
export interface Grid {
  /** Samples across and down. */
  readonly width: number;
  readonly height: number;
  /** The upper left corner of the first cell. */
  readonly left: Mm;
  readonly top: Mm;
  /** Samples a mm. */
  readonly perMm: number;
}

/**
 * The grid that holds a box with a margin of `margin` cells.
 *
 * @param perMm samples a mm, above 0.
 */
export function gridOver(
  box: { left: Mm; top: Mm; right: Mm; bottom: Mm },
  perMm: number,
  margin: number,
): Grid {
  const left = Math.floor(box.left * perMm) - margin;
  const top = Math.floor(box.top * perMm) - margin;
  return {
    width: Math.ceil(box.right * perMm) + margin - left,
    height: Math.ceil(box.bottom * perMm) + margin - top,
    left: left / perMm,
    top: top / perMm,
    perMm,
  };
}
