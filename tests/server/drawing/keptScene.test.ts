import { expect, test } from 'vitest';
import { KeptScene } from '../../../server/drawing/keptScene';
import type { Scene } from '../../../src/scene/scene';
import { sceneWith } from '../../scene/drawnStone';

interface Given {
  readonly design: { readonly name: string };
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

const given = (name: string, picture = 1): Given => ({
  design: { name },
  pictures: new Map([['/a.jpg', Uint8Array.of(picture)]]),
});

/** Builds scenes, and counts them. */
class Counted {
  built = 0;
  readonly build = async (): Promise<Scene> => {
    this.built += 1;
    return sceneWith();
  };
}

test('The scene built last is given again for the same content, whoever brings it', async () => {
  const [kept, counted] = [new KeptScene(), new Counted()];
  const scene = await kept.of(given('Anna'), counted.build);
  expect(await kept.of(given('Anna'), counted.build)).toBe(scene);
  expect(counted.built).toBe(1);
});

test('Another name, or another picture at the same address, is another scene', async () => {
  const [kept, counted] = [new KeptScene(), new Counted()];
  const scene = await kept.of(given('Anna'), counted.build);
  expect(await kept.of(given('Anne'), counted.build)).not.toBe(scene);
  expect(await kept.of(given('Anne', 2), counted.build)).not.toBe(scene);
  expect(counted.built).toBe(3);
});

test('A scene that could not be built is tried anew', async () => {
  const [kept, counted] = [new KeptScene(), new Counted()];
  await expect(kept.of(given('Anna'), () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  await kept.of(given('Anna'), counted.build);
  expect(counted.built).toBe(1);
});
