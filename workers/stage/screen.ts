import type { Surface } from 'canvaskit-wasm';

/** A part of the canvas in device pixels. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Who draws: the processor, or the graphics card by WebGL. */
export type DrawnBy = 'processor' | 'graphics card';

/** The canvas that is seen. It is two-dimensional whoever draws, so it keeps its pixels when a graphics card fails. */
export type SeenContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Where the stage draws, one size long: Skia's surface, and the way from it to the canvas that is seen. */
export interface Screen {
  readonly surface: Surface;
  /** Brings a part of what was drawn onto the canvas. */
  present(part: PixelBox): void;
  delete(): void;
}
