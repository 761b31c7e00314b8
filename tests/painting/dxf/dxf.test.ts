import type { ISplineEntity } from 'dxf-parser';
import { describe, expect, test } from 'vitest';
import { paintDxf } from '../../../src/painting/dxf/paintDxf';
import { paintLegacyDxf } from '../../../src/painting/dxf/paintLegacyDxf';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { uprightOf } from '../../lettering/typefaces';
import { sceneWith } from '../../scene/drawnStone';
import { areaOf, opacityOfSvg, withoutStone } from '../picture';
import { farthestSide, lettersByHand, outerBoxes } from '../sheet/pieces';
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

    test('writes plain decimals only', () => {
      const lines = paint(sheetWith(measuredElement(MEASURED.places[1] ?? expect.fail()))).split('\n');
      const values = lines.filter(
        (_, index) => /^\s*[1-4]\d\s*$/.test(lines[index - 1] ?? '') && index % 2 === 1,
      );
      expect(values.length).toBeGreaterThan(1000);
      for (const value of values) expect(value).toMatch(/^-?\d+(\.\d+)?$/);
    });
  });
}

function toolOf(layer: string) {
  if (layer === 'OUTLINE') return 'outline';
  return layer === 'MOUNT' ? 'mount' : 'engrave';
}

describe('A DXF with exact curves', () => {
  test('is AC1021; its curves are splines of one cubic Bézier curve each', () => {
    const { header, entities } = parsed(paintDxf(sheetWith(NAME)));
    expect(header.$ACADVER).toBe('AC1021');
    const splines = entities.filter((entity): entity is ISplineEntity => entity.type === 'SPLINE');
    expect(splines.length).toBeGreaterThan(50);
    for (const { controlPoints, knotValues, degreeOfSplineCurve } of splines) {
      expect(controlPoints).toHaveLength(4);
      expect(knotValues).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
      expect(degreeOfSplineCurve).toBe(3);
    }
  });
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
      for (const point of curve) expect(toLine(point, arcs[index] ?? [])).toBeLessThan(ACCURACY);
      for (const point of arcs[index] ?? []) expect(toLine(point, curve)).toBeLessThan(ACCURACY);
    }
  });

  test('needs far fewer pieces than chords of the same accuracy', () => {
    const dxf = paintLegacyDxf(sheetWith(NAME));
    const arcs = dxf.match(/\nVERTEX\n/g)?.length ?? 0;
    expect(arcs).toBeGreaterThan(100);
    expect(arcs).toBeLessThan(linesOf(sheetWith(NAME), 'engrave').flat().length / 10);
  });
});

/** How far a point lies from a line of points. */
function toLine([x, y]: readonly [number, number], line: readonly (readonly [number, number])[]): number {
  let least = Infinity;
  for (const [index, [ax, ay]] of line.entries()) {
    const [bx, by] = line[index + 1] ?? [ax, ay];
    const [dx, dy] = [bx - ax, by - ay];
    const square = dx * dx + dy * dy;
    const t = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0;
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
}
