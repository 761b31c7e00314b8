import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Canvas } from 'canvaskit-wasm';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { EMPTY } from '../../src/geometry/outline';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { bakeScene, paintElements } from '../../src/painting/canvaskit/paintScene';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import { buildScene } from '../../src/scene/buildScene';
import type { Scene } from '../../src/scene/scene';
import type { Design } from '../../src/stone/stone';
import { paintScene } from '../painting/paintScene';
import { coverageOf } from './coverage';
import { type EdgeError, edgeError } from './edge';
import { openInkPainter } from './inkPainter';
import { linesOf, randomDesigns } from './randomDesigns';
import { PATIENCE, RUNS, shapedByHarfBuzz, sources } from './samples';
import { charactersByHand } from './strokesByHand';
import { strokesIn, windowOver } from './windows';

/** The resolution at which a mason measures a picture, and how far off the edge of the ink may then be. */
const PX_PER_MM = 8;
const ACCURACY_MM = 0.02;

/**
 * On a screen (docs/decisions.md section 2). Skia gets curves there, which it fills faster; where contours of a letter cross
 * each other, a pixel or two exceed this.
 */
const ACCURACY_PX = 0.5;

const kit = await loadNodeKit();
const painters = {
  plain: openInkPainter(kit, 'plain'),
  baked: openInkPainter(kit, 'baked'),
  none: openInkPainter(kit, 'none'),
};
afterAll(() => {
  for (const painter of Object.values(painters)) painter.delete();
});

/** The scene with only one of its elements, on an invisible stone. */
function alone({ slab, nodes, ...scene }: Scene, index: number): Scene {
  return {
    ...scene,
    slab: { ...slab, outline: EMPTY },
    nodes: nodes.filter(({ element }) => element === index),
  };
}

/** How a scene is painted into a window. */
interface Painting {
  readonly painter: Painter;
  readonly paint: (canvas: Canvas, scene: Scene, painter: Painter) => void;
}

/** The checked part of a design: one of its lines, one of that line's letters, a part of that letter; each 0 to 1. */
const unit = fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1000);
const spots = fc.record({ line: unit, letter: unit, across: unit, down: unit });
type Spot = typeof spots extends fc.Arbitrary<infer S> ? S : never;

const chosen = (part: number, count: number) => Math.floor(part * count);

/** So many of a hundred letters may be off by a little on a screen: that takes more letters than the usual run has designs. */
const ON_SCREEN = Math.max(25, Math.ceil(RUNS.numRuns / 10));

/** How far the edge of a painted letter is off, in pixels; undefined where the line has no ink. */
function errorAt(
  design: Design,
  spot: Spot,
  pxPerMm: number,
  { painter, paint }: Painting,
): EdgeError | undefined {
  const lines = linesOf(design);
  const index = chosen(spot.line, lines.length);
  const line = lines[index];
  if (!line) throw new Error('a design has a line');
  const inked = charactersByHand(line, shapedByHarfBuzz(line)).filter(({ strokes }) => strokes.length > 0);
  const letter = inked[chosen(spot.letter, inked.length)];
  if (!letter) return undefined;
  const window = windowOver(letter, spot, pxPerMm);
  const scene = alone(buildScene(design, sources), index);
  const pixels = readPixels(kit, window.width, window.height, (canvas) => {
    canvas.scale(pxPerMm, pxPerMm);
    canvas.translate(-window.left, -window.top);
    paint(canvas, scene, painter);
  });
  const exact = coverageOf(strokesIn(inked, window), window);
  return edgeError((pixel) => (pixels[pixel * 4 + 3] ?? 0) / 255, exact, window);
}

/** As every export paints. */
const exporting = (painter: Painter): Painting => ({ painter, paint: paintScene });

/** As every export paints, its reliefs baked. */
const EXPORTING_RELIEF: Painting = {
  painter: painters.baked,
  paint(canvas, scene, painter) {
    bakeScene(scene, painter, PX_PER_MM);
    paintScene(canvas, scene, painter);
  },
};

/** As a screen shows it. */
const showing = (painter: Painter): Painting => ({ painter, paint: paintElements });

/** Measures a letter of every design, and requires edges to measure: windows without one would prove nothing. */
async function measureAll(
  numRuns: number,
  measure: (design: Design, spot: Spot) => EdgeError | undefined,
): Promise<void> {
  let measured = 0;
  await fc.assert(
    fc.asyncProperty(randomDesigns, spots, async (design, spot) => {
      measured += measure(design, spot)?.length ?? 0;
      // Weak references are released only between two turns: CanvasKit's add up to gigabytes.
      await nextTurn();
    }),
    { ...RUNS, numRuns },
  );
  expect(measured).toBeGreaterThan(numRuns * 50);
}

describe('In a PNG at 8 pixels a mm the edge of the ink lies within 0.02 mm of the exact outline', () => {
  test(
    `in ${RUNS.numRuns} random designs`,
    async () => {
      await measureAll(RUNS.numRuns, (design, spot) => {
        const error = errorAt(design, spot, PX_PER_MM, exporting(painters.plain));
        expect((error?.worst ?? 0) / PX_PER_MM).toBeLessThan(ACCURACY_MM);
        return error;
      });
    },
    PATIENCE,
  );

  test(
    'when the relief is baked too: it colours what lies inside the outline and moves no edge',
    async () => {
      await measureAll(Math.ceil(RUNS.numRuns / 10), (design, spot) => {
        // Small, since a relief this sharp takes long to bake.
        const small = linesOf(design).map((line) => ({ ...line, fontSize: '10', scale: 1 }));
        const error = errorAt({ ...design, Parms: small }, spot, PX_PER_MM, EXPORTING_RELIEF);
        expect((error?.worst ?? 0) / PX_PER_MM).toBeLessThan(ACCURACY_MM);
        return error;
      });
    },
    PATIENCE,
  );
});

describe('On a screen, at any zoom and pixel ratio', () => {
  const zooms = [0.8, 1.7, 3.1, 6.3];

  test.each([
    ['with its relief', painters.plain],
    ['and before its relief is baked', painters.none],
  ])(
    'the edge of the ink lies within half a pixel in 98 of 100 letters, in none two pixels off, %s',
    async (_, painter) => {
      const errors: number[] = [];
      for (const zoom of zooms) {
        await measureAll(ON_SCREEN, (design, spot) => {
          const error = errorAt(design, spot, zoom, showing(painter));
          errors.push(error?.worst ?? 0);
          return error;
        });
      }
      expect(Math.max(...errors)).toBeLessThan(2);
      expect(errors.filter((px) => px > ACCURACY_PX).length).toBeLessThanOrEqual(errors.length / 50);
    },
    PATIENCE,
  );
});
