/** Names that a renderer without a graphics card of its own goes by: the processor does its work, more slowly than ours. */
const EMULATED = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** What of WebGL tells its name. */
interface NamedWebGl {
  readonly RENDERER: number;
  getExtension(name: 'WEBGL_debug_renderer_info'): { readonly UNMASKED_RENDERER_WEBGL: number } | null;
  getParameter(name: number): unknown;
}

/**
 * Whether WebGL is only played by the processor. Then Skia's own processor drawing is faster, since no frame has to be
 * read back.
 */
export function isEmulated(gl: NamedWebGl): boolean {
  // Firefox tells the name without the extension, and warns of its use.
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const names = [gl.RENDERER, info?.UNMASKED_RENDERER_WEBGL].flatMap((name) =>
    name === undefined ? [] : [String(gl.getParameter(name))],
  );
  return names.some((name) => EMULATED.test(name));
}
