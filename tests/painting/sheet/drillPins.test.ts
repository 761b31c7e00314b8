import { describe, expect, test } from 'vitest';
import { paintDxf } from '../../../src/painting/dxf/paintDxf';
import { paintLegacyDxf } from '../../../src/painting/dxf/paintLegacyDxf';
import { paintPlt } from '../../../src/painting/plt/paintPlt';
import { catalogue, sceneWith } from '../../scene/drawnStone';
import { parsed } from '../dxf/readDxf';
import { distanceToSides, isEnclosed } from './nearestInk';
import { boxOf } from './pieces';
import type { Point } from './points';
import { linesOf, sheetOf } from './workshop';

const CAST = catalogue.vignets.filter(({ kind }) => kind === 'standard');

const ornament = (vignetId: number, given: object = {}) => ({
  type: 'standardVignet',
  vignetId,
  fontColor: 'bronze',
  position: { x: 300, y: 375 },
  ...given,
});

/** The circles of a DXF file, from the stone's upper left. */
function circlesOf(dxf: string): { at: Point; radius: number; layer: string }[] {
  return parsed(dxf).entities.flatMap((entity) => {
    if (entity.type !== 'CIRCLE') return [];
    const { center, radius, layer } = entity as unknown as {
      center: { x: number; y: number };
      radius: number;
      layer: string;
    };
    return [{ at: [center.x, 750 - center.y] as const, radius, layer }];
  });
}

function pinned(...parms: readonly object[]) {
  const sheet = sheetOf(sceneWith(...parms));
  return { pins: circlesOf(paintDxf(sheet)).map(({ at }) => at), metal: linesOf(sheet, 'mount') };
}

/** Expects points to lie on others, whatever their order. */
function expectSame(points: readonly Point[], others: readonly Point[]): void {
  expect(points).toHaveLength(others.length);
  for (const [x, y] of points)
    expect(Math.min(...others.map(([ox, oy]) => Math.hypot(ox - x, oy - y)))).toBeLessThan(0.01);
}

describe('The pins of a cast ornament', () => {
  test('are two to six in each of the catalogue, within its metal and wide apart', () => {
    expect(CAST.length).toBeGreaterThan(5);
    for (const { id } of CAST) {
      const { pins, metal } = pinned(ornament(id));
      expect(pins.length, `ornament ${id}`).toBeGreaterThanOrEqual(2);
      expect(pins.length, `ornament ${id}`).toBeLessThanOrEqual(6);
      const { left, right, top, bottom } = boxOf(metal.flat());
      const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = pins;
      const widest = Math.max(right - left, bottom - top);
      expect(Math.hypot(ax - bx, ay - by), `ornament ${id}`).toBeGreaterThan(widest / 2.5);
      for (const pin of pins) {
        expect(isEnclosed(pin, metal), `ornament ${id}`).toBe(true);
        expect(distanceToSides(pin, metal), `ornament ${id}`).toBeGreaterThan(0.25);
      }
    }
  }, 120_000);

  test('go along where it is turned, mirrored and moved, and ask nobody beside it', () => {
    const id = 703;
    const { pins } = pinned(ornament(id));
    const turned = pinned(ornament(id, { position: { x: 200, y: 300, rotation: 90 } }));
    expectSame(
      turned.pins,
      pins.map(([x, y]): Point => [200 - (y - 375), 300 + (x - 300)]),
    );
    const mirrored = pinned(ornament(id, { reverse: true }));
    expectSame(
      mirrored.pins,
      pins.map(([x, y]): Point => [600 - x, y]),
    );
    const beside = pinned(ornament(id), { type: 'text', subText: 'Otto', position: { x: 300, y: 375 } });
    expectSame(beside.pins, pins);
  });

  test('are more on a larger one: two on one of a hand’s length, six on the largest', () => {
    const count = (scale: number) => pinned(ornament(703, { scale })).pins.length;
    expect(count(0.2)).toBe(2);
    expect(count(3)).toBe(6);
  });
});

describe('The holes for pins in files of machines', () => {
  const LETTERS = {
    type: 'text',
    subText: 'Åse',
    variant: 'bronze',
    fontSize: '40',
    position: { x: 300, y: 300 },
  };

  test('are circles of 3 mm on a layer of their own, the same in both kinds of DXF', () => {
    const sheet = sheetOf(sceneWith(LETTERS, ornament(703)));
    const circles = circlesOf(paintDxf(sheet));
    expect(circles.length).toBeGreaterThan(6);
    for (const { radius, layer } of circles) expect([radius, layer]).toEqual([1.5, 'DRILL']);
    const legacy = circlesOf(paintLegacyDxf(sheet));
    for (const { radius, layer } of legacy) expect([radius, layer]).toEqual([1.5, 'DRILL']);
    expectSame(
      legacy.map(({ at }) => at),
      circles.map(({ at }) => at),
    );
  });

  test('are round in PLT within the unit of that format, drawn by pen 6', () => {
    const sheet = sheetOf(sceneWith(LETTERS));
    const [, drill = ''] = paintPlt(sheet).split('SP6;\n');
    const at = circlesOf(paintDxf(sheet)).map((circle) => circle.at);
    const points = [...drill.matchAll(/(\d+),(\d+)/g)]
      .map(([, x, y]): Point => [Number(x) / 40, 750 - Number(y) / 40])
      .slice(0, -1);
    expect(points.length).toBeGreaterThan(50);
    for (const [x, y] of points) {
      const nearest = Math.min(...at.map(([cx, cy]) => Math.abs(Math.hypot(cx - x, cy - y) - 1.5)));
      expect(nearest).toBeLessThan(0.025);
    }
  });

  test('are in no file of a stone on which nothing is mounted', () => {
    const sheet = sheetOf(sceneWith({ ...LETTERS, variant: 'sandb' }));
    expect(sheet.layers.map(({ tool }) => tool)).not.toContain('drill');
  });
});
