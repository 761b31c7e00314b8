import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { joinOutlines } from '../../src/geometry/outline';
import { letterOutline } from '../../src/lettering/letterOutline';
import { ReliefCache } from '../../src/painting/canvaskit/caches/reliefCache';
import { openPainter, type Painter } from '../../src/painting/canvaskit/painter';
import { paintNode } from '../../src/painting/canvaskit/paintNode';
import { bakeScene, bakeWork, enterPlace, paintElements } from '../../src/painting/canvaskit/paintScene';
import { pathOf } from '../../src/painting/canvaskit/pathOf';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import { joinedGlyphs } from '../../src/painting/relief/joinedGlyphs';
import { WORKSHOP } from '../../src/painting/relief/light';
import { reliefFor, samplingFor } from '../../src/painting/relief/orders';
import { shapesOfLettering } from '../../src/painting/relief/shapes';
import { buildScene } from '../../src/scene/buildScene';
import type { Scene } from '../../src/scene/scene';
import { ElementPictures } from '../../workers/stage/elementPictures';
import { inkBox } from '../../workers/stage/inkBox';
import { lineAt, sceneWith, sources, standardStone } from '../scene/drawnStone';

const kit = await loadNodeKit();
const noTiles = () => Promise.reject(new Error('no tiles here'));

let painter: Painter = openPainter(kit, noTiles);
beforeEach(() => {
  painter.delete();
  painter = openPainter(kit, noTiles);
});
afterAll(() => painter.delete());

/** The elements of a stone without it, RGBA, 600 × 750 mm. */
function elementsOf(scene: Scene, pxPerMm: number): Uint8ClampedArray {
  return readPixels(kit, 600 * pxPerMm, 750 * pxPerMm, (canvas) => {
    canvas.scale(pxPerMm, pxPerMm);
    paintElements(canvas, scene, painter);
  });
}

const text = (subText: string, given: object = {}) => ({
  type: 'text',
  subText,
  fontFamily: 'EB Garamond',
  fontSize: '42',
  fontColor: 'guld',
  variant: 'sandb',
  position: { x: 300, y: 300, rotation: 0 },
  ...given,
});

/** The outlines of a stone's elements filled plainly, drawn here from the scene itself. */
function outlinesOf(scene: Scene, pxPerMm: number): Uint8ClampedArray {
  return readPixels(kit, 600 * pxPerMm, 750 * pxPerMm, (canvas) => {
    canvas.scale(pxPerMm, pxPerMm);
    for (const node of scene.nodes) {
      if (!('cut' in node)) continue;
      const path = pathOf(
        kit,
        node.kind === 'ornament' || node.kind === 'frame'
          ? node.outline
          : joinOutlines(node.line.letters.map((letter) => letterOutline(node.typeface, node.line, letter))),
      );
      canvas.save();
      enterPlace(canvas, node);
      canvas.drawPath(path, painter.palette.fill([1, 1, 1]));
      canvas.restore();
      path.delete();
    }
  });
}

/** How opaque the light along the lip of a cut is. */
const LIP_LIGHT = 0.2;

