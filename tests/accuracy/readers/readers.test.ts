import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paintDxf } from '../../../src/painting/dxf/paintDxf';
import { paintLegacyDxf } from '../../../src/painting/dxf/paintLegacyDxf';
import { paintEps } from '../../../src/painting/eps/paintEps';
import { paintPdf } from '../../../src/painting/pdf/paintPdf';
import { paintPlt } from '../../../src/painting/plt/paintPlt';
import { soundWeld } from '../../../src/painting/sheet/soundWeld';
import type { Tool } from '../../../src/painting/sheet/tools';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { buildScene } from '../../../src/scene/buildScene';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { faceWith, optionsFor } from '../../painting/pdf/sample';
import { drawnBy } from '../../painting/plt/readPlt';
import { framedScene, sheetOf, welding } from '../../painting/sheet/workshop';
import { designWith } from '../../scene/drawnStone';
import { overlappingDesigns, sources } from '../cut/overlaps';
import { cutBy, farthest } from './compared';
import { byEzdxf, byGhostscript, byHp2xx, byPoppler, bySvgElements, type Found } from './outlinesBy';

/** How far an outline may lie beside the sheet's, and the sheet's beside it, in mm. */
const BAR = 0.005;

/** The same for a PLT in plotter units, whose points are whole units of 0.025 mm across and up. */
const PLT_BAR = 0.0125 * Math.SQRT2 + BAR;

/** The common run tries the same designs each time; the long one as many as `READ_DESIGNS`, from `READ_SEED`. */
const RUNS = {
  numRuns: Number(process.env.READ_DESIGNS ?? 1),
  seed: Number(process.env.READ_SEED ?? 20_261_127),
};

const STENCIL = 10;
const WELDED = { layered: true, weld: soundWeld(welding) };

const NAME = { type: 'text', subText: 'Anna Bøgh 1941', fontSize: '34', position: { x: 300, y: 230 } };
const ELEMENTS = [
  NAME,
  { ...NAME, variant: 'bronze', fontFamily: 'Alegreya', fontColor: 'bronze', position: { x: 300, y: 310 } },
  {
    ...NAME,
    subText: 'Tak for alt',
    position: { x: 300, y: 400.5, rotation: -3.75 },
    curve: { kind: 'arc', radius: 333.3, side: 'inside' },
  },
  { type: 'sandblownVignet', vignetId: 552, reverse: true, position: { x: 300, y: 600 } },
];
/** A block of lines as it is stored, a line along the stone's upper edge, and letters around a drawn sign. */
const BLOCK = ['Tak', 'for alt'].map((subText, row) => ({
  ...NAME,
  subText,
  fontSize: '14',
  group: 1,
  ...(row === 0 && { paragraph: { align: 'right', leading: 22 } }),
  position: { x: 120, y: 640 + row * 22 },
}));
const ALONG = {
  ...NAME,
  subText: 'Hvil',
  fontSize: '18',
  curve: { kind: 'edge', of: 'stone' },
  position: { x: 280.3, y: 62.7 },
};
const SIGNED = ['EB Garamond', 'Jost'].map((fontFamily, row) => ({
  ...NAME,
  subText: 'L☦J',
  fontFamily,
  fontSize: '15',
  cursive: row === 1,
  signs: { '☦': 560 },
  position: { x: 480, y: 640 + row * 30 },
}));

/** An ornament and its copy by the edit that mirrors it to the other side of the stone. */
const MIRRORED = applyEdit(
  designWith([
    {
      type: 'sandblownVignet',
      vignetId: 560,
      scale: 0.15,
      transform: 'matrix(1.2 0.3 -0.1 0.8 4 -7)',
      position: { x: 90, y: 480, rotation: 23.5 },
    },
  ]),
  { kind: 'mirrorCopy', elements: [0], about: 300 },
).Parms;
const MORE = [...BLOCK, ALONG, ...SIGNED, ...MIRRORED];
const SCRIPT = { ...NAME, subText: 'Elsket', fontFamily: 'Great Vibes', position: { x: 300, y: 500 } };

/** The greatest distance in mm of what was found from the sheet and of the sheet from it, over tools. */
function apart(sheet: ReturnType<typeof sheetOf>, found: Found, tools: readonly Tool[]): number {
  const distances = tools.map((tool) => {
    const [ours, theirs] = [cutBy(sheet, tool), found(tool)];
    if (ours.length === 0) return theirs.length === 0 ? 0 : 1;
    return Math.max(farthest(ours, theirs), farthest(theirs, ours));
  });
  return Math.max(...distances);
}

/** Prints what the long run or a docs page asks for. */
const tell = (what: string, distance: number) =>
  process.env.READ_DESIGNS && console.warn(`${what}: ${distance.toFixed(4)} mm`);

