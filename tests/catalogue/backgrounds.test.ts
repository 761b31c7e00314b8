import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { COLUMNS, ROWS } from '../../catalogue/backgrounds/camera';
import { scenePicture } from '../../catalogue/backgrounds/scenePicture';
import { SCENES } from '../../catalogue/backgrounds/scenes';
import { tonesOf } from '../../catalogue/backgrounds/tones';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { isWhole } from '../someOf';

const { catalogue } = await catalogueFromFiles();
const places = catalogue.backgrounds.filter(({ picture }) => picture !== undefined);
const bytes = (path = '') => readFile(new URL(`../../catalogue/${path}`, import.meta.url));

/** To bake a place takes ten seconds and more: the usual run bakes one that is soon done, `BACKGROUNDS=all` every one. */
const BAKED = SCENES.filter(({ name }) => isWhole('BACKGROUNDS') || name === 'limewashed-wall');
const PATIENCE = { timeout: 300_000 };

describe('the backgrounds', () => {
  it('are at least twelve places, and plain ones for those who want nothing behind the stone', () => {
    expect(places.length).toBeGreaterThanOrEqual(12);
    expect(catalogue.backgrounds.length - places.length).toBeGreaterThanOrEqual(3);
  });

  it('show every place that was painted, once', () => {
    const painted = SCENES.map(({ name }) => `tiles/backgrounds/${name}.webp`);
    expect(places.map(({ picture }) => picture).sort()).toEqual(painted.sort());
  });

  it('weigh at most 120 kB each, 8 kB to choose from, and 1.5 MB together', async () => {
    let together = 0;
    for (const { picture, small } of places) {
      const [large, little] = [await bytes(picture), await bytes(small)];
      expect(large.length, picture).toBeLessThanOrEqual(120_000);
      expect(little.length, small).toBeLessThanOrEqual(8_000);
      together += large.length + little.length;
    }
    expect(together).toBeLessThanOrEqual(1_500_000);
  });

  it.each(places)(
    '$Name is in true scale and shows the same tones before its picture is there',
    async (place) => {
      const picture = await bytes(place.picture);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: COLUMNS, height: ROWS });
      const { top, bottom, ground } = place;
      expect({ top, bottom, ground }).toEqual(await tonesOf(picture));
    },
  );

  it.each(places)(
    '$Name is calm: neither colour nor contrast takes the eye from the stone',
    async (place) => {
      const { data } = await sharp(await bytes(place.picture))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let [sum, squares, colour] = [0, 0, 0];
      for (let at = 0; at < data.length; at += 3) {
        const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        const mean = (red + green + blue) / 3;
        sum += mean;
        squares += mean * mean;
        colour += Math.max(red, green, blue) - Math.min(red, green, blue);
      }
      const pixels = data.length / 3;
      expect(Math.sqrt(squares / pixels - (sum / pixels) ** 2)).toBeLessThan(60);
      expect(colour / pixels).toBeLessThan(55);
    },
  );

  it.each(BAKED)(
    '$name is baked from what is written of it: the same place again',
    PATIENCE,
    async (scene) => {
      const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
      const again = await pixelsOf((await scenePicture(scene)).picture);
      const kept = await pixelsOf(await bytes(`tiles/backgrounds/${scene.name}.webp`));
      const apart =
        kept.reduce((sum, value, at) => sum + Math.abs(value - (again[at] ?? 0)), 0) / kept.length;
      expect(apart).toBeLessThan(1);
    },
  );
});
