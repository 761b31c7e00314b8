import { describe, expect, test } from 'vitest';
import { outlineFromSvg, svgPathData } from '../../../src/geometry/svgPath';
import { soundWeld } from '../../../src/painting/sheet/soundWeld';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { sceneWith } from '../../scene/drawnStone';
import { areaOf, opacityOfSvg, withoutStone } from '../picture';
import { boxOf, outerBoxes } from './pieces';
import { signedArea } from './points';
import { framedScene, linesOf, pointsOf, sheetAsWelded, sheetOf, sheetWith, welding } from './workshop';

const NAME = { type: 'text', subText: 'Anna Sørensen', fontSize: '40', position: { x: 300, y: 200 } };
const SCRIPT = { ...NAME, fontFamily: 'Great Vibes', fontSize: '60' };
const TIGHT = { ...NAME, subText: 'OOOOÅ', fontSize: '60', letterSpacing: -20, position: { x: 300, y: 350 } };
const ROSE = { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 500 } };
const HEART = { type: 'sandblownVignet', vignetId: 582, scale: 0.5, position: { x: 300, y: 200 } };
const DOVE = { type: 'standardVignet', vignetId: 703, position: { x: 300, y: 500 } };

const areaOfLines = (lines: Parameters<typeof signedArea>[0][]) =>
  lines.reduce((sum, line) => sum + signedArea(line), 0);

describe('A sheet for the workshop', () => {
  test('has what is blasted, what is mounted, the stone and the guides on tools of their own', () => {
    const sheet = sheetWith(NAME, { ...NAME, variant: 'bronze', position: { x: 300, y: 300 } }, ROSE, DOVE);
    expect(sheet.layers.map(({ tool }) => tool)).toEqual(['engrave', 'mount', 'outline', 'guide', 'drill']);
    const [name, bronze] = [boxOf(linesOf(sheet, 'engrave').flat()), boxOf(linesOf(sheet, 'mount').flat())];
    expect(name.top).toBeLessThan(200);
    expect(bronze.top).toBeGreaterThan(245);
    expect(boxOf(linesOf(sheet, 'outline').flat())).toEqual({ left: 0, top: 0, right: 600, bottom: 750 });
  });

  test('has the frame among what is blasted', () => {
    const framed = sheetOf(framedScene('line', NAME));
    const [plain, all] = [linesOf(sheetWith(NAME), 'engrave'), linesOf(framed, 'engrave')];
    expect(all.length).toBe(plain.length + 2);
    expect(areaOfLines(all)).toBeGreaterThan(areaOfLines(plain) + 1000);
  });

  test('draws a baseline under each line from its left end to its right, and the centre line', () => {
    const scene = sceneWith({ ...NAME, position: { x: 300, y: 200, rotation: 90 } });
    const [node] = scene.nodes;
    const width = node?.kind === 'lettering' ? node.line.width : Number.NaN;
    const [centre, baseline] = linesOf(sheetAsWelded(scene), 'guide');
    expect(centre).toEqual([
      [300, 0],
      [300, 750],
    ]);
    const { left, right, top, bottom } = boxOf(baseline ?? []);
    expect(left).toBeCloseTo(300, 9);
    expect(right).toBeCloseTo(300, 9);
    expect([top, bottom]).toEqual([expect.closeTo(200 - width / 2, 9), expect.closeTo(200 + width / 2, 9)]);
  });

  test('never cuts the sign for a character the font lacks: it is a guide', () => {
    const [known, lacking] = [sheetWith({ ...NAME, subText: 'A' }), sheetWith({ ...NAME, subText: 'A🕊' })];
    expect(linesOf(lacking, 'engrave')).toHaveLength(linesOf(known, 'engrave').length);
    expect(linesOf(lacking, 'guide').length).toBeGreaterThan(linesOf(known, 'guide').length);
  });

  test('shows attachments, and what the catalogue does not hold, as guides', () => {
    const lantern = sheetAsWelded(
      sceneWith({ type: 'attachment', attachmentId: 101, position: { x: 300, y: 400 } }),
    );
    const box = boxOf(linesOf(lantern, 'guide').slice(1).flat());
    expect([box.right - box.left, box.bottom - box.top]).toEqual([
      expect.closeTo(140, 0),
      expect.closeTo(241, 0),
    ]);
    const unknown = sheetWith({ type: 'sandblownVignet', vignetId: 4711, position: { x: 300, y: 400 } });
    expect(linesOf(unknown, 'engrave')).toEqual([]);
    expect(linesOf(unknown, 'guide')).toHaveLength(2);
  });

  test('has no layer without anything on it', () => {
    expect(sheetWith().layers.map(({ tool }) => tool)).toEqual(['outline', 'guide']);
    expect(sheetWith({ ...NAME, subText: '  ' }).layers.map(({ tool }) => tool)).toEqual([
      'outline',
      'guide',
    ]);
  });
});

