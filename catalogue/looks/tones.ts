import type { Tone } from '../../src/stone/legibility/looks';
import { greyOf, luminanceOf } from '../../src/stone/legibility/luminance';
import type { Painted } from './lookPainter';

/** The distance from which an inscription has to be readable, in mm: from the path in front of the grave. */
const DISTANCE = 3000;

/**
 * An eye resolves one minute of arc (visual acuity 1.0, ISO 8596); its blur is modelled as a Gaussian of that
 * width at half its height.
 */
const MINUTE = (Math.PI / 180 / 60) * DISTANCE;
const BLUR = MINUTE / (2 * Math.sqrt(2 * Math.LN2));

/** The number of equal parts the ink is divided into. */
const PARTS = 6;

/** Each field blurred along rows of `width`, `sigma` in pixels. */
function blurredRows(field: Float64Array, width: number, sigma: number): Float64Array {
  const reach = Math.ceil(sigma * 3);
  const kernel = Array.from({ length: reach * 2 + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)),
  );
  return field.map((_, at) => {
    const column = at % width;
    let sum = 0;
    for (let away = Math.max(-reach, -column); away <= Math.min(reach, width - 1 - column); away += 1) {
      sum += (field[at + away] ?? 0) * (kernel[away + reach] ?? 0);
    }
    return sum;
  });
}

function turned(field: Float64Array, width: number): Float64Array {
  const height = field.length / width;
  return field.map((_, at) => field[(at % height) * width + Math.floor(at / height)] ?? 0);
}

function blurred(field: Float64Array, width: number, sigma: number): Float64Array {
  const rows = turned(blurredRows(field, width, sigma), width);
  const height = field.length / width;
  return turned(blurredRows(rows, height, sigma), height);
}

/** The luminance of each pixel of a picture, 0 to 1. */
function luminances(pixels: Uint8ClampedArray): Float64Array {
  const part = (at: number) => luminanceOf((pixels[at] ?? 0) / 255);
  return Float64Array.from(
    { length: pixels.length / 4 },
    (_, at) => 0.2126 * part(at * 4) + 0.7152 * part(at * 4 + 1) + 0.0722 * part(at * 4 + 2),
  );
}

/** The luminance an eye 3 m away sees of each pixel wholly within the ink: light of the stone beside it is left out. */
export function seenFromAfar({ width, pxPerMm, onBlack, onWhite, ink }: Painted): Tone[] {
  const isInk = Float64Array.from({ length: ink.length / 4 }, (_, at) =>
    (ink[at * 4 + 3] ?? 0) === 255 ? 1 : 0,
  );
  const sigma = BLUR * pxPerMm;
  const within = blurred(isInk, width, sigma);
  const seen = (picture: Uint8ClampedArray) =>
    blurred(
      luminances(picture).map((value, at) => value * (isInk[at] ?? 0)),
      width,
      sigma,
    );
  const [black, white] = [seen(onBlack), seen(onWhite)];
  return [...isInk.keys()]
    .filter((at) => isInk[at] === 1)
    .map((at) => {
      const share = within[at] ?? 1;
      const [grey, through] = [greyOf((black[at] ?? 0) / share), greyOf((white[at] ?? 0) / share)];
      return { grey, covers: 1 - (through - grey) };
    });
}

/** The tones of equal parts of the ink, from dark to light. */
export function tonesOf(seen: readonly Tone[]): Tone[] {
  const middling = ({ grey, covers }: Tone) => grey + (1 - covers) / 2;
  const sorted = [...seen].sort((one, other) => middling(one) - middling(other));
  return Array.from({ length: PARTS }, (_, part) => {
    const own = sorted.slice((sorted.length * part) / PARTS, (sorted.length * (part + 1)) / PARTS);
    const mean = (of: (tone: Tone) => number) => own.reduce((sum, tone) => sum + of(tone), 0) / own.length;
    return { grey: mean(({ grey }) => grey), covers: mean(({ covers }) => covers) };
  });
}
