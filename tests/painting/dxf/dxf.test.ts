import type { ISplineEntity } from 'dxf-parser';
import { describe, expect, test } from 'vitest';
import { designOf } from '../../../bench/scene';
import { benchScenes } from '../../../bench/scenes';
import { paintDxf } from '../../../src/painting/dxf/paintDxf';
import { paintLegacyDxf } from '../../../src/painting/dxf/paintLegacyDxf';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { buildScene } from '../../../src/scene/buildScene';
import { design } from '../../../src/stone/stone';
import { uprightOf } from '../../lettering/typefaces';
import { sceneWith, sources } from '../../scene/drawnStone';
import { areaOf, opacityOfSvg, withoutStone } from '../picture';
import { boxOf, farthestSide, lettersByHand, outerBoxes } from '../sheet/pieces';
import { signedArea } from '../sheet/points';
import { linesOf, MEASURED, measuredElement, sheetOf, sheetWith } from '../sheet/workshop';
import { contoursOn, parsed } from './readDxf';

/** The accuracy every vector output holds against HarfBuzz on the same font, in mm (docs/decisions.md section 2). */
const ACCURACY = 0.005;

const NAME = { type: 'text', subText: 'Anna Sørensen', fontSize: '40', position: { x: 300, y: 250 } };
const SCRIPT = { ...NAME, fontFamily: 'Great Vibes', fontSize: '60' };
const ROSE = { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 500 } };
const DOVE = { type: 'standardVignet', vignetId: 703, position: { x: 300, y: 400 } };

const VARIANTS = { 'with exact curves': paintDxf, 'of lines and arcs': paintLegacyDxf };

for (const [name, paint] of Object.entries(VARIANTS)) {
  describe(`A DXF ${name}, read by dxf-parser`, () => {
    test('holds letters within 0.005 mm of hb-shape and trigonometry, upright, turned, scaled and on arcs', () => {
      for (const place of MEASURED.places) {
        const dxf = paint(sheetWith(measuredElement(place)));
        const drawn = outerBoxes(contoursOn(dxf, 'ENGRAVE', 750));
        const byHand = outerBoxes(
          lettersByHand(uprightOf(MEASURED.family), MEASURED.setting, place, place.curve),
        );
        expect(farthestSide(drawn, byHand), `at ${place.rotation}° ${place.curve?.side ?? ''}`).toBeLessThan(
          ACCURACY,
        );
      }
    });

    test('encloses the area that is seen, to 0.1 %', async () => {
      const scene = sceneWith(SCRIPT, ROSE);
      const raster = areaOf(await opacityOfSvg(withoutStone(paintSvg(scene)), 5)) / 25;
      const contours = contoursOn(paint(sheetOf(scene)), 'ENGRAVE', 750);
      const cut = contours.reduce((sum, contour) => sum + signedArea(contour), 0);
      expect(Math.abs(cut / raster - 1)).toBeLessThan(0.001);
    });

    test('has closed contours: each ends on the very point it began with', () => {
      const sheet = sheetWith(NAME, ROSE, DOVE);
      const dxf = paint(sheet);
      for (const layer of ['ENGRAVE', 'MOUNT', 'OUTLINE']) {
        const contours = contoursOn(dxf, layer, 750);
        expect(contours.length).toBe(linesOf(sheet, toolOf(layer)).length);
        for (const contour of contours) expect(contour.at(-1)?.join()).toBe(contour[0]?.join());
      }
    });

    test('is in millimetres, y up, as large as the stone, on named layers of a defined line type', () => {
      const { header, tables, entities } = parsed(paint(sheetOf(sceneWith(NAME, DOVE), 5)));
      expect(header.$INSUNITS).toBe(4);
      expect(header.$EXTMAX).toMatchObject({ x: 600, y: 750 });
      const layers = Object.keys(tables.layer.layers).filter((layer) => layer !== '0');
      expect(layers).toEqual(['ENGRAVE', 'MOUNT', 'STENCIL', 'OUTLINE', 'GUIDE', 'DRILL']);
      expect(new Set(entities.map(({ layer }) => layer))).toEqual(new Set(layers));
      const lineTypes = Object.keys(tables.lineType.lineTypes).map((type) => type.toUpperCase());
      expect(lineTypes).toContain('CONTINUOUS');
    });

    test('says how far all that is drawn reaches, also beside the stone', () => {
      const beside = { ...NAME, position: { x: 20, y: 760 } };
      const file = paint(sheetWith(beside));
      const { header, tables } = parsed(file);
      const drawn = Object.keys(tables.layer.layers)
        .filter((layer) => layer !== '0')
        .flatMap((layer) => contoursOn(file, layer, 750).flat());
      const reached = boxOf(drawn);
      const { x: left, y: bottom } = header.$EXTMIN as { x: number; y: number };
      const { x: right, y: top } = header.$EXTMAX as { x: number; y: number };
      expect(left).toBeLessThan(-20);
      expect(bottom).toBeLessThan(-10);
      for (const [side, reach] of [
        [left, reached.left],
        [bottom, 750 - reached.bottom],
        [right, reached.right],
        [top, 750 - reached.top],
      ] as const)
        expect(Math.abs(side - reach)).toBeLessThan(0.005);
    });

    test('writes plain decimals only', () => {
      const lines = paint(sheetWith(measuredElement(MEASURED.places[1] ?? expect.fail()))).split('\n');
      const values = lines.filter(
        (_, index) => /^\s*[1-4]\d\s*$/.test(lines[index - 1] ?? '') && index % 2 === 1,
      );
      expect(values.length).toBeGreaterThan(1000);
      expect(values.filter((value) => !/^-?\d+(\.\d+)?$/.test(value))).toEqual([]);
    });
  });
}