describe('Everything one tool cuts is one shape', () => {
  const crossing = { ...SCRIPT, position: { x: 300, y: 215, rotation: -4 } };

  const SCENES = {
    'a script whose letters run into one another': () => sceneWith(SCRIPT),
    'letters drawn together': () => sceneWith(TIGHT),
    'a vignet': () => sceneWith(ROSE),
    'two lines that lie across each other': () => sceneWith(NAME, crossing),
    'a heart over a name, winding the other way': () =>
      sceneWith(NAME, { ...HEART, position: { x: 300, y: 190 } }),
    'a heart over a name, mirrored': () =>
      sceneWith(NAME, { ...HEART, reverse: true, position: { x: 300, y: 190 } }),
    'a pile of ornaments, each second one mirrored': () =>
      sceneWith(
        ...Array.from({ length: 12 }, (_, index) => ({
          ...(index % 3 === 0 ? ROSE : HEART),
          reverse: index % 2 === 0,
          position: { x: 240 + 11 * index, y: 300 + 17 * (index % 4), rotation: 31 * index },
        })),
      ),
    'a line that runs across the frame': () =>
      framedScene('doubleLine', { ...SCRIPT, subText: 'Anna', position: { x: 82, y: 300 } }),
  };

  for (const [name, sceneOf] of Object.entries(SCENES)) {
    test(`of the area that is seen, to 0.1 %: ${name}`, async () => {
      const scene = sceneOf();
      const raster = areaOf(await opacityOfSvg(withoutStone(paintSvg(scene)), 5)) / 25;
      const cut = areaOfLines(linesOf(sheetOf(scene), 'engrave'));
      expect(raster).toBeGreaterThan(500);
      expect(Math.abs(cut / raster - 1)).toBeLessThan(0.001);
    });
  }

  test('so two elements that lie across each other become fewer pieces', () => {
    const apart = outerBoxes(linesOf(sheetWith(NAME), 'engrave')).length;
    const across = sheetWith(NAME, crossing);
    expect(outerBoxes(linesOf(across, 'engrave')).length).toBeLessThan(apart);
  });
});

describe('A weld is proven before anything is cut by it', () => {
  const rings = outlineFromSvg('M0 0H100V100H0ZM50 50H150V150H50Z');
  const area = (weld: typeof welding) => areaOfLines(pointsOf(soundWeld(weld)([rings])));

  test('a sound one is kept, curve by curve', () => {
    const circles = outlineFromSvg(
      'M0 0A50 50 0 0 1 100 0A50 50 0 0 1 0 0ZM60 0A50 50 0 0 1 160 0A50 50 0 0 1 60 0Z',
    );
    expect(svgPathData(soundWeld(welding)([circles]))).toBe(svgPathData(welding(circles)));
    expect(area(welding)).toBeCloseTo(17_500, 3);
  });

  test('shapes that wind against each other are united, not taken from each other', () => {
    const [clockwise, against] = ['M0 0H100V100H0Z', 'M50 50V150H150V50Z'].map((d) => outlineFromSvg(d));
    const both = [clockwise, against].flatMap((shape) => shape ?? []);
    expect(areaOfLines(pointsOf(soundWeld(welding)(both)))).toBeCloseTo(17_500, 3);
    // What was welded of the joined contours alone would be proven by them, too.
    const asJoined = () => outlineFromSvg('M0 0H100V50H50V100H0ZM150 50V150H50V100H100V50Z');
    expect(areaOfLines(pointsOf(soundWeld(asJoined)(both)))).toBeCloseTo(17_500, 3);
  });

  test('one that loses a part here and has as much too much there gives way to polygons', () => {
    const moved = () => outlineFromSvg('M0 0H100V100H0ZM200 50H300V125H200Z');
    const edges = boxOf(pointsOf(soundWeld(moved)([rings])).flat());
    expect(edges).toEqual({ left: 0, top: 0, right: 150, bottom: 150 });
  });

  test('one that loses a part, or finds no union, gives way to polygons', () => {
    const losing = () => outlineFromSvg('M0 0H100V100H0Z');
    const failing = () => {
      throw new Error('no union');
    };
    expect(area(losing)).toBeCloseTo(17_500, 3);
    expect(area(failing)).toBeCloseTo(17_500, 3);
  });
});