describe('A relief', () => {
  test.each([
    ['engraved letters', text('Navn')],
    ['turned and scaled ones', text('Navn', { position: { x: 300, y: 300, rotation: 33 }, scale: 1.7 })],
    ['letters leaning', text('Navn', { fontFamily: 'Jost', cursive: true })],
    ['a script’s letters', text('Karen', { fontFamily: 'Great Vibes' })],
    ['a rose', { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 300, rotation: 0 } }],
  ])('covers what its outline covers, to a twenty-fifth of a pixel: %s', (_what, element) => {
    const scene = sceneWith({ ...element, fontColor: element.type === 'text' ? 'guld' : '#D5AC6D' });
    bakeScene(scene, painter, 1);
    const relief = elementsOf(scene, 1);
    const outline = outlinesOf(scene, 1);
    let [worst, spilt, inked] = [0, 0, 0];
    for (let at = 3; at < outline.length; at += 4) {
      const [covered, painted] = [outline[at] ?? 0, relief[at] ?? 0];
      // Around it lies the lip's light, a white no more than a fifth opaque.
      const most = covered + (255 - covered) * LIP_LIGHT;
      worst = Math.max(worst, covered - painted, painted - most);
      // White has all its blue, gold little.
      if (covered === 0 && ((255 - (relief[at - 1] ?? 0)) * painted) / 255 > 10) spilt += 1;
      if (covered === 255) inked += 1;
    }
    expect(inked).toBeGreaterThan(500);
    expect(spilt).toBe(0);
    // A twenty-fifth of a pixel: Skia's own rounding, since the reference is drawn in mm and not in font units.
    expect(worst).toBeLessThanOrEqual(10);
  });

  test('shows more than one tone, which the flat letter does not', () => {
    const scene = sceneWith(text('NAVN', { fontSize: '60' }));
    const bright = (pixels: Uint8ClampedArray) =>
      pixels.filter((red, at) => at % 4 === 0 && pixels[at + 3] === 255 && red > 235).length;
    const dark = (pixels: Uint8ClampedArray) =>
      pixels.filter((red, at) => at % 4 === 0 && pixels[at + 3] === 255 && red < 130).length;
    const flat = elementsOf(scene, 1);
    bakeScene(scene, painter, 1);
    const relief = elementsOf(scene, 1);
    expect(bright(relief)).toBeGreaterThan(100 + 10 * bright(flat));
    expect(dark(relief)).toBeGreaterThan(100 + 2 * dark(flat));
  });

  test('of mounted letters covers them fully; beside them lies only shadow', () => {
    const scene = sceneWith(text('Navn', { variant: 'bronze', fontColor: 'alu' }));
    bakeScene(scene, painter, 2);
    const relief = elementsOf(scene, 2);
    let [shadow, metal] = [0, 0];
    for (let at = 0; at < relief.length; at += 4) {
      if (relief[at + 3] === 255) metal += 1;
      else if ((relief[at + 3] ?? 0) > 0 && (relief[at] ?? 0) === 0) shadow += 1;
    }
    expect(metal).toBeGreaterThan(3000);
    expect(shadow).toBeGreaterThan(3000);
  });

  test('and its shadow stay within the box that a drag repaints', () => {
    for (const variant of ['sandb', 'bronze']) {
      const scene = sceneWith(text('Navn', { variant, fontSize: '80', scale: 0.6 }));
      const node = lineAt(scene);
      bakeScene(scene, painter, 1);
      const pixels = elementsOf(scene, 1);
      const box = inkBox(node);
      const { x, y, scale } = node.place;
      let beyond = 0;
      for (let at = 3; at < pixels.length; at += 4) {
        if (!pixels[at]) continue;
        const [column, row] = [((at - 3) / 4) % 600, Math.floor((at - 3) / 4 / 600)];
        if (column < Math.floor(x + box.left * scale) || column > Math.ceil(x + box.right * scale))
          beyond += 1;
        if (row < Math.floor(y + box.top * scale) || row > Math.ceil(y + box.bottom * scale)) beyond += 1;
      }
      expect(beyond).toBe(0);
    }
  });
});