function toolOf(layer: string) {
  if (layer === 'OUTLINE') return 'outline';
  return layer === 'MOUNT' ? 'mount' : 'engrave';
}

describe('A DXF with exact curves', () => {
  test('is AC1021; each contour is one closed spline, or one closed polyline', () => {
    const sheet = sheetWith(NAME, { ...DOVE, type: 'sandblownVignet', vignetId: 552 });
    const { header, entities } = parsed(paintDxf(sheet));
    expect(header.$ACADVER).toBe('AC1021');
    const engraved = entities.filter(({ layer }) => layer === 'ENGRAVE');
    expect(engraved).toHaveLength(linesOf(sheet, 'engrave').length);
    const splines = engraved.filter((entity): entity is ISplineEntity => entity.type === 'SPLINE');
    expect(splines.length).toBeGreaterThan(15);
    for (const { controlPoints = [], knotValues = [], degreeOfSplineCurve, ...spline } of splines) {
      expect(degreeOfSplineCurve).toBe(3);
      expect(spline).toMatchObject({ closed: true, planar: true });
      expect(controlPoints.at(-1)).toEqual(controlPoints[0]);
      expect(knotValues).toHaveLength(controlPoints.length + 4);
      expect(controlPoints.length % 3).toBe(1);
    }
  });

  test('has the very curves of the sheet, to 0.0001 mm, where that is asked for', () => {
    const sheet = sheetWith({ ...SCRIPT, subText: 'Sø' });
    const read = contoursOn(paintDxf(sheet, {}, true), 'ENGRAVE', 750, () => 60);
    const curves = linesOf(sheet, 'engrave');
    expect(read).toHaveLength(curves.length);
    for (const [index, curve] of curves.entries())
      expect(farthestFrom(curve, read[index] ?? [])).toBeLessThan(0.0001);
  });

  test('has else one curve for several, all within 0.0016 mm both ways, and no corner moved', () => {
    const sheet = sheetWith({ ...NAME, fontSize: '12', subText: 'Åsnæs' });
    const [file, exact] = [paintDxf(sheet), paintDxf(sheet, {}, true)];
    const [read, curves] = [file, exact].map((text) => contoursOn(text, 'ENGRAVE', 750, () => 30));
    if (!read || !curves) expect.fail();
    expect(controlsIn(file)).toBeLessThan(controlsIn(exact) * 0.95);
    expect(read).toHaveLength(curves.length);
    for (const [index, curve] of curves.entries()) {
      const joined = read[index] ?? [];
      const every = (line: Line) => line.filter((_, at) => at % 11 === 0);
      expect(farthestFrom(every(curve), joined)).toBeLessThan(0.0016);
      expect(farthestFrom(every(joined), curve)).toBeLessThan(0.0016);
      expect(farthestFrom(cornersOf(curve), joined)).toBeLessThan(0.0001);
    }
  });

  test('is 6 MB at most of sixty lines, and 8 with thirty ornaments', async () => {
    const [bench = expect.fail()] = (await benchScenes()).slice(-1);
    const sheet = sheetOf(buildScene(design.parse(designOf(bench)), sources));
    const text = sheetOf(buildScene(design.parse({ ...designOf({ ...bench, vignets: [] }) }), sources));
    expect(paintDxf(text).length).toBeLessThan(6e6);
    expect(paintDxf(sheet).length).toBeLessThan(8e6);
  }, 120_000);
});

