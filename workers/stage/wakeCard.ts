import { isEmulated } from './emulated';
import type { DrawnBy } from './screen';

/** WebGL on a canvas of its own that nobody sees. */
export interface WokenCard {
  readonly canvas: OffscreenCanvas;
  readonly gl: WebGL2RenderingContext;
}

/** What CanvasKit asks of WebGL: a canvas gives only the first context it was asked for. */
const WANTED: WebGLContextAttributes = { alpha: true, depth: true, stencil: true, antialias: false };

/**
 * Wakes the graphics card, for which the browser needs a tenth of a second: CanvasKit can come meanwhile.
 *
 * @param wished who is to draw, whatever the machine has; for whoever wishes for a card, one that the processor plays
 * is good enough.
 * @returns undefined where no card is wished for, or WebGL 2 is missing or played by the processor.
 */
export function wakeCard(wished: DrawnBy | undefined): WokenCard | undefined {
  if (wished === 'processor' || typeof OffscreenCanvas === 'undefined') return undefined;
  const emulated = wished === 'graphics card';
  const canvas = new OffscreenCanvas(1, 1);
  const gl = canvas.getContext('webgl2', { ...WANTED, failIfMajorPerformanceCaveat: !emulated });
  if (!gl) return undefined;
  if (emulated || !isEmulated(gl)) return { canvas, gl };
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return undefined;
}
