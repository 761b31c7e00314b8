import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { projectRoot } from '../../server/system/projectRoot';
import { isWithin, ringsOf } from '../../src/geometry/ring';
import { openPainter } from '../../src/painting/canvaskit/painter';
import { paintElements } from '../../src/painting/canvaskit/paintScene';
import { PictureTooLarge, readPixels } from '../../src/painting/canvaskit/pixels';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import type { Scene } from '../../src/scene/scene';
import { sceneWith, sources, standardStone } from '../scene/drawnStone';
import { pngOf } from './files/made';
import { paintScene } from './paintScene';
import { boxOf, inkOf, type Opacity, opacityOf, opacityOfSvg } from './picture';
import { charactersOf } from './svgFile';

const PX_PER_MM = 2;
const CATALOGUE = `${projectRoot()}/catalogue`;

const kit = await loadNodeKit();
const painter = openPainter(kit, () => Promise.reject(new Error('no tiles here')));
afterAll(() => painter.delete());

/** What stands on the stone, painted without it. */
function opacityOfElements(scene: Scene): Opacity {
  const [width, height] = [scene.width * PX_PER_MM, scene.height * PX_PER_MM];
  const pixels = readPixels(kit, width, height, (canvas) => {
    canvas.scale(PX_PER_MM, PX_PER_MM);
    paintElements(canvas, scene, painter);
  });
  return {
    width,
    height,
    alpha: Uint8Array.from({ length: width * height }, (_, i) => pixels[i * 4 + 3] ?? 0),
  };
}

/** The places of the pixels with an opacity whose eight neighbours have it too: no edge is near. */
function placesAll({ width, alpha }: Opacity, opacity: number): number[] {
  const around = [-width, 0, width].flatMap((row) => [row - 1, row, row + 1]);
  const places: number[] = [];
  for (let at = width + 1; at < alpha.length - width - 1; at += 1) {
    if (alpha[at] === opacity && around.every((step) => alpha[at + step] === opacity)) places.push(at);
  }
  return places;
}

const standard = buildScene(standardStone, sources);
const png = await pngOf(standard, PX_PER_MM, CATALOGUE);
const drawn = await opacityOf(png);

describe('The standard stone as a PNG at 2 pixels a mm', () => {
  test('has the stone’s box to the pixel', () => {
    expect([drawn.width, drawn.height]).toEqual([1200, 1500]);
    expect(boxOf(drawn, 1)).toEqual({ left: 0, top: 0, right: 1200, bottom: 1500 });
  });

  test('is transparent outside the outline and full within', async () => {
    const outline = `<svg xmlns="http://www.w3.org/2000/svg" width="600mm" height="750mm" viewBox="0 0 600 750">
      <path d="${standard.slab.stoneType.outline}"/></svg>`;
    const byHand = await opacityOfSvg(outline, PX_PER_MM);
    expect([byHand.width, byHand.height]).toEqual([1200, 1500]);
    const outside = placesAll(byHand, 0);
    const within = placesAll(byHand, 255);
    expect(outside.length).toBeGreaterThan(50_000);
    expect(within.length).toBeGreaterThan(1_500_000);
    expect(outside.filter((at) => drawn.alpha[at] !== 0)).toEqual([]);
    expect(within.filter((at) => drawn.alpha[at] !== 255)).toEqual([]);
  });

  test('shows the granite of its variant, not one plain colour', async () => {
    const { channels } = await sharp(png).extract({ left: 100, top: 1200, width: 400, height: 200 }).stats();
    for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(2);
  });
});

