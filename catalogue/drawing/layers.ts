import type { Point } from '../../src/geometry/point';
import { signedAreaOf } from '../../src/geometry/ring';
import { type Drawing, mirrored, placed, solid } from './contour';
import { fittedCurves } from './fitting';
import { flattened } from './flatten';
import { pathData } from './pathData';
import { coverage, rasterFor, under } from './raster';
import { traced } from './trace';

/** One sheet on top of what is drawn already: first it hides what lies below it, then its own lines are drawn. */
export type Layer = {
  /** The area that hides what is below. */
  readonly hides?: Drawing;
  /** What is drawn. */
  readonly inks?: Drawing;
};

/** Pixels per mm of the sheet the layers are rasterised on: with fractional coverage its lines are true to 0.02 mm. */
const PX_PER_MM = 4;

/** Pieces and openings smaller than this (mm²) are leftovers of the cutting, not part of the drawing. */
const SPECK = 5;

const FIT = { tolerance: 0.14, reach: 1, corner: 50 };

/**
 * Stacks sheets, the first at the bottom, and traces what remains visible: one outline without
 * overlaps, as path data filled by the nonzero rule.
 *
 * Skia's boolean operations on curves lost pieces of these drawings, so the sheets are rasterised and traced.
 */
export function layered(layers: readonly Layer[]): string {
  const inPixels = (drawing: Drawing) =>
    drawing.map((contour) => flattened(contour).map(([x, y]): Point => [x * PX_PER_MM, y * PX_PER_MM]));
  const masks = layers.map(({ hides, inks }) => ({
    ...(hides && { hides: coverage(inPixels(hides)) }),
    ...(inks && { inks: coverage(inPixels(inks)) }),
  }));
  const boxes = masks.flatMap(({ inks }) => (inks ? [inks] : []));
  const sheet = rasterFor({
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ left, width }) => left + width)),
    bottom: Math.max(...boxes.map(({ top, height }) => top + height)),
  });
  for (const { hides, inks } of masks) {
    if (hides) under(sheet, hides, (there, share) => there * (1 - share));
    if (inks) under(sheet, inks, (there, share) => there + (1 - there) * share);
  }
  const rings = traced(sheet).map((ring) => ring.map(([x, y]): Point => [x / PX_PER_MM, y / PX_PER_MM]));
  return pathData(
    rings.filter((ring) => Math.abs(signedAreaOf(ring)) >= SPECK).map((ring) => fittedCurves(ring, FIT)),
  );
}

/** Layers transformed: turned about the origin (degrees, clockwise), then shifted (mm). */
export const laid = (layers: readonly Layer[], at: { x?: number; y?: number; turn?: number }): Layer[] =>
  eachWay(layers, (drawing) => placed(drawing, at));

/** Layers mirrored left to right about x = 0. */
export const mirroredLayers = (layers: readonly Layer[]): Layer[] => eachWay(layers, mirrored);

const eachWay = (layers: readonly Layer[], change: (drawing: Drawing) => Drawing): Layer[] =>
  layers.map(({ hides, inks }) => ({
    ...(hides && { hides: change(hides) }),
    ...(inks && { inks: change(inks) }),
  }));

/** Two layers that together draw a line round an area: the area grown by the line's width, and its opening. */
export const rimmed = (outer: Drawing, inner: Drawing): Layer[] => [
  { hides: solid(outer), inks: solid(outer) },
  { hides: solid(inner) },
];
