/** The relative luminance (WCAG 2.2), 0 to 1, of an sRGB grey from 0 to 1. */
export function luminanceOf(grey: number): number {
  return grey <= 0.04045 ? grey / 12.92 : ((grey + 0.055) / 1.055) ** 2.4;
}

/** The grey from 0 to 1 of a luminance from 0 to 1: the inverse of `luminanceOf` (IEC 61966-2-1). */
export function greyOf(luminance: number): number {
  return luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
}

/** The grey with the luminance of a colour given by its parts, each from 0 to 1 (WCAG 2.2, “relative luminance”). */
export function greyLike([red, green, blue]: readonly [number, number, number]): number {
  return greyOf(0.2126 * luminanceOf(red) + 0.7152 * luminanceOf(green) + 0.0722 * luminanceOf(blue));
}
