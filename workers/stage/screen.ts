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

/** A visible canvas, as far as a stage uses it: a worker's own, or the page's where no worker may have one. */
export interface SeenCanvas {
  width: number;
  height: number;
  getContext(kind: '2d', options: { readonly alpha: boolean }): SeenContext | null;
  addEventListener(type: 'contextrestored', listener: () => void): void;
}

/** The context to draw on it. Always two-dimensional, so that it keeps its pixels when a graphics card fails. */
export interface SeenContext {
  readonly canvas: Pick<SeenCanvas, 'width' | 'height' | 'addEventListener'>;
  drawImage: OffscreenCanvasRenderingContext2D['drawImage'];
  putImageData: OffscreenCanvasRenderingContext2D['putImageData'];
}

/** Where the stage draws, at one size: Skia's surface, and how it gets to the visible canvas. */
export interface Screen {
  readonly surface: Surface;
  /** Copies a part of what was drawn to the canvas. */
  present(part: PixelBox): void;
  delete(): void;
}
