import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { proofreadScene } from '../../server/commands/checkedScene';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { ImageCache } from '../../src/painting/canvaskit/caches/imageCache';
import { openPainter, type Painter } from '../../src/painting/canvaskit/painter';
import { paintElements } from '../../src/painting/canvaskit/paintScene';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import type { RasterPicture } from '../../src/scene/ownPictures';
import type { Scene } from '../../src/scene/scene';
import { catalogue, designWith } from '../scene/drawnStone';
import { RED_AND_BLUE, sceneWithUpload } from '../scene/uploads';
import { opacityOfSvg, withoutStone } from './picture';

const kit = await loadNodeKit();
const noTiles = () => Promise.reject(new Error('no tiles here'));

let painter: Painter = openPainter(kit, noTiles);
beforeEach(() => {
  painter.delete();
  painter = openPainter(kit, noTiles);
});
afterAll(() => painter.delete());

const photo = { url: '/uploads/photo.png', width: 80, height: 40 };

/** The colour at a point of the stone in mm: red, blue, or bare. */
function coloursAt(scene: Scene) {
  const pixels = readPixels(kit, 600, 750, (canvas) => paintElements(canvas, scene, painter));
  return (x: number, y: number) => {
    const [r = 0, , b = 0, a = 0] = pixels.subarray((y * 600 + x) * 4, (y * 600 + x) * 4 + 4);
    if (a === 0) return 'bare';
    return r > b ? 'red' : 'blue';
  };
}

describe('An uploaded picture', () => {
  test('is painted over its place: 80 by 40 mm about 300, 300', async () => {
    const at = coloursAt(await sceneWithUpload(photo));
    expect([at(262, 300), at(298, 300), at(302, 300), at(338, 300)]).toEqual(['red', 'red', 'blue', 'blue']);
    expect([at(258, 300), at(342, 300), at(300, 278), at(300, 322)]).toEqual(Array(4).fill('bare'));
    expect([at(262, 282), at(338, 318)]).toEqual(['red', 'blue']);
  });

  test('is mirrored, transformed, turned and scaled', async () => {
    const mirrored = coloursAt(await sceneWithUpload(photo, { reverse: true }));
    expect([mirrored(270, 300), mirrored(330, 300)]).toEqual(['blue', 'red']);
    const upside = coloursAt(await sceneWithUpload(photo, { transform: 'rotate(180)' }));
    expect([upside(270, 300), upside(330, 300)]).toEqual(['blue', 'red']);
    const place = { position: { x: 200, y: 200, rotation: 90 }, scale: 2 };
    const turned = coloursAt(await sceneWithUpload(photo, place));
    expect([turned(200, 130), turned(200, 270), turned(270, 200)]).toEqual(['red', 'blue', 'bare']);
  });

  test('lies in the SVG itself, where another program finds it in the same place', async () => {
    const scene = await sceneWithUpload(photo, { position: { x: 200, y: 300, rotation: 30 } });
    const svg = paintSvg(scene);
    expect(svg).toMatch(/<g data-element="0"><image [^>]*href="data:image\/png;base64,[\w+/]+=*"\/><\/g>/);
    expect(svg).not.toContain('/uploads/');
    const drawn = await opacityOfSvg(withoutStone(svg), 1);
    const at = coloursAt(scene);
    let different = 0;
    for (const [place, alpha] of drawn.alpha.entries()) {
      const bare = at(place % 600, Math.floor(place / 600)) === 'bare';
      if ((alpha > 250 && bare) || (alpha < 5 && !bare)) different += 1;
    }
    expect(different).toBeLessThan(8);
    expect(drawn.alpha.filter((alpha) => alpha === 255).length).toBeGreaterThan(2800);
  });
});

describe('A design file that holds its upload in the address itself', () => {
  test('is exported with it; one that leads elsewhere is asked of nobody and leaves an empty place', async () => {
    const kindOf = async (url: string) => {
      const element = { type: 'customVignet', vignetId: 7, position: { x: 300, y: 300 } };
      const design = designWith([element], { stoneVignets: [{ id: 7, url }] });
      const { nodes, warnings } = await proofreadScene({ design, catalogue });
      return [nodes[0]?.kind, warnings[0]?.kind];
    };
    const inAddress = `data:image/png;base64,${RED_AND_BLUE.toString('base64')}`;
    expect(await kindOf(inAddress)).toEqual(['image', undefined]);
    for (const url of ['http://127.0.0.1:1/x.png', '/uploads/photo.png', 'file:///etc/hostname']) {
      expect(await kindOf(url)).toEqual(['unavailable', 'pictureFailed']);
    }
  });
});

describe('The cache of uploaded pictures', () => {
  const picture = (url: string, bytes: Uint8Array): RasterPicture => ({
    kind: 'raster',
    url,
    type: 'png',
    bytes: Uint8Array.from(bytes),
    width: 40,
    height: 20,
  });

  test('decodes a picture once, and anew where other bytes have come', () => {
    const cache = new ImageCache(kit);
    const one = picture('/uploads/1', RED_AND_BLUE);
    const image = cache.get(one);
    expect(image?.width()).toBe(40);
    expect(cache.get(one)).toBe(image);
    expect(cache.get(picture('/uploads/1', RED_AND_BLUE))).not.toBe(image);
    cache.delete();
  });

  test('has nothing for bytes that cannot be decoded', () => {
    const cache = new ImageCache(kit);
    const torn = picture('/uploads/2', RED_AND_BLUE.subarray(0, 45));
    expect([cache.get(torn), cache.get(torn)]).toEqual([undefined, undefined]);
    cache.delete();
  });
});
