import { describe, expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { measureScene } from '../../src/scene/measures';
import { placedInk } from '../../src/scene/placedInk';
import type { Scene } from '../../src/scene/scene';
import { opacityOfSvg, withoutStone } from '../painting/picture';
import { sceneWith } from './drawnStone';

const PX_PER_MM = 8;

/** The box of all pixels of the exported SVG that are inked by half, in mm, drawn by librsvg. */
async function inkInPixels(scene: Scene) {
  const { width, alpha } = await opacityOfSvg(withoutStone(paintSvg(scene)), PX_PER_MM);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < alpha.length; at += 1) {
    if ((alpha[at] ?? 0) < 128) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, right, bottom };
}

const vignet = (given: object) => ({
  type: 'sandblownVignet',
  vignetId: 552,
  position: { x: 300, y: 350, rotation: 0 },
  ...given,
});

describe('The ink of an element', () => {
  test.each([
    [
      'a line with descenders',
      { type: 'text', subText: 'Pegjy', fontSize: '40', position: { x: 300, y: 300 } },
    ],
    ['a vignet', vignet({ scale: 0.5 })],
    ['a vignet that is turned', vignet({ scale: 0.5, position: { x: 300, y: 350, rotation: 33 } })],
    [
      'a line that is turned',
      { type: 'text', subText: 'Åge', fontSize: '30', position: { x: 300, y: 350, rotation: -90 } },
    ],
  ])('is what librsvg paints of %s, to a pixel', async (_what, element) => {
    const scene = sceneWith(element);
    const pixels = await inkInPixels(scene);
    const [measure] = measureScene(scene).elements;
    if (!measure) throw new Error('nothing was measured');
    const ink = placedInk(measure);
    for (const side of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs(ink[side] - pixels[side] / PX_PER_MM)).toBeLessThan(1 / PX_PER_MM);
  });

  test('is its box where it has none', () => {
    const [empty] = measureScene(
      sceneWith({ type: 'text', subText: '', fontSize: '20', position: { x: 100, y: 80 } }),
    ).elements;
    expect(empty?.ink).toEqual(empty?.box);
  });

  test('is worked out anew for another rotation and scale', () => {
    const node = sceneWith({ type: 'text', subText: 'Ib', fontSize: '20', position: { x: 100, y: 80 } })
      .nodes[0];
    if (!node) throw new Error('nothing was built');
    const inkWith = (place: object) => {
      const scene = { ...sceneWith(), nodes: [{ ...node, place: { ...node.place, ...place } }] } as Scene;
      return measureScene(scene).elements[0]?.ink;
    };
    const once = inkWith({});
    const twice = inkWith({ scale: 2 });
    expect(twice?.top).toBeCloseTo(2 * (once?.top ?? 0), 9);
    const turned = inkWith({ rotation: 90 });
    expect(turned?.right).toBeCloseTo(-(once?.top ?? 0), 9);
    expect(inkWith({})).toEqual(once);
  });
});
