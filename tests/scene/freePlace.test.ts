import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { freePlace } from '../../src/scene/freePlace';
import { measureScene } from '../../src/scene/measures';
import type { Scene } from '../../src/scene/scene';
import { design } from '../../src/stone/stone';
import { catalogue, designWith, sceneWith, sources, standardStone } from './drawnStone';
import { strokes } from './measuredStrokes';

/** The stone of the start page: a name, two dates, a rose and two words, nearly full. */
const FULL = design.parse(JSON.parse(readFileSync('examples/single.json', 'utf8')));

const LANTERN = { width: 140, height: 240 };

const placeOn = (scene: Scene, size: { width: number; height: number }) =>
  freePlace(measureScene(scene), scene.slab.outline, size);

describe('A new thing is put', () => {
  test('into the middle of a bare stone', () => {
    expect(placeOn(sceneWith(), { width: 100, height: 100 })).toEqual({ x: 300, y: 375 });
  });

  test('where it covers nothing of the inscription and stays on the stone, whatever it is', () => {
    for (const inscribed of [standardStone, FULL]) {
      for (const { id, Name, width, height } of catalogue.attachments) {
        const position = { ...placeOn(buildScene(inscribed, sources), { width, height }), rotation: 0 };
        const Parms = [...inscribed.Parms, { type: 'attachment', attachmentId: id, position }];
        const scene = buildScene(design.parse({ ...inscribed, Parms }), sources);
        expect(checkScene(scene, strokes), Name).toEqual([]);
      }
    }
  });

  test('beside the words below, where the middle is full', () => {
    const { x, y } = placeOn(buildScene(FULL, sources), LANTERN);
    expect(x).toBeLessThan(150);
    expect(y).toBeGreaterThan(500);
  });

  test('on the stone, whatever its shape', () => {
    for (const { id, Name, Variants } of catalogue.stoneTypes) {
      const stone = { StoneTypeId: id, StoneTypeVariantId: Variants[0]?.id };
      for (const { id: attachmentId, width, height } of catalogue.attachments) {
        const position = {
          ...placeOn(buildScene(designWith([], stone), sources), { width, height }),
          rotation: 0,
        };
        const scene = buildScene(
          designWith([{ type: 'attachment', attachmentId, position }], stone),
          sources,
        );
        expect(checkScene(scene, strokes), `${Name}, ${attachmentId}`).toEqual([]);
      }
    }
  });

  test('into the middle where there is room nowhere', () => {
    const scene = sceneWith({ type: 'attachment', attachmentId: 101, scale: 9 });
    expect(placeOn(scene, { width: 500, height: 500 })).toEqual({ x: 300, y: 375 });
  });
});
