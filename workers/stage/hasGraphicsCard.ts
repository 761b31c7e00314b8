import { isEmulated } from './emulated';

/**
 * Whether there is a graphics card to draw with. Where there is none, a browser takes up to a quarter of a second to emulate one: it is
 * asked while something else is loaded.
 */
export function hasGraphicsCard(): boolean {
  if (typeof OffscreenCanvas === 'undefined') return false;
  const gl = new OffscreenCanvas(1, 1).getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  const isReal = !isEmulated(gl);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return isReal;
}
