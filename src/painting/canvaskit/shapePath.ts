import type { Image, Path } from 'canvaskit-wasm';
import type { Matrix } from '../../geometry/matrix';

/** A path to be painted. */
export interface ShapePath {
  /** In its own units: font units for a glyph. */
  readonly path: Path;
  /** From the path's units to the element's mm. */
  readonly toMm: Matrix;
  /**
   * Given for pictures that are measured, since Skia would not fill the path as exactly: how much the path covers of each
   * pixel of its canvas. The path's unit is then such a pixel, its origin the picture's upper left corner: it must be drawn
   * there, since Skia applies a shader from the corner of an alpha picture.
   */
  readonly mask?: Image;
}
