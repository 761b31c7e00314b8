import { afterAll, describe, expect, test } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { outlineOf, polygonsOf } from '../../src/geometry/polygon';
import { svgPathData } from '../../src/geometry/svgPath';
import { openPainter } from '../../src/painting/canvaskit/painter';
import { bakeScene, paintElements } from '../../src/painting/canvaskit/paintScene';
import { pathOf } from '../../src/painting/canvaskit/pathOf';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import { weld } from '../../src/painting/canvaskit/weld';
import { soundWeld } from '../../src/painting/sheet/soundWeld';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { FRAME_TYPES } from '../../src/stone/frame';
import { framedScene, frameOn } from '../scene/framedStone';
import { opacityOfSvg, withoutStone } from './picture';

const kit = await loadNodeKit();
const painter = openPainter(kit, () => Promise.reject(new Error('no tiles here')));
afterAll(() => painter.delete());

const LINE = { type: 'text', subText: 'Navn', position: { x: 300, y: 300, rotation: 0 } };

/** The outline of a stone's frame filled plainly, and the frame as it is painted: how opaque each pixel is. */
function opacities(stone: number, Type: string, pxPerMm: number, baked: boolean) {
  const scene = framedScene(stone, { Type, Color: 'guld' });
  const { outline } = frameOn(stone, { Type, Color: 'guld' });
  const [width, height] = [Math.ceil(scene.width * pxPerMm), Math.ceil(scene.height * pxPerMm)];
  // As polygons: Skia draws a small round bead less exactly than 33 chords of it.
  const path = pathOf(kit, outlineOf(polygonsOf(outline)));
  const plain = readPixels(kit, width, height, (canvas) => {
    canvas.scale(pxPerMm, pxPerMm);
    canvas.drawPath(path, painter.palette.fill([1, 1, 1]));
  });
  path.delete();
  if (baked) bakeScene(scene, painter, pxPerMm);
  const painted = readPixels(kit, width, height, (canvas) => {
    canvas.scale(pxPerMm, pxPerMm);
    paintElements(canvas, scene, painter);
  });
  const alpha = (_value: number, at: number) => at % 4 === 3;
  return { plain: plain.filter(alpha), painted: painted.filter(alpha), colours: painted };
}

describe('A frame’s relief', () => {
  test.each([
    ['flat', 21, 'thickThin', 1.37, false],
    ['carved', 21, 'thickThin', 1.37, true],
    ['carved on a heart', 23, 'beadedLine', 2.2, true],
    ['carved on a book', 35, 'leaves', 3, true],
  ] as const)('is cut in pieces that meet without a seam: %s', (_how, stone, type, pxPerMm, baked) => {
    const { plain, painted } = opacities(stone, type, pxPerMm, baked);
    let [full, thin, worst, spilt] = [0, 255, 0, 0];
    for (const [i, covered] of plain.entries()) {
      const shown = painted[i] ?? 0;
      if (covered === 255) {
        full += 1;
        thin = Math.min(thin, shown);
      }
      worst = Math.max(worst, covered - shown);
      if (covered === 0) spilt = Math.max(spilt, shown);
    }
    expect(full).toBeGreaterThan(1000);
    // A gap between two pieces would let the stone through; Skia's own rounding is a twelfth of a pixel there.
    expect(thin).toBeGreaterThan(234);
    // Edges are as exact as Skia draws thin curves at all: it is up to 38 from the true coverage with the whole, too.
    expect(worst).toBeLessThan(64);
    // Beside it lies the light of its lip, a fifth opaque.
    expect(spilt).toBeLessThan(64 + 0.2 * 255);
  });

  test('shows lit and shaded walls where the flat one has a single tone', () => {
    const tones = ({ colours }: ReturnType<typeof opacities>) => {
      const reds = new Set<number>();
      for (let at = 0; at < colours.length; at += 4) if (colours[at + 3] === 255) reds.add(colours[at] ?? 0);
      return reds.size;
    };
    const flat = tones(opacities(16, 'doubleLine', 4, false));
    expect(tones(opacities(16, 'doubleLine', 4, true))).toBeGreaterThan(2 * flat);
  });

  test('is baked finely enough for a sharp picture although the stone is large', () => {
    const before = painter.reliefs.samplesBaked;
    opacities(25, 'line', 4, true);
    const samples = painter.reliefs.samplesBaked - before;
    // 3.3 m of line in pieces: at 16 samples a square mm, a metre-wide grid alone would be 11.5 million.
    expect(samples).toBeGreaterThan(3300 * 2.6 * 16);
    expect(samples).toBeLessThan(5e6);
  });
});

describe('An SVG', () => {
  const framePath = (svg: string) =>
    /<g data-frame="([^"]*)"><path d="([^"]*)" fill="([^"]*)"\/><\/g>/.exec(svg);

  test.each(FRAME_TYPES.filter((type) => type !== 'none'))('holds a %s as one path in stone mm', (Type) => {
    const [, type, d, fill] = framePath(paintSvg(framedScene(15, { Type, Color: 'sort' }, LINE))) ?? [];
    expect(type).toBe(Type);
    expect(d).toBe(svgPathData(frameOn(15, { Type, Color: 'sort' }).outline));
    expect(fill).toBe('#121213');
  });

  test('draws it above the stone and beneath the elements, and counts it as none of them', () => {
    const svg = paintSvg(framedScene(15, { Type: 'line' }, LINE));
    const places = ['data-stone', 'data-frame', 'data-element="0"'].map((mark) => svg.indexOf(mark));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(svg).not.toContain('data-element="-1"');
  });

  test('has nothing to weld in it: no part of a frame covers another', async () => {
    for (const Type of ['notched', 'leaves', 'beadedLine']) {
      const scene = framedScene(15, { Type });
      const svg = paintSvg(scene);
      expect(paintSvg(scene, { weld: soundWeld((outline) => weld(kit, outline)) })).toBe(svg);
      // Filled by either rule it is the same.
      const alone = withoutStone(svg);
      const otherRule = alone.replace('<path ', '<path fill-rule="evenodd" ');
      expect(otherRule).not.toBe(alone);
      const [one, other] = await Promise.all([alone, otherRule].map((drawn) => opacityOfSvg(drawn, 3)));
      expect(Buffer.compare(one?.alpha ?? Buffer.of(1), other?.alpha ?? Buffer.of(2))).toBe(0);
    }
  });
});
