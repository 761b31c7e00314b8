import { describe, expect, test } from 'vitest';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { sceneWith } from '../../scene/drawnStone';
import { boxOf } from './pieces';
import { signedArea } from './points';
import { framedScene, linesOf, sheetOf } from './workshop';

const scene = sceneWith({ type: 'text', subText: 'OTTO', fontSize: '60', position: { x: 300, y: 300 } });

/** How far a point lies from the nearest of a set. */
const distance = ([x, y]: readonly [number, number], points: readonly (readonly [number, number])[]) =>
  Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));

describe('The edge of the rubber stencil', () => {
  test('runs as far outside the letters as was asked, everywhere', () => {
    const sheet = sheetOf(scene, 7.5);
    const ink = linesOf(sheet, 'engrave').flat();
    const edge = linesOf(sheet, 'stencil').flat();
    const away = edge.map((point) => distance(point, ink));
    expect(Math.min(...away)).toBeGreaterThan(7.49);
    const [outer, inner] = [boxOf(edge), boxOf(ink)];
    expect(inner.left - outer.left).toBeCloseTo(7.5, 1);
    expect(outer.bottom - inner.bottom).toBeCloseTo(7.5, 1);
  });

  test('has no holes: within an O or a frame, the rubber covers the stone', () => {
    for (const drawn of [sheetOf(scene, 2), sheetOf(framedScene('line'), 5)]) {
      const edges = linesOf(drawn, 'stencil');
      expect(edges.length).toBeGreaterThan(0);
      for (const edge of edges) expect(signedArea(edge)).toBeGreaterThan(0);
    }
    expect(linesOf(sheetOf(framedScene('line'), 5), 'stencil')).toHaveLength(1);
  });

  test('is not drawn unless asked for, nor where nothing is blasted, and must be wider than nothing', () => {
    expect(linesOf(sheetOf(scene), 'stencil')).toEqual([]);
    expect(linesOf(sheetOf(sceneWith(), 5), 'stencil')).toEqual([]);
    for (const margin of [0, -3, Number.NaN]) expect(() => sheetOf(scene, margin)).toThrow(RangeError);
  });

  test('belongs to the workshop only: the picture has none', () => {
    expect(paintSvg(scene).match(/<path /g)).toHaveLength(5);
  });
});
