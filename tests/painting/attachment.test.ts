import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { openPainter, type Painter } from '../../src/painting/canvaskit/painter';
import { bakeScene, paintElements } from '../../src/painting/canvaskit/paintScene';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import { weld } from '../../src/painting/canvaskit/weld';
import { WORKSHOP } from '../../src/painting/relief/light';
import { soundWeld } from '../../src/painting/sheet/soundWeld';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { boxOnStone } from '../../src/scene/place';
import type { Scene } from '../../src/scene/scene';
import { ElementPictures } from '../../workers/stage/elementPictures';
import { inkBox } from '../../workers/stage/inkBox';
import { catalogue, sceneWith } from '../scene/drawnStone';
import { paintScene } from './paintScene';
import { areaOf, opacityOfSvg, withoutStone } from './picture';
import { pointsOf } from './svgFile';

const kit = await loadNodeKit();
const noTiles = () => Promise.reject(new Error('no tiles here'));

let painter: Painter = openPainter(kit, noTiles);
beforeEach(() => {
  painter.delete();
  painter = openPainter(kit, noTiles);
});
afterAll(() => painter.delete());

const thing = (attachmentId: number, given: object = {}) => ({
  type: 'attachment',
  attachmentId,
  position: { x: 300, y: 375, rotation: 0 },
  ...given,
});

/** What is painted of a stone's elements at a pixel a mm, once every relief is baked. */
function painted(scene: Scene) {
  bakeScene(scene, painter, 1);
  const pixels = readPixels(kit, 600, 750, (canvas) => paintElements(canvas, scene, painter));
  const at = (x: number, y: number) => Array.from(pixels.subarray((y * 600 + x) * 4, (y * 600 + x) * 4 + 4));
  return { pixels, at, alpha: (x: number, y: number) => at(x, y)[3] ?? 0 };
}

/** The pixels that anything was painted on. */
function placesInked(pixels: Uint8ClampedArray): [x: number, y: number][] {
  const places: [number, number][] = [];
  for (let at = 0; at < 600 * 750; at += 1) {
    if ((pixels[at * 4 + 3] ?? 0) > 0) places.push([at % 600, Math.floor(at / 600)]);
  }
  return places;
}

const brightness = ([r = 0, g = 0, b = 0]: readonly number[]) => (r + g + b) / 3;

