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

/** A canvas that is seen, as far as a stage asks of it: a worker's own, or the page's where no worker may have one. */
export interface SeenCanvas {
  width: number;
  height: number;
  getContext(kind: '2d', options: { readonly alpha: boolean }): SeenContext | null;
  addEventListener(type: 'contextrestored', listener: () => void): void;
}

/** What is drawn with on it. It is two-dimensional whoever draws, so it keeps its pixels when a graphics card fails. */
export interface SeenContext {
  readonly canvas: Pick<SeenCanvas, 'width' | 'height' | 'addEventListener'>;
  drawImage: OffscreenCanvasRenderingContext2D['drawImage'];
  putImageData: OffscreenCanvasRenderingContext2D['putImageData'];
}

/** Where the stage draws, one size long: Skia's surface, and the way from it to the canvas that is seen. */
export interface Screen {
  readonly surface: Surface;
  /** Brings a part of what was drawn onto the canvas. */
  present(part: PixelBox): void;
  delete(): void;
}
