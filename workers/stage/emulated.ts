/** Names of renderers without a graphics card: the processor does the work, more slowly than our own code. */
const EMULATED = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** The part of WebGL that tells the renderer's name. */
interface NamedWebGl {
  readonly RENDERER: number;
  getExtension(name: 'WEBGL_debug_renderer_info'): { readonly UNMASKED_RENDERER_WEBGL: number } | null;
  getParameter(name: number): unknown;
}

/**
 * Whether the processor emulates WebGL. Then Skia's own processor drawing is faster, since no frame has to be read
 * back.
 */
export function isEmulated(gl: NamedWebGl): boolean {
  // Firefox tells the name without the extension, and warns where it is used.
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const names = [gl.RENDERER, info?.UNMASKED_RENDERER_WEBGL].flatMap((name) =>
    name === undefined ? [] : [String(gl.getParameter(name))],
  );
  return names.some((name) => EMULATED.test(name));
}
