import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontCache } from '../../src/lettering/fontCache';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { judgedStone } from '../../src/scene/checks/judgedStone';
import { OwnPictures } from '../../src/scene/ownPictures';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { cutLike, type Finish, LIMITS_OF_FINISH } from '../../src/stone/finish';
import type { Design } from '../../src/stone/stone';
import { catalogue, designWith } from './drawnStone';
import { strokes } from './measuredStrokes';
import { readUpload } from './uploads';

const OWN = { id: 1_000_001, url: '/uploads/photo.png', width: 500, height: 700, outline: 'M0 0H500V700H0Z' };
const line = {
  type: 'text',
  subText: 'Anna Skov',
  fontFamily: 'EB Garamond',
  fontSize: '22',
  position: { x: 250, y: 300, rotation: 0 },
};
const unsaid = designWith([line], { StoneTypeId: OWN.id, StoneTypeVariantId: 0, stoneStoneTypes: [OWN] });
const said = (finish: Finish) => applyEdit(unsaid, { kind: 'finishOwnStone', stone: OWN.id, finish });

const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(['EB Garamond']);
const own = new OwnPictures(readUpload);
await own.load([OWN.url]);
const sceneOf = (design: Design) => buildScene(design, sourcesFrom(catalogue, fonts, own));
const kindsOf = (design: Design) => checkScene(sceneOf(design), strokes).map(({ kind }) => kind);

describe('How the face of a photographed stone is finished', () => {
  test('decides how fine can be cut into it, as on a stone of the catalogue', () => {
    expect(kindsOf(said('polished'))).toEqual([]);
    expect(kindsOf(said('rough'))).toContain('tooThin');
    const { variant } = sceneOf(said('rough')).slab;
    expect([variant.finish, variant.thinnestStroke, variant.narrowestWeb]).toEqual(['rough', 1.2, 0.8]);
  });

  test('is what the rules of a churchyard are told, and unknown until somebody says it', () => {
    expect(judgedStone(unsaid, () => undefined)?.finish).toBeUndefined();
    expect(judgedStone(said('honed'), () => undefined)?.finish).toBe('honed');
  });

  test('is one edit, which changes nothing else and nothing twice', () => {
    expect(said('honed')).toEqual({ ...unsaid, stoneStoneTypes: [{ ...OWN, finish: 'honed' }] });
    const again = said('honed');
    expect(applyEdit(again, { kind: 'finishOwnStone', stone: OWN.id, finish: 'honed' })).toBe(again);
    expect(applyEdit(unsaid, { kind: 'finishOwnStone', stone: 7, finish: 'honed' })).toBe(unsaid);
  });

  test('has a frame along its own outline like any other stone, and letters on it are objected to', () => {
    const framed = { ...said('polished'), Frame: { ...unsaid.Frame, Type: 'line' as const } };
    const frame = sceneOf(framed).nodes.find(({ kind }) => kind === 'frame');
    const { left, right, top, bottom } = frame?.box ?? { left: 0, right: 0, top: 0, bottom: 0 };
    expect(left).toBeGreaterThan(0);
    expect(left).toBeCloseTo(500 - right, 3);
    expect(top).toBeCloseTo(700 - bottom, 3);
    const high = framed.Parms.map((one) => ({ ...one, position: { x: 250, y: top + 10, rotation: 0 } }));
    expect(kindsOf({ ...framed, Parms: high })).toContain('overFrame');
  });

  test('has the limits that the catalogue gives its materials of that finish', () => {
    const variants = catalogue.stoneTypes.flatMap(({ Variants }) => Variants);
    expect(variants.length).toBeGreaterThan(100);
    for (const variant of variants) {
      const { thinnestStroke, narrowestWeb } = variant;
      expect({ thinnestStroke, narrowestWeb }).toEqual(LIMITS_OF_FINISH[cutLike(variant)]);
    }
  });
});
