import { z } from 'zod';

/** What a mason may set of a toolpath: from, to, and what is used where he does not. Lengths are mm, feeds mm a minute. */
export const MEASURES = {
  /** The whole angle of the V-bit's tip, in degrees. */
  toolAngle: { least: 20, most: 150, usual: 90 },
  /** No cut is deeper; broad strokes have a flat bottom there. */
  depth: { least: 0.1, most: 30, usual: 4 },
  /** The radius of the flat at the V-bit's tip: where a stroke is narrower than the flat, it is not cut. */
  tipRadius: { least: 0, most: 5, usual: 0 },
  /** What would be shallower than this is left out, the tips of corners too. */
  leastDepth: { least: 0, most: 10, usual: 0 },
  /** How much deeper each pass is than the one before; the whole depth at once where it is left out. */
  stepDown: { least: 0.05, most: 30, usual: 30 },
  /** The distance of the passes over a flat bottom; of a mill's, a part of its diameter where it is left out. */
  stepOver: { least: 0.02, most: 20, usual: 0.4 },
  /** The diameter of the flat end mill that clears bottoms; the V-bit clears them where none is named. */
  mill: { least: 0.2, most: 20, usual: 3 },
  /** A bottom at this one depth instead of a V: as a sandblasted letter has. */
  pocket: { least: 0.1, most: 30, usual: 2 },
  feed: { least: 10, most: 20_000, usual: 600 },
  plunge: { least: 5, most: 10_000, usual: 200 },
  /** Turns a minute. */
  spindle: { least: 100, most: 60_000, usual: 12_000 },
  /** How high above the stone's face the tool goes from cut to cut. */
  safeHeight: { least: 1, most: 100, usual: 5 },
} as const;

export type Measure = keyof typeof MEASURES;

/** What was set; everything else is as usual. */
export type Cutting = { readonly [M in Measure]?: number | undefined };

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().min(least).max(most).optional();

/** The shape of `Cutting` on the wire. */
export const cuttingShape = {
  toolAngle: within(MEASURES.toolAngle),
  depth: within(MEASURES.depth),
  tipRadius: within(MEASURES.tipRadius),
  leastDepth: within(MEASURES.leastDepth),
  stepDown: within(MEASURES.stepDown),
  stepOver: within(MEASURES.stepOver),
  mill: within(MEASURES.mill),
  pocket: within(MEASURES.pocket),
  feed: within(MEASURES.feed),
  plunge: within(MEASURES.plunge),
  spindle: within(MEASURES.spindle),
  safeHeight: within(MEASURES.safeHeight),
};

/** A measure as it was set, or as usual. */
export const measureOf = (cutting: Cutting, measure: Measure): number =>
  cutting[measure] ?? MEASURES[measure].usual;
