import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { silhouetteOf } from '../../src/scene/silhouetteOf';
import { cutLike } from '../../src/stone/finish';
import { thingsOn } from '../../src/stone/fitting/fitting';
import { nameWithin } from '../../src/stone/fitting/nameWithin';
import type { Design } from '../../src/stone/stone';
import { catalogue, chosen, designWith, inMaterial, sources, standardStone } from './drawnStone';
import { strokes } from './measuredStrokes';

const SOLD = catalogue.stoneTypes.map((type) => [type.Name, type] as const);
const [CURVED, BOULDER, SMALL_BOULDER, PLATE, CROSS] = [19, 21, 37, 61, 24];

const text = (subText: string, fontSize: number, x: number, y: number, rotation = 0) => ({
  type: 'text',
  subText,
  fontSize: String(fontSize),
  fontColor: 'guld',
  position: { x, y, rotation },
});
const lantern = (x: number, y: number) => ({ type: 'attachment', attachmentId: 101, position: { x, y } });

const found = (design: Design) => checkScene(buildScene(design, sources), strokes);
const sizesOf = ({ Parms }: Design) => Parms.map((each) => (each.type === 'text' ? each.fontSize : ''));
const placesOf = ({ Parms }: Design) => Parms.map(({ position: { x, y } }) => [x, y]);

describe.each(SOLD)('The sample lines on “%s”', (_name, { id, Variants }) => {
  const set = chosen(standardStone, id);
  const first = Variants.find((one) => one.id === set.StoneTypeVariantId);

  test('fit it, whatever sawn stone it is made of, and a coarse one where it is first of that', () => {
    for (const material of Variants) {
      if (cutLike(material) === 'rough' && !(first && cutLike(first) === 'rough')) continue;
      expect(found(inMaterial(set, material.id)), material.Name).toEqual([]);
    }
  });

  test('are said to be too fine for a coarse stone that is chosen after a sawn one, in stroke or web', () => {
    for (const material of Variants.filter((one) => cutLike(one) === 'rough')) {
      const kinds = new Set(found(inMaterial(set, material.id)).map(({ kind }) => kind));
      expect(
        [...kinds].filter((kind) => kind !== 'tooThin' && kind !== 'rubberTooNarrow'),
        material.Name,
      ).toEqual([]);
    }
  });
});

describe('What stands on a stone, when another shape is chosen,', () => {
  test('is as large beside a line along the edge as it is without it', () => {
    const lines = [text('Margrethe Juhl', 34, 330, 290), text('1941 – 2026', 25, 330, 360)];
    const beside = text('Elsket og savnet af alle', 22, 75, 375, -90);
    for (const id of [CURVED, BOULDER, PLATE]) {
      const set = chosen(designWith([...lines, beside]), id);
      expect(sizesOf(set).slice(0, 2)).toEqual(['34', '25']);
      expect(found(set)).toEqual([]);
    }
  });

  test('takes no notice of a line that says nothing', () => {
    const lines = [text('Margrethe Juhl', 40, 300, 290), text('1941 – 2026', 25, 300, 360)];
    for (const id of [CROSS, SMALL_BOULDER, PLATE, 20]) {
      const without = chosen(designWith(lines), id);
      for (const [x, y] of [
        [100, 250],
        [5, 300],
      ] as const) {
        const set = chosen(designWith([...lines, text(' ', 20, x, y)]), id);
        expect(placesOf(set).slice(0, 2)).toEqual(placesOf(without));
        expect(sizesOf(set).slice(0, 2)).toEqual(sizesOf(without));
      }
    }
  });

  test('rather stands behind a lantern than beyond the edge, where there is no room beside it', () => {
    for (const Parms of [
      [text('Margrethe Juhl', 40, 300, 120), lantern(480, 400), text('1941 – 2026', 25, 260, 330)],
      [text('Margrethe Juhl', 40, 300, 250), text('1941 – 2026', 25, 300, 330), lantern(300, 629)],
    ]) {
      const beyond = found(chosen(designWith(Parms), SMALL_BOULDER)).filter(({ kind }) => kind === 'outside');
      expect(beyond).toEqual([]);
    }
  });

  test('stays as it is where it is well: on a boulder, near an edge as before, within a frame', () => {
    const onBoulder = chosen(standardStone, BOULDER);
    expect(sizesOf(onBoulder)[0]).toBe(sizesOf(standardStone)[0]);
    expect(onBoulder.Parms[0]?.position.y).toBeLessThan(300);
    const atEdges = designWith([text('Anna', 25, 60, 40), text('Bo', 25, 460, 385)], {
      StoneTypeId: 34,
      StoneTypeVariantId: 3401,
    });
    expect(placesOf(chosen(atEdges, 42))).toEqual(placesOf(atEdges));
    const framed = designWith([text('Margrethe Juhl', 30, 300, 150), text('1941 – 2026', 25, 300, 360)], {
      Frame: { Type: 'line' },
    });
    expect(sizesOf(chosen(framed, CURVED))).toEqual(['30', '25']);
  });
});

test('A lantern at the foot stays there when a name is set within, and moves nothing', () => {
  const [type] = catalogue.stoneTypes;
  const [variant] = type?.Variants ?? [];
  if (!type || !variant) throw new Error('no stone');
  const given = designWith([...standardStone.Parms, lantern(520, 629)]);
  const face = { ...type, silhouette: silhouetteOf(type) };
  const set = nameWithin(given, face, thingsOn(given, { ...catalogue, fonts: FONTS }, variant));
  expect(placesOf(set)).toEqual(placesOf(given));
});
