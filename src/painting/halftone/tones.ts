import type { EtchedTone } from '../../stone/etching/parm';
import { luminanceOf } from '../../stone/legibility/luminance';
import type { Mm } from '../../stone/numbers';
import { MM_PER_INCH } from '../../stone/numbers';
import { toneMatrix } from '../../stone/photograph/tone';

/** Tones from 0 to 1, row by row. */
export interface Tones {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** How far edges are sharpened: a quarter of a mm, which the eye still resolves at reading distance. */
const SHARPENED: Mm = 0.25;

const within = (value: number) => Math.min(1, Math.max(0, value));

/** A row or column of a picture, blurred by a running mean. */
function blurredAlong(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
) {
  const at = (index: number) => from[start + Math.min(count - 1, Math.max(0, index)) * step] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index += 1) sum += at(index);
  for (let index = 0; index < count; index += 1) {
    to[start + index * step] = sum / (2 * radius + 1);
    sum += at(index + radius + 1) - at(index - radius);
  }
}

function blurred({ width, height, values }: Tones, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  const both = new Float32Array(values.length);
  for (let row = 0; row < height; row += 1) blurredAlong(values, across, row * width, 1, width, radius);
  for (let column = 0; column < width; column += 1) blurredAlong(across, both, column, width, height, radius);
  return both;
}

/** An unsharp mask: what differs from the surroundings differs more. */
function sharpened(tones: Tones, percent: number, radius: number): Float32Array {
  const around = blurred(tones, radius);
  return tones.values.map((value, index) =>
    within(value + (percent / 100) * (value - (around[index] ?? value))),
  );
}

/**
 * The tones of a photograph as they are stored (sRGB): its luma, lighter or darker, of more or less contrast, sharpened and
 * with lighter or darker middle tones.
 *
 * @param rgba its pixels on an opaque ground, four bytes each.
 * @param dpi how many of them there are to an inch of stone.
 */
export function tonesOf(
  {
    width,
    height,
    rgba,
  }: { readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray },
  dpi: number,
  { brightness, contrast, gamma = 1, sharpness = 0 }: EtchedTone,
): Tones {
  const [red = 0, green = 0, blue = 0, , offset = 0] = toneMatrix({
    tone: 'blackAndWhite',
    brightness,
    contrast,
  });
  const values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const [r = 0, g = 0, b = 0] = [rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]];
    values[at] = within((red * r + green * g + blue * b) / 255 + offset);
  }
  const radius = Math.max(1, Math.round((SHARPENED * dpi) / MM_PER_INCH));
  const sharp = sharpness > 0 ? sharpened({ width, height, values }, sharpness, radius) : values;
  return { width, height, values: gamma === 1 ? sharp : sharp.map((value) => value ** (1 / gamma)) };
}

/**
 * Which share of the stone is engraved where, 0 to 1: seen from afar dots send back the light of their share, so that the share
 * follows the tone's light and not the number it is stored by.
 */
export function sharesOf({ values, ...sides }: Tones, { inverted }: Pick<EtchedTone, 'inverted'>): Tones {
  return { ...sides, values: values.map((tone) => (inverted ? 1 - luminanceOf(tone) : luminanceOf(tone))) };
}