describe('An attachment painted', () => {
  test.each(catalogue.attachments)('$Name covers what its parts cover', async ({ id, parts }) => {
    const scene = sceneWith(thing(id));
    const silhouette = await opacityOfSvg(withoutStone(paintSvg(scene)), 1);
    const { pixels } = painted(scene);
    const glass = parts.some(({ material }) => material === 'glass');
    let bare = 0;
    for (let place = 0; place < silhouette.alpha.length; place += 1) {
      if (silhouette.alpha[place] === 255 && (pixels[place * 4 + 3] ?? 0) < (glass ? 160 : 200)) bare += 1;
    }
    expect(bare).toBe(0);
    expect(areaOf(silhouette)).toBeGreaterThan(1000);
  });

  test('is of its materials: porcelain is white, bronze is brown', () => {
    const { at } = painted(sceneWith(thing(131)));
    const [r = 0, g = 0, b = 0] = at(300, 375);
    expect(Math.min(r, g, b)).toBeGreaterThan(200);
    // The frame's lit side, four mm in from its left edge.
    const [red = 0, green = 0, blue = 0] = at(259, 375);
    expect(red).toBeGreaterThan(green + 15);
    expect(green).toBeGreaterThan(blue + 15);
  });

  test('is lit from the upper left of the stone, however it is turned', () => {
    for (const rotation of [0, 45, 90, 180, 270]) {
      const { at } = painted(sceneWith(thing(132, { position: { x: 300, y: 375, rotation }, scale: 2 })));
      // The ring of a round medallion of 180 mm: its edge rises to the light and falls away from it.
      const diagonal = Math.SQRT1_2;
      const on = (far: number) => at(Math.round(300 + far * diagonal), Math.round(375 + far * diagonal));
      expect(brightness(on(-87)), `${rotation}°`).toBeGreaterThan(1.5 * brightness(on(87)));
    }
  });

  test('throws a shadow to the lower right, longer the farther it stands out', () => {
    /** How dark the stone is just beyond the upper left and the lower right of a thing, and for how many mm. */
    const shadowOf = (id: number) => {
      const { width = 0, height = 0 } = catalogue.attachments.find((one) => one.id === id) ?? {};
      const { alpha } = painted(sceneWith(thing(id)));
      const [right, foot] = [Math.ceil(300 + width / 2), Math.ceil(375 + height / 2)];
      const [left, head] = [Math.floor(300 - width / 2), Math.floor(375 - height / 2)];
      let length = 0;
      while (alpha(300 + length, foot + 1 + length) > 12) length += 1;
      return {
        length,
        beneath: alpha(300, foot + 4),
        beside: alpha(right + 3, foot - 12),
        before: alpha(left - 4, foot - 12),
        above: alpha(300, head - 4),
      };
    };
    const [lantern, plate] = [shadowOf(103), shadowOf(133)];
    for (const { beneath, beside, before, above } of [lantern, plate]) {
      expect(Math.min(beneath, beside)).toBeGreaterThan(40);
      expect(Math.max(before, above)).toBeLessThan(0.6 * Math.min(beneath, beside));
    }
    expect(plate.length).toBeGreaterThan(3);
    expect(lantern.length).toBeGreaterThan(2 * plate.length);
  });

  test.each(catalogue.attachments)(
    '$Name lies within the box that the stage paints anew for it',
    ({ id }) => {
      for (const place of [{}, { scale: 0.5, position: { x: 300, y: 375, rotation: 30 } }]) {
        const scene = sceneWith(thing(id, place));
        const [node] = scene.nodes;
        if (!node) throw new Error('nothing to be painted');
        const { left, top, right, bottom } = boxOnStone(inkBox(node), node.place);
        const { pixels } = painted(scene);
        const beyond = placesInked(pixels).filter(
          ([x, y]) => x + 1 < left || x > right || y + 1 < top || y > bottom,
        );
        expect(beyond).toEqual([]);
      }
    },
  );

  test('is recorded once: moving it records and bakes nothing', () => {
    const [node] = sceneWith(thing(101)).nodes;
    if (!node) throw new Error('nothing to be painted');
    const pictures = new ElementPictures(painter);
    pictures.of(node, 1, WORKSHOP);
    while (painter.reliefs.bakePiece());
    pictures.renew();
    const picture = pictures.of(node, 1, WORKSHOP);
    const { baked } = painter.reliefs;
    for (let x = 0; x < 50; x += 1) {
      expect(pictures.of({ ...node, place: { ...node.place, x } }, 1, WORKSHOP)).toBe(picture);
    }
    expect([painter.reliefs.baked, painter.reliefs.waiting]).toEqual([baked, 0]);
    expect(baked).toBe(catalogue.attachments.find(({ id }) => id === 101)?.parts.length);
    pictures.delete();
  });

  test('is seen in plain tones until its reliefs are baked', () => {
    const scene = sceneWith(thing(131));
    const pixels = readPixels(kit, 600, 750, (canvas) => paintElements(canvas, scene, painter));
    expect(painter.reliefs.baked).toBe(0);
    expect(brightness(Array.from(pixels.subarray((375 * 600 + 300) * 4)).slice(0, 3))).toBeGreaterThan(200);
  });

  test('does not let the heap of the WebAssembly grow', () => {
    const size = () => {
      const one = kit.Malloc(Uint8Array, 1);
      const { byteLength } = one.toTypedArray().buffer;
      kit.Free(one);
      return byteLength;
    };
    const paintOnce = (turn: number) => {
      const own = openPainter(kit, noTiles);
      const scene = sceneWith(thing(103, { scale: 0.3 + (turn % 7) * 0.05 }), thing(121));
      bakeScene(scene, own, 0.5);
      readPixels(kit, 300, 375, (canvas) => paintScene(canvas, scene, own));
      own.delete();
    };
    for (let turn = 0; turn < 8; turn += 1) paintOnce(turn);
    const warm = size();
    for (let turn = 0; turn < 40; turn += 1) paintOnce(turn);
    expect(size()).toBe(warm);
  });
});

const PATHS = /<path d="([^"]+)" data-material="(\w+)" fill="(#[0-9a-f]{6})"( fill-opacity="[\d.]+")?\/>/g;

describe('An attachment in an SVG', () => {
  test.each(catalogue.attachments)('$Name is a path per part, in its material', ({ id, parts }) => {
    const svg = paintSvg(sceneWith(thing(id)));
    const group = /<g data-element="0">(.*)<\/g>/.exec(svg)?.[1] ?? '';
    const materials = [...group.matchAll(PATHS)].map(([, , material]) => material);
    expect(materials).toEqual(parts.map(({ material }) => material));
    expect(group.replace(PATHS, '')).toBe('');
  });

  test('stands in stone mm at its natural size times its scale', () => {
    const svg = paintSvg(sceneWith(thing(132, { scale: 0.5, position: { x: 200, y: 100, rotation: 90 } })));
    const points = [...svg.matchAll(PATHS)].flatMap(([, d = '']) => pointsOf(d));
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    for (const [index, edge] of [177.5, 222.5, 77.5, 122.5].entries()) {
      expect(box[index]).toBeCloseTo(edge, 2);
    }
  });

  test('welded is one path: the silhouette of all its parts', async () => {
    for (const id of [101, 121, 123, 142]) {
      const scene = sceneWith(thing(id));
      const welded = paintSvg(scene, { weld: soundWeld((outline) => weld(kit, outline)) });
      expect(welded.match(/<g data-element="0">/g)).toHaveLength(1);
      expect(/<g data-element="0">(.*)<\/g>/.exec(welded)?.[1]?.match(/<path/g)).toHaveLength(1);
      const solid = (svg: string) => withoutStone(svg).replace(/ fill-opacity="[\d.]+"/g, '');
      const [one, other] = [
        await opacityOfSvg(solid(welded), 1),
        await opacityOfSvg(solid(paintSvg(scene)), 1),
      ];
      expect(Math.abs(areaOf(one) - areaOf(other)) / areaOf(other)).toBeLessThan(0.004);
    }
  });
});
