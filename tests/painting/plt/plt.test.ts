import { describe, expect, test } from 'vitest';
import { paintPlt } from '../../../src/painting/plt/paintPlt';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { buildScene } from '../../../src/scene/buildScene';
import { uprightOf } from '../../lettering/typefaces';
import { designWith, sceneWith, sources } from '../../scene/drawnStone';
import { areaOf, opacityOfSvg, withoutStone } from '../picture';
import { boxOf, farthestSide, lettersByHand, outerBoxes } from '../sheet/pieces';
import { signedArea } from '../sheet/points';
import { linesOf, MEASURED, measuredElement, sheetOf, sheetWith } from '../sheet/workshop';
import { drawnBy } from './readPlt';

/** Half a plotter unit, in mm: what is left of any accuracy once coordinates are whole units. */
const HALF_A_UNIT = 0.0125;

const NAME = { type: 'text', subText: 'Anna Sørensen', fontSize: '40', position: { x: 300, y: 250 } };
const DOVE = { type: 'standardVignet', vignetId: 703, position: { x: 300, y: 400 } };

describe('A PLT file', () => {
  test('is HP-GL in plain letters: it begins with IN and puts the pen away', () => {
    const plt = paintPlt(sheetWith(NAME));
    expect(plt).toMatch(/^IN;\nSP1;\nPU\d+,\d+;\nPD/);
    expect(plt).toMatch(/PU0,0;\nSP0;\n$/);
    expect(plt.replace(/(IN|SP\d|P[UD]-?\d+,-?\d+(,-?\d+,-?\d+)*);\n/g, '')).toBe('');
  });

  test('holds letters within 0.0125 mm of hb-shape and trigonometry, upright, turned, scaled and on arcs', () => {
    for (const place of MEASURED.places) {
      const drawn = drawnBy(paintPlt(sheetWith(measuredElement(place)))).get(1) ?? [];
      const byHand = outerBoxes(
        lettersByHand(uprightOf(MEASURED.family), MEASURED.setting, place, place.curve),
      );
      const apart = farthestSide(outerBoxes(drawn), byHand);
      expect(apart, `at ${place.rotation}° ${place.curve?.side ?? ''}`).toBeLessThan(HALF_A_UNIT + 0.0005);
    }
  });

  test('closes every contour on the very unit it began with', () => {
    for (const pen of [1, 2, 3, 4]) {
      const lines = drawnBy(paintPlt(sheetOf(sceneWith(NAME, DOVE), 5))).get(pen) ?? [];
      expect(lines.length, `pen ${pen}`).toBeGreaterThan(0);
      for (const line of lines) expect(line.at(-1)).toEqual(line[0]);
    }
  });

  test('gives each tool its pen: 1 engraves, 2 mounts, 3 cuts the stencil, 4 draws the stone, 5 guides, 6 drills', () => {
    const drawn = drawnBy(paintPlt(sheetOf(sceneWith(NAME, DOVE), 5)));
    expect([...drawn.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    const [name, dove] = [boxOf((drawn.get(1) ?? []).flat()), boxOf((drawn.get(2) ?? []).flat())];
    expect(name.bottom).toBeLessThan(265);
    expect(dove.top).toBeGreaterThan(345);
    expect(boxOf((drawn.get(4) ?? []).flat())).toEqual({ left: 0, top: 0, right: 600, bottom: 750 });
    expect(drawn.get(5)).toContainEqual(
      [
        [300, 750],
        [300, 0],
      ].toReversed(),
    );
  });

  test('encloses the area that is seen, to 0.1 %', async () => {
    const scene = sceneWith({ ...NAME, fontFamily: 'Great Vibes', fontSize: '60' });
    const raster = areaOf(await opacityOfSvg(withoutStone(paintSvg(scene)), 5)) / 25;
    const lines = drawnBy(paintPlt(sheetOf(scene))).get(1) ?? [];
    const cut = lines.reduce((sum, line) => sum + signedArea(line), 0);
    expect(Math.abs(cut / raster - 1)).toBeLessThan(0.001);
  });

  test('is right on a plotter of 16 bits, however large the stone, to half a unit', () => {
    const large = { width: 2400, height: 1650 };
    const placed = (x: number, y: number) => ({ ...NAME, position: { x, y } });
    const parms = [placed(2200, 120), placed(300, 1600)];
    const scene = { ...buildScene(designWith(parms), sources), ...large };
    const sheet = sheetOf(scene);
    const plt = paintPlt(sheet);
    for (const number of plt.match(/-?\d+/g) ?? []) expect(Math.abs(Number(number))).toBeLessThan(32_768);
    const drawn = drawnBy(plt, 1650).get(1) ?? [];
    expect(drawn).toHaveLength(linesOf(sheet, 'engrave').length);
    expect(farthestSide(outerBoxes(drawn), outerBoxes(linesOf(sheet, 'engrave')))).toBeLessThan(
      HALF_A_UNIT + 0.0005,
    );
    for (const line of drawn) expect(line.at(-1)).toEqual(line[0]);
    // Read without the command for steps, the stone is another: the reader really follows it.
    expect(drawnBy(plt.replace('PR;', ''), 1650).get(1)).not.toEqual(drawn);
  });

  test('has no negative coordinate where something lies left of the stone or below it: its origin lies there', () => {
    const sheet = sheetWith({ ...NAME, position: { x: 20, y: 770 } });
    const plt = paintPlt(sheet);
    expect(plt).not.toContain('-');
    const { left, bottom } = boxOf(linesOf(sheet, 'engrave').flat());
    expect(left).toBeLessThan(0);
    expect(bottom).toBeGreaterThan(750);
    const drawn = drawnBy(plt, Math.ceil(sheet.drawn.bottom), Math.floor(sheet.drawn.left)).get(1) ?? [];
    expect(farthestSide(outerBoxes(drawn), outerBoxes(linesOf(sheet, 'engrave')))).toBeLessThan(
      HALF_A_UNIT + 0.0005,
    );
    const only = { ...sheet, layers: sheet.layers.filter(({ tool }) => tool === 'outline') };
    const stone = drawnBy(paintPlt(only), Math.ceil(sheet.drawn.bottom), Math.floor(sheet.drawn.left)).get(4);
    expect(boxOf((stone ?? []).flat())).toEqual({ left: 0, top: 0, right: 600, bottom: 750 });
  });
});

describe('A PLT for plotters that scale', () => {
  const scaled = (sheet: Parameters<typeof paintPlt>[0]) => paintPlt(sheet, undefined, { isScaled: true });

  test('says that 100 mm of the bed are 100, and then writes mm with three decimals at most', () => {
    const plt = scaled(sheetWith(NAME));
    expect(plt).toMatch(/^IN;\nIP0,0,4000,4000;\nSC0,100,0,100;\nSP1;\nPU/);
    const moves = plt.split('\n').filter((line) => /^P[UD]/.test(line));
    const numbers = moves.flatMap((line) => line.slice(2, -1).split(','));
    for (const number of numbers) expect(number).toMatch(/^\d+(\.\d{1,3})?$/);
  });

  test('holds letters within 0.0027 mm of hb-shape and trigonometry: a chord, and half a thousandth each way', () => {
    for (const place of MEASURED.places) {
      const drawn = drawnBy(scaled(sheetWith(measuredElement(place)))).get(1) ?? [];
      const byHand = outerBoxes(
        lettersByHand(uprightOf(MEASURED.family), MEASURED.setting, place, place.curve),
      );
      expect(farthestSide(outerBoxes(drawn), byHand), `at ${place.rotation}°`).toBeLessThan(0.0027);
    }
  });

  test('closes every contour on the very number it began with, on a stone of any size, without a step', () => {
    const scene = {
      ...buildScene(designWith([{ ...NAME, position: { x: 2200, y: 120 } }]), sources),
      width: 2400,
    };
    const sheet = sheetOf(scene, 5);
    const plt = scaled(sheet);
    expect(plt).not.toContain('PR;');
    const drawn = drawnBy(plt, Math.ceil(sheet.drawn.bottom), Math.floor(sheet.drawn.left));
    for (const lines of drawn.values()) expect(lines.length).toBeGreaterThan(0);
    for (const pen of [1, 3, 4])
      for (const line of drawn.get(pen) ?? []) expect(line.at(-1)).toEqual(line[0]);
    expect(farthestSide(outerBoxes(drawn.get(1) ?? []), outerBoxes(linesOf(sheet, 'engrave')))).toBeLessThan(
      0.0027,
    );
  });
});
