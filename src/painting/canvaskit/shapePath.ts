import type { Image, Path } from 'canvaskit-wasm';
import type { Matrix } from '../../geometry/matrix';

/** A path to be painted. */
export interface ShapePath {
  /** In units of its own: font units for a glyph. */
  readonly path: Path;
  /** From the path's units to the element's mm. */
  readonly toMm: Matrix;
  /**
   * Given where a picture is measured, since Skia would not fill the path as exactly: how far the path covers each pixel
   * of its canvas. The path's unit is such a pixel then, its origin the picture's upper left corner: it must be drawn
   * there, since Skia sees a shader from the corner of a picture of opacities.
   */
  readonly mask?: Image;
}
