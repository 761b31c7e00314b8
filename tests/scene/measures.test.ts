import { describe, expect, test } from 'vitest';
import { measureScene } from '../../src/scene/measures';
import { hbShape } from '../lettering/hbShape';
import { capHeightIn, placedByHand } from '../lettering/ruleByHand';
import { uprightOf } from '../lettering/typefaces';
import { catalogue, sceneWith } from './drawnStone';

describe('The measures of a scene', () => {
  test('are the stone’s own and one for each element', () => {
    const scene = sceneWith({ type: 'text', subText: 'Ib' }, { type: 'attachment', attachmentId: 1 });
    const measures = measureScene(scene);
    expect(measures).toMatchObject({ width: 600, height: 750 });
    expect(measures.elements.map(({ element, kind }) => [element, kind])).toEqual([
      [0, 'lettering'],
      [1, 'unavailable'],
    ]);
  });

  test('are plain data that may leave the worker', () => {
    const measures = measureScene(sceneWith({ type: 'text' }, { type: 'sandblownVignet', vignetId: 552 }));
    expect(structuredClone(measures)).toEqual(measures);
  });

  test('give a line the width of the lettering rule on hb-shape’s advances, times its scale', () => {
    const text = 'Anna Sørensen';
    const setting = { text, fontSize: 42, fontSpacing: 120, letterSpacing: 1.5, spacings: [0, -2, 3.5] };
    const file = uprightOf('EB Garamond');
    const [glyphs = []] = hbShape(file, [text]);
    const { width } = placedByHand(glyphs, setting, capHeightIn(file));
    const measures = measureScene(
      sceneWith({
        type: 'text',
        subText: text,
        fontSize: '42',
        fontSpacing: 120,
        letterSpacing: 1.5,
        subTextSpacing: '0,-2,3.5',
        scale: 1.25,
      }),
    );
    expect(Math.abs((measures.elements[0]?.width ?? Number.NaN) - width * 1.25)).toBeLessThan(0.005);
  });

  test('give a vignet its catalogue width times its scale', () => {
    for (const { id, width } of catalogue.vignets) {
      const [measure] = measureScene(
        sceneWith({ type: 'sandblownVignet', vignetId: id, scale: 0.25 }),
      ).elements;
      expect(measure?.width).toBeCloseTo(width / 4, 9);
    }
  });
});