describe('The work of baking', () => {
  test('is one relief for each letter that differs, whatever stands where', () => {
    const scene = sceneWith(text('anna'), text('naan', { position: { x: 200, y: 500, rotation: 0 } }));
    bakeScene(scene, painter, 1);
    expect(painter.reliefs.baked).toBe(2);
  });

  test('of the standard stone is less than 200,000 samples on a common screen, 600,000 on a sharp one', () => {
    const scene = buildScene(standardStone, sources);
    bakeScene(scene, painter, 1.07);
    expect(painter.reliefs.samplesBaked).toBeLessThan(200_000);
    bakeScene(scene, painter, 2.14);
    expect(painter.reliefs.samplesBaked).toBeLessThan(800_000);
  });

  test('of one shape is bounded, however large it is and however sharp the picture', () => {
    for (const pxPerMm of [0.5, 1, 4, 40]) {
      for (const side of [20, 300, 3000]) {
        expect((samplingFor(pxPerMm, side).perMm * side) ** 2).toBeLessThanOrEqual(1.6e6);
      }
    }
    expect(samplingFor(1, 50).perMm).toBeGreaterThanOrEqual(1.41);
    expect(samplingFor(4, 50).perMm).toBeGreaterThanOrEqual(4);
  });

  test('stops when its time is up and goes on where it stopped', () => {
    const scene = buildScene(standardStone, sources);
    elementsOf(scene, 1);
    const asked = painter.reliefs.waiting;
    expect(asked).toBeGreaterThan(20);
    // A clock that says each piece takes a millisecond.
    let ms = 0;
    const clock = () => {
      ms += 1;
      return ms;
    };
    let slices = 0;
    let before = 0;
    while (painter.reliefs.bakeSome(5, clock)) {
      slices += 1;
      expect(painter.reliefs.baked - before).toBeLessThanOrEqual(5);
      before = painter.reliefs.baked;
    }
    expect(slices).toBeGreaterThan(asked / 5 - 1);
    expect(painter.reliefs.baked).toBe(asked);
    expect(painter.reliefs.waiting).toBe(0);
  });

  test('for a whole picture pauses after every piece, and what waited to be seen is there first', () => {
    const seen = sceneWith(text('Karen'));
    elementsOf(seen, 1);
    const waited = painter.reliefs.waiting;
    const sharper = buildScene(standardStone, sources);
    let [pauses, first] = [0, 0];
    for (const _pause of bakeWork(sharper, painter, 2)) {
      pauses += 1;
      // Asked for by the picture only once nothing else waits.
      if (painter.reliefs.missed === waited) first = painter.reliefs.baked;
    }
    expect(first).toBeGreaterThanOrEqual(waited - 1);
    expect(pauses).toBeGreaterThan(painter.reliefs.baked);
    const { missed } = painter.reliefs;
    elementsOf(sharper, 2);
    elementsOf(seen, 1);
    expect(painter.reliefs.missed).toBe(missed);
  });

  test('goes on for what is asked for during a pause, the latest first', () => {
    const pieces = bakeWork(buildScene(standardStone, sources), painter, 2);
    for (let pause = 0; pause < 12; pause += 1) pieces.next();
    elementsOf(sceneWith(text('Ord')), 1);
    const { waiting, baked } = painter.reliefs;
    // The one that is being baked, and the three letters.
    while (painter.reliefs.waiting > waiting - 4) pieces.next();
    const { missed } = painter.reliefs;
    elementsOf(sceneWith(text('Ord')), 1);
    expect(painter.reliefs.missed).toBe(missed);
    expect(painter.reliefs.baked).toBeLessThanOrEqual(baked + 4);
  });

  test('is not done again for an element that is moved, but for one in another colour', () => {
    const scene = sceneWith(text('Navn'));
    const pictures = new ElementPictures(painter);
    const node = lineAt(scene);
    pictures.of(node, 1, WORKSHOP);
    while (painter.reliefs.bakePiece());
    pictures.renew();
    const picture = pictures.of(node, 1, WORKSHOP);
    const { baked } = painter.reliefs;
    for (let x = 0; x < 50; x += 1) {
      expect(pictures.of({ ...node, place: { ...node.place, x } }, 1, WORKSHOP)).toBe(picture);
    }
    expect(painter.reliefs.waiting).toBe(0);
    pictures.of({ ...node, colour: 'silver', box: { ...node.box } }, 1, WORKSHOP);
    expect(painter.reliefs.waiting).toBe(baked);
    pictures.delete();
  });
});

describe('While a relief is not there', () => {
  test('the letter is painted flat, as fully covered', () => {
    const pixels = elementsOf(sceneWith(text('H', { fontFamily: 'Jost', fontSize: '120' })), 1);
    const opaque = pixels.filter((value, at) => at % 4 === 3 && value === 255);
    expect(opaque.length).toBeGreaterThan(2000);
    expect(painter.reliefs.baked).toBe(0);
  });

  test('the same letter in another size or sharpness stands in for it', () => {
    const [shape] = shapesOfLettering(lineAt(sceneWith(text('H'))));
    if (!shape) throw new Error('H has a shape');
    const ask = (scale: number, pxPerMm: number) =>
      painter.reliefs.get(
        reliefFor(shape, { x: 0, y: 0, rotation: 0, scale }, 'engraved', 'gold', pxPerMm, WORKSHOP),
      );
    expect(ask(1, 1)).toBeUndefined();
    while (painter.reliefs.bakePiece());
    const baked = ask(1, 1);
    expect(baked).toBeDefined();
    expect(ask(1, 2)).toBe(baked);
    expect(ask(1.5, 1)).toBe(baked);
    expect(painter.reliefs.waiting).toBe(2);
  });
});

