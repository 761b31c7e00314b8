import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import type { Box } from '../../../src/geometry/box';
import { FontCache } from '../../../src/lettering/fontCache';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { buildScene } from '../../../src/scene/buildScene';
import { checkScene } from '../../../src/scene/checks/checkScene';
import type { Scene } from '../../../src/scene/scene';
import { sourcesFrom } from '../../../src/scene/sourcesFrom';
import type { FindingKind } from '../../../src/stone/finding';
import { design } from '../../../src/stone/stone';
import { strokes } from '../../scene/measuredStrokes';
import { apartInPixels, insideInPixels } from './pixelDistance';

/** How much a measured distance may differ from the one measured between pixels of a hundredth of a millimetre. */
const EXACT = 0.02;

/** The margin drawn around two shapes' common box, mm: more than any limit of the check. */
const MARGIN = 1;

/** Families of every group, upright ones and scripts. */
const FAMILIES = [
  'EB Garamond',
  'Cinzel',
  'Jost',
  'Alegreya',
  'Great Vibes',
  'UnifrakturMaguntia',
  'Parisienne',
];

const { catalogue } = await catalogueFromFiles();
const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(FAMILIES);
const sources = sourcesFrom(catalogue, fonts);

const sceneOf = (Parms: readonly object[]) =>
  buildScene(design.parse({ StoneTypeId: 15, StoneTypeVariantId: 1501, Parms }), sources);

/** The path data of an element's characters, from the exported SVG. */
function pathsOf(scene: Scene, element: number): string[] {
  const group = new RegExp(`<g data-element="${element}" data-char="\\d+"[^>]*><path d="([^"]*)"`, 'g');
  return [...paintSvg(scene).matchAll(group)].map(([, d = '']) => d);
}

function boxOfPaths(paths: readonly string[]): Box {
  const numbers = paths.flatMap((d) => d.match(/-?\d*\.?\d+/g)?.map(Number) ?? []);
  const xs = numbers.filter((_number, at) => at % 2 === 0);
  const ys = numbers.filter((_number, at) => at % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const wider = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

/** Where two shapes can be near each other; undefined where they are far apart anyway. */
function between(one: readonly string[], other: readonly string[]): Box | undefined {
  const [a, b] = [wider(boxOfPaths(one), MARGIN), wider(boxOfPaths(other), MARGIN)];
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : undefined;
}

async function apart(one: readonly string[], other: readonly string[]): Promise<number> {
  const region = one.length > 0 && other.length > 0 ? between(one, other) : undefined;
  return region ? apartInPixels(one, other, region) : Number.POSITIVE_INFINITY;
}

/** The check's distance where pixels measured a different one. */
function compare(scene: Scene, kind: FindingKind, measured: number, limit: number, where: string): void {
  const finding = checkScene(scene, strokes).find((each) => each.kind === kind);
  if (finding) {
    expect(finding.limit, where).toBeCloseTo(limit, 9);
    expect(
      Math.abs(Number(finding.value) - measured),
      `${where}: ${finding.value} and ${measured}`,
    ).toBeLessThan(EXACT);
  } else {
    expect(measured, where).toBeGreaterThan(limit - EXACT);
  }
}

const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const RUNS = { numRuns: Number(process.env.DISTANCES ?? 24), seed: 18, endOnFailure: true };

describe('A distance that the checks measure is that between pixels of a hundredth of a millimetre', {
  timeout: 300_000,
}, () => {
  const pair = fc.record({
    subText: fc.constantFrom('AV', 'rn', 'LA', 'Å1', 'To', 'yv', 'ød', 'TT', 'g)', '11', 'fj'),
    fontFamily: fc.constantFrom(
      ...FAMILIES.filter((family) => family !== 'Great Vibes' && family !== 'Parisienne'),
    ),
    fontSize: fc.constantFrom('12', '20', '30'),
    cursive: fc.boolean(),
    rotation: mm(-180, 180),
    wanted: mm(-0.2, 0.6),
  });

  test('of two characters of one line', async () => {
    await fc.assert(
      fc.asyncProperty(pair, async ({ rotation, wanted, ...line }) => {
        const at = (letterSpacing: number) =>
          sceneOf([{ type: 'text', ...line, letterSpacing, position: { x: 300, y: 400, rotation } }]);
        // Their own distance shows how far they have to be moved to be nearly as far apart as wanted.
        const [one = '', other = ''] = pathsOf(at(5), 0);
        const natural = await apart([one], [other]);
        const scene = at(Number.isFinite(natural) ? 5 - natural + wanted : 0);
        const [left = '', right = ''] = pathsOf(scene, 0);
        const measured = await apart([left], [right]);
        // What the typeface itself joins stays joined.
        const [ownLeft = '', ownRight = ''] = pathsOf(at(0), 0);
        fc.pre(measured > 0.1 || (await apart([ownLeft], [ownRight])) > 0.1);
        compare(scene, 'lettersTouching', measured, 0.4, JSON.stringify({ ...line, rotation, wanted }));
      }),
      RUNS,
    );
  });

  test('of two lines, be they turned as they may', async () => {
    const lines = fc.record({
      family: fc.constantFrom(...FAMILIES),
      other: fc.constantFrom(...FAMILIES),
      turn: mm(-180, 180),
      away: mm(8, 24),
      rotation: mm(-180, 180),
    });
    await fc.assert(
      fc.asyncProperty(lines, async ({ family, other, turn, away, rotation }) => {
        const radians = (turn * Math.PI) / 180;
        const position = { x: 300 + away * Math.cos(radians), y: 400 + away * Math.sin(radians), rotation };
        const scene = sceneOf([
          { type: 'text', subText: 'H', fontFamily: family, fontSize: '20', position: { x: 300, y: 400 } },
          { type: 'text', subText: 'e', fontFamily: other, fontSize: '20', position },
        ]);
        const measured = await apart(pathsOf(scene, 0), pathsOf(scene, 1));
        const findings = checkScene(scene, strokes);
        if (measured < EXACT / 2) {
          const kinds = findings.map(({ kind }) => kind);
          expect(kinds.some((kind) => kind === 'overlapping' || kind === 'rubberTooNarrow')).toBe(true);
        } else {
          compare(
            scene,
            'rubberTooNarrow',
            measured,
            0.4,
            JSON.stringify({ family, other, turn, away, rotation }),
          );
        }
      }),
      RUNS,
    );
  });

  test('of a letter from the edge of a stone that is cut in an arch', async () => {
    const stone = catalogue.stoneTypes.find(({ id }) => id === 15);
    if (!stone) throw new Error('no stone');
    const place = fc.record({
      subText: fc.constantFrom('A', 'g', 'W', '†'),
      x: fc.oneof(mm(8, 40), mm(560, 592)),
      y: mm(105, 600),
      rotation: mm(-180, 180),
    });
    await fc.assert(
      fc.asyncProperty(place, async ({ subText, ...position }) => {
        const scene = sceneOf([
          { type: 'text', subText, fontFamily: 'EB Garamond', fontSize: '20', position },
        ]);
        const ink = pathsOf(scene, 0);
        const measured = await insideInPixels(ink, [stone.outline], wider(boxOfPaths(ink), 6));
        if (measured > 0) compare(scene, 'nearEdge', measured, 5, JSON.stringify({ subText, position }));
        else expect(checkScene(scene, strokes).map(({ kind }) => kind)).toContain('outside');
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
    );
  });
});