describe('A DXF of lines and arcs', () => {
  test('is one polyline for each contour, with nothing that an old plotter cannot read', () => {
    const sheet = sheetWith(NAME, ROSE);
    const { header, entities } = parsed(paintLegacyDxf(sheet));
    expect(header.$ACADVER).toBe('AC1009');
    expect(new Set(entities.map(({ type }) => type))).toEqual(new Set(['POLYLINE']));
    const contours = sheet.layers.flatMap(({ tool }) => linesOf(sheet, tool));
    expect(entities).toHaveLength(contours.length);
  });

  test('keeps within 0.005 mm of every curve', () => {
    const sheet = sheetWith({ ...SCRIPT, subText: 'Sø' });
    const arcs = contoursOn(paintLegacyDxf(sheet), 'ENGRAVE', 750);
    const curves = linesOf(sheet, 'engrave');
    expect(arcs).toHaveLength(curves.length);
    for (const [index, curve] of curves.entries()) {
      expect(farthestFrom(curve, arcs[index] ?? [])).toBeLessThan(ACCURACY);
      expect(farthestFrom(arcs[index] ?? [], curve)).toBeLessThan(ACCURACY);
    }
  });

  test('needs far fewer pieces than chords of the same accuracy', () => {
    const dxf = paintLegacyDxf(sheetWith(NAME));
    const arcs = dxf.match(/\nVERTEX\n/g)?.length ?? 0;
    expect(arcs).toBeGreaterThan(100);
    expect(arcs).toBeLessThan(linesOf(sheetWith(NAME), 'engrave').flat().length / 10);
  });
});

/** How many control points of splines a file has: they alone have a z in it. */
const controlsIn = (dxf: string) => dxf.split('\n30\n').length;

/** The points at which a closed line of points turns by more than a quarter. */
function cornersOf(line: readonly (readonly [number, number])[]) {
  const ring = line.slice(1);
  return ring.filter(([x, y], index) => {
    const [[fromX, fromY], [toX, toY]] = [
      ring.at(index - 1) ?? [x, y],
      ring[(index + 1) % ring.length] ?? [x, y],
    ];
    return (x - fromX) * (toX - x) + (y - fromY) * (toY - y) < 0;
  });
}

type Line = readonly (readonly [number, number])[];

/** How far the farthest of points lies from a line of points; what is not a number stays so. */
const farthestFrom = (points: Line, line: Line) =>
  points.reduce((most, point) => Math.max(most, toLine(point, line)), 0);

/** How far a point lies from a line of points. */
function toLine([x, y]: readonly [number, number], line: Line): number {
  let least = Infinity;
  for (let index = 0; index < line.length; index += 1) {
    const [ax, ay] = line[index] ?? [Number.NaN, Number.NaN];
    const [bx, by] = line[index + 1] ?? [ax, ay];
    const [dx, dy] = [bx - ax, by - ay];
    const square = dx * dx + dy * dy;
    const t = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0;
    const [offX, offY] = [x - ax - t * dx, y - ay - t * dy];
    least = Math.min(least, offX * offX + offY * offY);
  }
  return Math.sqrt(least);
}