describe('Letters that run into one another', () => {
  test('are cut as one in a script, each for itself in a roman', () => {
    const script = lineAt(sceneWith(text('Karen', { fontFamily: 'Great Vibes' })));
    const roman = lineAt(sceneWith(text('HELI')));
    expect(joinedGlyphs(script.line, script.typeface).length).toBeLessThan(3);
    expect(joinedGlyphs(roman.line, roman.typeface)).toHaveLength(4);
  });

  test('those that lie over one another along one line are one, though no edge of theirs crosses another', () => {
    // Only the bars of the two reach over one another.
    const given = { fontFamily: 'Jost', letterSpacing: -4 };
    const { line, typeface } = lineAt(sceneWith(text('ff', given)));
    expect(joinedGlyphs(line, typeface)).toHaveLength(1);
    const apart = lineAt(sceneWith(text('ff', { ...given, letterSpacing: 3 })));
    expect(joinedGlyphs(apart.line, apart.typeface)).toHaveLength(2);
  });

  test('all stand in some group, once', () => {
    for (const fontFamily of ['Great Vibes', 'Cinzel', 'Alegreya']) {
      const { line, typeface } = lineAt(sceneWith(text('Åse Ørsted', { fontFamily, letterSpacing: -6 })));
      const gids = joinedGlyphs(line, typeface).flatMap((group) => group.map(({ gid }) => gid));
      const inked = line.letters.filter(({ cluster }) => cluster !== ' ');
      expect(gids.toSorted()).toEqual(inked.flatMap(({ glyphs }) => glyphs.map(({ gid }) => gid)).toSorted());
    }
  });
});

describe('The cache of reliefs', () => {
  /** Asks for the letters of a line in a given colour and size as if painted, and bakes them. */
  function bake(cache: ReliefCache, subText: string, scale: number): void {
    const { place, cut, ...node } = lineAt(sceneWith(text(subText)));
    cache.nextScene();
    for (const shape of shapesOfLettering({ ...node, place, cut })) {
      cache.get(reliefFor(shape, { ...place, scale }, cut, node.colour, 1, WORKSHOP));
    }
    while (cache.bakePiece());
  }

  test('keeps no more than it may, but always what is in use', () => {
    const may = 20_000;
    const cache = new ReliefCache(kit, may);
    let largest = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const before = cache.samplesBaked;
      bake(cache, 'Navn', 0.5 + (turn % 12) * 0.06);
      largest = Math.max(largest, cache.samplesBaked - before);
      // What the last two turns asked for stays, however much it is.
      expect(cache.held).toBeLessThanOrEqual(may + 3 * largest);
    }
    expect(cache.samplesBaked).toBeGreaterThan(20 * may);
    const before = cache.baked;
    bake(cache, 'Navn', 0.5 + 11 * 0.06);
    expect(cache.baked).toBe(before);
    cache.delete();
    expect(cache.held).toBe(0);
  });

  test('does not let the heap grow over 300 bakes and paintings', () => {
    const size = () => {
      const one = kit.Malloc(Uint8Array, 1);
      const { byteLength } = one.toTypedArray().buffer;
      kit.Free(one);
      return byteLength;
    };
    const paintOnce = (turn: number) => {
      const own = openPainter(kit, noTiles);
      const scene = sceneWith(
        text(`Nr. ${turn}`, { variant: turn % 2 ? 'sandb' : 'bronze', fontSize: '60' }),
      );
      bakeScene(scene, own, 1);
      readPixels(kit, 600, 400, (canvas) => {
        for (const node of scene.nodes) paintNode(canvas, node, own, 1);
      });
      own.delete();
    };
    for (let turn = 0; turn < 20; turn += 1) paintOnce(turn);
    const warm = size();
    for (let turn = 0; turn < 300; turn += 1) paintOnce(turn);
    expect(size()).toBe(warm);
  }, 120_000);
});
