import { boundsOf } from '../../geometry/bounds';
import { transformOutline } from '../../geometry/matrix';
import { joinOutlines } from '../../geometry/outline';
import { layLine } from '../../lettering/layLine';
import { letterOutline } from '../../lettering/letterOutline';
import type { Typeface } from '../../lettering/typeface';
import { fillOutline } from './fillOutline';
import { blurred, emptyPlane, type Plane, slopes, withoutSlow } from './plane';

/** What is kept free around the letters of a template, in cap heights. */
export const MARGIN = 0.15;
/** Light and shade slower than this are no letters, in cap heights. */
export const SLOW = 1.2;

/** The words of an old line as a typeface would have them. */
export interface LineTemplate {
  /** Pixels for a cap height. */
  readonly cap: number;
  /** How much of each pixel is letter. */
  readonly mask: Plane;
  /** Where the left end and the baseline lie, in pixels. */
  readonly left: number;
  readonly baseline: number;
  /** Where the letters' ink ends, in cap heights from the left end and the baseline. */
  readonly ink: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** For each column of pixels, how many letters stand before it, counted from the middle, as cap heights of the mean letter. */
  readonly pens: Float32Array;
}

/** Whether and how a line can be set; a typeface that lacks a character of it is no answer. */
export function lineTemplate(
  typeface: Typeface,
  text: string,
  cursive: 'slant' | 'none',
  cap: number,
): LineTemplate | undefined {
  const line = layLine(typeface, {
    text,
    fontSize: 1,
    fontSpacing: 100,
    letterSpacing: 0,
    spacings: [],
    cursive,
  });
  if (line.letters.some(({ missing }) => missing)) return undefined;
  const outline = joinOutlines(line.letters.map((letter) => letterOutline(typeface, line, letter, 'left')));
  const ink = boundsOf(outline);
  if (!ink) return undefined;
  const left = (MARGIN - ink.left) * cap;
  const baseline = (MARGIN - ink.top) * cap;
  const width = Math.ceil((ink.right - ink.left + 2 * MARGIN) * cap);
  const height = Math.ceil((ink.bottom - ink.top + 2 * MARGIN) * cap);
  const mask = emptyPlane(width, height);
  fillOutline(transformOutline(outline, [cap, 0, 0, cap, left, baseline]), mask);
  const mean = line.width / line.letters.length;
  const pens = new Float32Array(width);
  for (let column = 0; column < width; column += 1) {
    const x = (column + 0.5 - left) / cap;
    let before = 0;
    while (before + 1 < line.letters.length && (line.letters[before + 1]?.x ?? 0) <= x) before += 1;
    pens[column] = (before - (line.letters.length - 1) / 2) * mean;
  }
  return { cap, mask, left, baseline, ink, pens };
}

/**
 * What a line's letters can look like under a light: painted, and as walls of a cut that face right and down. A
 * photograph is near some sum of the three.
 */
export interface Looks {
  readonly planes: readonly [Plane, Plane, Plane];
}

/** The looks of a template, blurred as the photograph is. */
export function looksOf({ mask, cap }: LineTemplate, blur: number, slow = SLOW): Looks {
  // The walls of a cut face away from its edges: the slope of the letter's own blur, within the letter.
  const { right, down } = slopes(blurred(mask, cap * 0.05));
  const within = (plane: Plane): Plane => {
    const data = new Float32Array(plane.data.length);
    for (let at = 0; at < data.length; at += 1) data[at] = (plane.data[at] ?? 0) * (mask.data[at] ?? 0);
    return { ...plane, data };
  };
  const seen = (plane: Plane) => withoutSlow(blurred(plane, blur), slow * cap);
  return { planes: [seen(mask), seen(within(right)), seen(within(down))] };
}