describe('Letters painted as pixels', () => {
  const PLACES = [
    { position: { x: 300.2, y: 200.3, rotation: 0 }, scale: 1 },
    { position: { x: 281.7, y: 400.1, rotation: 90 }, scale: 1.3 },
    { position: { x: 300, y: 500, rotation: 180 }, scale: 0.7 },
  ];

  test.each(PLACES)('have the ink box of the SVG within half a pixel: $position.rotation°', (place) => {
    const scene = sceneWith({ type: 'text', subText: 'HELIH', fontFamily: 'Jost', fontSize: '60', ...place });
    const points = charactersOf(paintSvg(scene)).flatMap((character) => character.points);
    const xs = points.map(([x]) => x * PX_PER_MM);
    const ys = points.map(([, y]) => y * PX_PER_MM);
    const ink = inkOf(opacityOfElements(scene));
    expect(Math.abs(ink.left - Math.min(...xs))).toBeLessThan(0.5);
    expect(Math.abs(ink.right - Math.max(...xs))).toBeLessThan(0.5);
    expect(Math.abs(ink.top - Math.min(...ys))).toBeLessThan(0.5);
    expect(Math.abs(ink.bottom - Math.max(...ys))).toBeLessThan(0.5);
  });
});

describe('Reading pixels', () => {
  test('refuses a picture that is too large, or has no size', () => {
    const sizes = [
      [20_000, 20_000],
      [0, 10],
      [10, -1],
      [Number.NaN, 10],
      [Number.POSITIVE_INFINITY, 1],
    ];
    for (const [width = 0, height = 0] of sizes) {
      const reading = () => readPixels(kit, width, height, () => expect.unreachable());
      expect(reading).toThrow(PictureTooLarge);
    }
  });

  test('gives colours as they are, not multiplied with their opacity', () => {
    const pixels = readPixels(kit, 2, 1, (canvas) => {
      canvas.clipRect(kit.LTRBRect(0, 0, 1, 1), kit.ClipOp.Intersect, false);
      canvas.drawColor(kit.Color(200, 100, 50, 0.5));
    });
    const [r = 0, g = 0, b = 0, a = 0, ...beside] = pixels;
    expect(Math.abs(r - 200) + Math.abs(g - 100) + Math.abs(b - 50) + Math.abs(a - 128)).toBeLessThan(8);
    expect(beside).toEqual([0, 0, 0, 0]);
  });
});

describe('The heap of the WebAssembly', () => {
  /** How large the heap is, in bytes: it never shrinks. */
  function heapSize(): number {
    const one = kit.Malloc(Uint8Array, 1);
    const size = one.toTypedArray().buffer.byteLength;
    kit.Free(one);
    return size;
  }

  test('does not grow while 50 stones are painted, nor when painting fails', () => {
    const paint = (turn: number) => {
      const scene = sceneWith(
        { type: 'text', subText: `Nr. ${turn}`, fontSize: '60', variant: turn % 2 ? 'sandb' : 'bronze' },
        { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 300 + turn } },
        { type: 'attachment', attachmentId: 1 },
      );
      readPixels(kit, 600, 750, (canvas) => {
        paintScene(canvas, scene, painter);
      });
      const failing = () =>
        readPixels(kit, 600, 750, () => {
          throw new Error('torn');
        });
      expect(failing).toThrow('torn');
    };
    for (let turn = 0; turn < 4; turn += 1) paint(turn);
    const warm = heapSize();
    for (let turn = 0; turn < 50; turn += 1) paint(turn);
    expect(heapSize()).toBe(warm);
  });
});

describe('A line that reaches beyond the edge', () => {
  /** How many pixels of a line over the rounded upper corner lie beside the stone by more than a pixel. */
  function inkBeside(variant: string): number {
    const scene = sceneWith({
      type: 'text',
      subText: 'MM',
      fontSize: '60',
      variant,
      position: { x: 20, y: 60 },
    });
    const { width, alpha } = opacityOfElements(scene);
    const stone = ringsOf(scene.slab.outline);
    return alpha.reduce((sum, each, at) => {
      const [x, y] = [((at % width) + 1.5) / PX_PER_MM, (Math.floor(at / width) + 1.5) / PX_PER_MM];
      return each > 0 && !isWithin(stone, [x, y]) ? sum + 1 : sum;
    }, 0);
  }

  test('is cut off there where it is engraved, and stands over it where it is mounted', () => {
    expect(inkBeside('sandb')).toBe(0);
    expect(inkBeside('mounted')).toBeGreaterThan(500);
  });
});
