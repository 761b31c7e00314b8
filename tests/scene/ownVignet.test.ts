import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { boundsOf } from '../../src/geometry/bounds';
import { areaOf, polygonsOf } from '../../src/geometry/polygon';
import { FontCache } from '../../src/lettering/fontCache';
import { buildScene } from '../../src/scene/buildScene';
import { ElementCache } from '../../src/scene/elementCache';
import { OwnPictures, ownPicturesOf } from '../../src/scene/ownPictures';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { catalogue, designWith, ornamentAt, sceneWith } from './drawnStone';
import { readUpload, sceneWithUpload, UPLOADS } from './uploads';

const centred = (width: number, height: number) => ({
  left: -width / 2,
  right: width / 2,
  top: -height / 2,
  bottom: height / 2,
});

describe('An uploaded vignet whose outline was traced', () => {
  const traced = { url: '/uploads/traced.svg', width: 80, height: 40 };

  test('is blasted into the stone like any other, in its colour and as large as was entered', async () => {
    const scene = await sceneWithUpload(traced, { fontColor: '#D5AC6D' });
    const node = ornamentAt(scene);
    expect([node.cut, node.colour, node.box]).toEqual(['engraved', 'gold', centred(80, 40)]);
    // The left half of the 200 units: 100 of them, at 0.4 mm each.
    expect(boundsOf(node.outline)).toEqual({ left: -40, right: 0, top: -20, bottom: 20 });
    expect(scene.warnings).toEqual([]);
  });

  test('is mirrored and transformed', async () => {
    const mirrored = ornamentAt(await sceneWithUpload(traced, { reverse: true }));
    expect(boundsOf(mirrored.outline)).toEqual({ left: 0, right: 40, top: -20, bottom: 20 });
    const turned = ornamentAt(await sceneWithUpload(traced, { transform: 'rotate(90)' }));
    expect(boundsOf(turned.outline)?.top).toBeCloseTo(-40, 9);
    expect(turned.box.bottom).toBeCloseTo(40, 9);
  });

  const holed = { ...traced, url: '/uploads/holed.svg' };

  test('has thicker strokes where it says so: half of the measure on each side, and round corners', async () => {
    const node = ornamentAt(await sceneWithUpload(holed, { thickened: 2, scale: 1.5 }));
    const { left, top, right, bottom } = boundsOf(node.outline) ?? centred(0, 0);
    for (const [side, mm] of [
      [left, -41],
      [right, 1],
      [top, -21],
      [bottom, 21],
    ] as const)
      expect(side).toBeCloseTo(mm, 3);
    // A square of 40 mm with a hole of 8 by 16 mm: 1 mm of ring around it outside, 1 mm taken of the hole.
    const area = polygonsOf(node.outline).reduce((sum, polygon) => sum + areaOf(polygon), 0);
    expect(Math.abs(area)).toBeCloseTo(40 * 40 + 4 * 40 + Math.PI - 6 * 14, 1);
    // A mirrored drawing runs the other way round, and is thickened all the same.
    const mirrored = ornamentAt(await sceneWithUpload(traced, { thickened: 2, reverse: true }));
    expect(boundsOf(mirrored.outline)?.right).toBeCloseTo(41, 3);
    expect(node.source).not.toBe(ornamentAt(await sceneWithUpload(traced)).source);
  });

  test('takes what was not entered from its proportions: 100 mm where nothing was', async () => {
    const box = async (size: object) => (await sceneWithUpload({ url: traced.url, ...size })).nodes[0]?.box;
    expect(await box({})).toEqual(centred(100, 50));
    expect(await box({ width: 60 })).toEqual(centred(60, 30));
    expect(await box({ height: 60 })).toEqual(centred(120, 60));
  });
});

describe('An uploaded vignet that is a picture', () => {
  test('keeps its place and size, mirrored where it is', async () => {
    const scene = await sceneWithUpload({ url: '/uploads/photo.png', height: 30 });
    expect(scene.nodes[0]).toMatchObject({
      kind: 'image',
      box: centred(60, 30),
      fromUnit: [60, 0, 0, 30, -30, -15],
      picture: { type: 'png', width: 40, height: 20 },
    });
    const mirrored = await sceneWithUpload({ url: '/uploads/photo.png', height: 30 }, { reverse: true });
    expect(mirrored.nodes[0]).toMatchObject({ box: centred(60, 30), fromUnit: [-60, 0, 0, 30, 30, -15] });
  });
});

describe('What could not be loaded or read', () => {
  const broken = [
    '/uploads/gone.png',
    ...Object.keys(UPLOADS).filter((url) => !/photo|traced|holed/.test(url)),
  ];
  test.each(broken)('%s is an empty box of its size with a warning', async (url) => {
    const scene = await sceneWithUpload({ url, width: 30, height: 20 });
    expect(scene.nodes[0]).toMatchObject({ kind: 'unavailable', box: centred(30, 20) });
    expect(scene.warnings).toMatchObject([{ kind: 'pictureFailed', elements: [0], value: 7 }]);
  });

  test('is tried again, and stands there once it has come', async () => {
    let there = false;
    const own = new OwnPictures((url) => (there ? readUpload(url) : Promise.reject(new Error('503'))));
    const design = designWith([{ type: 'customVignet', vignetId: 7 }], {
      stoneVignets: [{ id: 7, url: '/uploads/traced.svg' }],
    });
    const cache = new ElementCache();
    const build = async () => {
      await own.load(ownPicturesOf(design));
      const sources = sourcesFrom(catalogue, new FontCache(fileBytes, FONTS), own);
      const scene = buildScene(design, sources, cache.build);
      cache.endScene();
      return scene.nodes[0]?.kind;
    };
    expect(await build()).toBe('unavailable');
    there = true;
    expect([await build(), await build(), cache.builds]).toEqual(['ornament', 'ornament', 2]);
  });

  test('a vignet the design says nothing of is unknown', () => {
    const scene = sceneWith({ type: 'customVignet', vignetId: 552 });
    expect(scene.warnings).toMatchObject([{ kind: 'unknownVignet', elements: [0], value: 552 }]);
  });
});

describe('Uploaded vignettes are loaded', () => {
  test('once, only those that stand on the stone, and forgotten when they are named no more', async () => {
    const asked: string[] = [];
    const own = new OwnPictures((url) => {
      asked.push(url);
      return readUpload(url);
    });
    const stoneVignets = [
      { id: 7, url: '/uploads/photo.png' },
      { id: 8, url: '/uploads/traced.svg' },
    ];
    const design = designWith([{ type: 'customVignet', vignetId: 7 }], { stoneVignets });
    for (let turn = 0; turn < 3; turn += 1) await own.load(ownPicturesOf(design));
    expect(asked).toEqual(['/uploads/photo.png']);
    expect(own.get('/uploads/photo.png')?.kind).toBe('raster');
    await own.load([]);
    expect(own.get('/uploads/photo.png')).toBeUndefined();
  });

  test('again when another was uploaded under the same number', async () => {
    const own = new OwnPictures(readUpload);
    await own.load(['/uploads/photo.png', '/uploads/traced.svg']);
    const sources = sourcesFrom(catalogue, new FontCache(fileBytes, FONTS), own);
    const cache = new ElementCache();
    const kinds = ['/uploads/photo.png', '/uploads/traced.svg'].map((url) => {
      const design = designWith([{ type: 'customVignet', vignetId: 7 }], { stoneVignets: [{ id: 7, url }] });
      const scene = buildScene(design, sources, cache.build);
      cache.endScene();
      return scene.nodes[0]?.kind;
    });
    expect(kinds).toEqual(['image', 'ornament']);
  });
});