describe('Other people’s readers find the sheet’s own outlines, both ways within 0.005 mm', () => {
  const scene = framedScene('round', ...ELEMENTS, ...MORE, SCRIPT);
  const sheet = sheetOf(scene, STENCIL);

  test.each<readonly [what: string, found: () => Found, tools: readonly Tool[]]>([
    [
      'a DXF, by ezdxf',
      () => byEzdxf(paintDxf(sheet), sheet.height),
      ['engrave', 'mount', 'stencil', 'outline'],
    ],
    [
      'a DXF of lines and arcs, by ezdxf',
      () => byEzdxf(paintLegacyDxf(sheet), sheet.height),
      ['engrave', 'mount', 'stencil', 'outline'],
    ],
    [
      'an EPS, by Ghostscript',
      () => byGhostscript(paintEps(sheet, ''), sheet.height),
      ['engrave', 'mount', 'stencil', 'outline'],
    ],
    [
      'a welded SVG, by svgelements',
      () => bySvgElements(paintSvg(scene, WELDED)),
      ['engrave', 'mount', 'outline'],
    ],
  ])(
    '%s',
    (what, found, tools) => {
      const distance = apart(sheet, found(), tools);
      tell(what, distance);
      expect(distance).toBeLessThan(BAR);
    },
    120_000,
  );

  test('a PDF in true size, by Poppler, which has what is engraved as the picture has it, unwelded', async () => {
    const found = byPoppler(await paintPdf(faceWith(scene), await optionsFor('da', scene)));
    const [ours, theirs] = [bySvgElements(paintSvg(scene, { layered: true }))('engrave'), found('engrave')];
    const engraved = Math.max(farthest(ours, theirs), farthest(theirs, ours));
    const distance = Math.max(engraved, apart(sheet, found, ['mount']));
    tell('a PDF, by Poppler', distance);
    expect(distance).toBeLessThan(BAR);
  });

  test.each<readonly [what: string, isScaled: boolean, bar: number]>([
    ['in plotter units, within half a unit more each way', false, PLT_BAR],
    ['in mm for plotters that scale', true, BAR],
  ])(
    'a PLT %s, by hp2xx and by the tests’ own interpreter of HP-GL',
    (what, isScaled, bar) => {
      const plt = paintPlt(sheet, undefined, { isScaled });
      const origin = [Math.ceil(sheet.drawn.bottom), Math.floor(sheet.drawn.left)] as const;
      const drawn = drawnBy(plt, ...origin);
      const own: Found = (tool) => drawn.get(tool === 'engrave' ? 1 : 2) ?? [];
      for (const [by, found] of [
        ['hp2xx', byHp2xx(plt, ...origin)],
        ['the tests’ own', own],
      ] as const) {
        const distance = apart(sheet, found, ['engrave', 'mount']);
        tell(`a PLT ${what}, by ${by}`, distance);
        expect(distance, by).toBeLessThan(bar);
      }
    },
    120_000,
  );

  test('a DXF has a mirrored copy just across the stone from its original, by ezdxf', () => {
    const alone = sheetOf(framedScene('round', ...MIRRORED));
    const lines = byEzdxf(paintDxf(alone), alone.height)('engrave');
    const across = lines.map((line) => line.map(([x, y]) => [600 - x, y] as const));
    expect(lines.length).toBeGreaterThan(1);
    expect(farthest(across, lines)).toBeLessThan(BAR);
  });

  test('the measure sees a letter that is left out, and a line that lies 0.01 mm beside its place', () => {
    const moved = ELEMENTS.map((element, at) => ({
      ...element,
      position: { ...element.position, y: element.position.y + (at === 0 ? 0.01 : 0) },
    }));
    const beside = framedScene('round', ...moved, ...MORE, SCRIPT);
    const less = framedScene(
      'round',
      { ...NAME, subText: 'Anna Bøgh 194' },
      ...ELEMENTS.slice(1),
      ...MORE,
      SCRIPT,
    );
    for (const other of [beside, less])
      expect(apart(sheet, bySvgElements(paintSvg(other, WELDED)), ['engrave'])).toBeGreaterThan(BAR);
  });

  test(
    `DXF and EPS of ${RUNS.numRuns} random designs whose elements lie upon one another`,
    () => {
      const worst = [0, 0, 0];
      for (const design of fc.sample(overlappingDesigns, RUNS)) {
        const cut = sheetOf(buildScene(design, sources), STENCIL);
        const found = [
          byEzdxf(paintDxf(cut), cut.height),
          byEzdxf(paintLegacyDxf(cut), cut.height),
          byGhostscript(paintEps(cut, ''), cut.height),
        ];
        for (const [at, one] of found.entries())
          worst[at] = Math.max(worst[at] ?? 0, apart(cut, one, ['engrave', 'mount', 'stencil', 'outline']));
      }
      for (const [at, what] of ['DXF', 'DXF of lines and arcs', 'EPS'].entries())
        tell(`${what} of ${RUNS.numRuns} designs`, worst[at] ?? 0);
      expect(Math.max(...worst)).toBeLessThan(BAR);
    },
    60_000 + RUNS.numRuns * 30_000,
  );
});
