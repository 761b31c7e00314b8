import { greyOf, luminanceOf } from '../../stone/legibility/luminance';
import type { Rgb } from '../colours';

/** The pale grey of polished dark granite that was hit by a laser or a diamond tip: crushed crystal, never quite white. */
export const ETCHED: Rgb = [0.84, 0.84, 0.82];

/**
 * How opaque the pale looks where a tone was set as dots: screens mix stored numbers, which comes to the tone itself where the bright
 * parts are engraved, and to the number of the rest of its light where the dark ones are.
 */
export const shownOf = (tone: number, inverted: boolean | undefined) =>
  inverted ? greyOf(1 - luminanceOf(tone)) : tone;

/** What `shownOf` makes of tones where the dark parts are engraved, in equal steps: as SVG's `tableValues` take it. */
const STEPS = 32;
export const INVERTED_TONES: readonly number[] = Array.from({ length: STEPS + 1 }, (_step, index) =>
  shownOf(index / STEPS, true),
);
