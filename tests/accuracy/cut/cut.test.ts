import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { buildScene } from '../../../src/scene/buildScene';
import type { Design } from '../../../src/stone/stone';
import { type Point, signedArea } from '../../painting/sheet/points';
import { sheetOf } from '../../painting/sheet/workshop';
import { type Cutting, filesOf } from './cutFiles';
import { overlappingDesigns, sources } from './overlaps';
import { comparedAsPixels } from './pixels';
import { contoursOfPath, differenceOf, inkArea, inkOfAll, shapeOf } from './seenInk';

/** The fraction of the ink by which a file may differ from the picture, and how much more, in mm². */
const PART = 0.0005;
const SPECK = 0.02;

/**
 * How far all edges of a PLT file may lie beside the true ones on average, in mm: its points are whole units of 0.025 mm,
 * and all letters of a line share one of them as baseline.
 */
const ROUNDED = 0.0025;

/**
 * How far all edges of a DXF file may lie beside the true ones on average, in mm: a curve becomes lines and arcs. A small
 * ornament of hairlines has 1.4 mm of edge for each mm² of ink, so a share of its ink says little about their place.
 */
const FLATTENED = 0.0005;

/** The area of samples that may fall on the other side of an edge that both drawings share, in mm². */
const SAMPLES = 2;

/** librsvg rounds points to a 256th of a pixel; in mm at 4 pixels per mm, an edge may be that far from itself. */
const DRAWN = 1 / 256 / 4;

/** The common run tries the same designs each time; the long one as many as `CUT_DESIGNS`, from `CUT_SEED`. */
const RUNS = {
  numRuns: Number(process.env.CUT_DESIGNS ?? 8),
  seed: Number(process.env.CUT_SEED ?? 20_261_122),
};

const PATIENCE = 60_000 + RUNS.numRuns * 10_000;

function cuttingOf({ Parms }: Design, element: number): Cutting {
  const parm = Parms[element];
  // A frame is not an element, and blasted.
  if (!parm) return 'engraved';
  const isEngraved = parm.type === 'text' ? parm.variant === 'sandb' : parm.type === 'sandblownVignet';
  return isEngraved ? 'engraved' : 'mounted';
}

const PATH = /<g (?:data-element="(\d+)"|data-frame)[^>]*><path d="([^"]+)"/g;

/** How much the worst file of all designs differed, as a share of the ink (of `besides` without any), and in which design. */
const worst: Record<string, readonly [part: number, design: number]> = {};

/** What differed by more. */
const missed: string[] = [];

/** Expects a difference to be less than a part of the ink and `besides`, both in mm², and remembers the worst. */
function expectLittle(what: string, difference: number, ink: number, besides: number, design: number): void {
  const part = Math.abs(difference) / (ink || besides);
  if (part > (worst[what]?.[0] ?? 0)) worst[what] = [part, design];
  const most = ink * PART + besides;
  if (!(Math.abs(difference) < most))
    missed.push(`${what} of design ${design}: ${difference} mm², not ${most}`);
}

const lengthOf = (contours: readonly (readonly Point[])[]) =>
  contours
    .flatMap((contour) =>
      contour.slice(1).map(([x, y], i) => Math.hypot(x - (contour[i]?.[0] ?? x), y - (contour[i]?.[1] ?? y))),
    )
    .reduce((sum, length) => sum + length, 0);

async function compare(design: Design, index: number): Promise<void> {
  const scene = buildScene(design, sources);
  const painted = [...paintSvg(scene).matchAll(PATH)].map(([, element, d = '']) => ({
    cutting: cuttingOf(design, Number(element ?? -1)),
    d,
  }));
  const files = filesOf(sheetOf(scene));
  for (const cutting of ['engraved', 'mounted'] as const) {
    const paths = painted.filter((path) => path.cutting === cutting).map(({ d }) => contoursOfPath(d));
    if (paths.length === 0) continue;
    // Each path of the picture separately, then all of them: no product code joins them.
    const seen = inkOfAll(paths.map(shapeOf));
    const ink = inkArea(seen);
    const { dxf, ...others } = files(cutting);
    for (const [name, contours] of Object.entries({ dxf, ...others })) {
      const besides = name === 'plt' ? lengthOf(contours) * ROUNDED : SPECK;
      const once = contours.reduce((sum, contour) => sum + signedArea(contour), 0);
      // Clipper fails where rounding to units puts hairlines on top of one another: PLT is compared as pixels.
      if (name !== 'plt')
        expectLittle(`${name}, its ink`, inkArea(shapeOf(contours)) - ink, ink, besides, index);
      expectLittle(`${name}, each edge once`, once - ink, ink, besides, index);
    }
    const beside = SPECK + lengthOf(dxf) * FLATTENED;
    expectLittle('dxf, ink in its place', differenceOf(shapeOf(dxf), seen) / 2, 0, beside, index);
    for (const [name, contours] of Object.entries({ dxf, plt: others.plt })) {
      const besides = SAMPLES + lengthOf(contours) * (name === 'plt' ? DRAWN + ROUNDED : DRAWN);
      const { one, other } = await comparedAsPixels(paths, [contours], scene, ink * PART + besides);
      expectLittle(`${name}, its pixels`, other - one, one, besides, index);
    }
  }
}

describe(`In ${RUNS.numRuns} random designs whose elements lie upon one another, mirrored and turned`, () => {
  test(
    'a plotter cuts the ink of the picture within 0.05 %, by DXF, lines and arcs, and PLT',
    async () => {
      for (const [index, design] of fc.sample(overlappingDesigns, RUNS).entries()) {
        await compare(design, index);
        if ((index + 1) % 50 === 0)
          console.error(`the worst parts of the ink, in ${index + 1} designs:`, worst);
      }
      expect(missed).toEqual([]);
    },
    PATIENCE,
  );
});
