/** The light of a byte of sRGB. */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Luminances (WCAG 2.2), 0 to 1, of pixels that begin with red, green and blue. */
export function luminanceOf(pixels: ArrayLike<number>, channels: 3 | 4): Float64Array {
  const light = (at: number) => LINEAR[pixels[at] ?? 0] ?? 0;
  return Float64Array.from(
    { length: pixels.length / channels },
    (_, at) =>
      0.2126 * light(at * channels) + 0.7152 * light(at * channels + 1) + 0.0722 * light(at * channels + 2),
  );
}
