import { describe, expect, test } from 'vitest';
import { checkScene } from '../../src/scene/checks/checkScene';
import { freePlace } from '../../src/scene/freePlace';
import { measureScene } from '../../src/scene/measures';
import { catalogue, sceneWith, standardStone } from './drawnStone';
import { strokes } from './measuredStrokes';

describe('A new thing is put', () => {
  test('into the middle of a bare stone', () => {
    expect(freePlace(measureScene(sceneWith()), { width: 100, height: 100 })).toEqual({ x: 300, y: 375 });
  });

  test('where it covers nothing of the inscription and stays on the stone, whatever it is', () => {
    const { Parms } = standardStone;
    for (const { id, Name, width, height } of catalogue.attachments) {
      const position = { ...freePlace(measureScene(sceneWith(...Parms)), { width, height }), rotation: 0 };
      const scene = sceneWith(...Parms, { type: 'attachment', attachmentId: id, position });
      expect(checkScene(scene, strokes), Name).toEqual([]);
    }
  });

  test('into the middle where there is room nowhere', () => {
    const measures = measureScene(sceneWith({ type: 'attachment', attachmentId: 101, scale: 9 }));
    expect(freePlace(measures, { width: 500, height: 500 })).toEqual({ x: 300, y: 375 });
  });
});
