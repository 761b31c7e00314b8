import { expect, test } from 'vitest';
import { loadNodeKit } from '../../../server/drawing/nodeKit';
import { designWith } from '../../scene/drawnStone';
import { openingStage, SIZE, settled, stageWith } from './nodeStage';

const WORDS = designWith([{ type: 'text', subText: 'ANNA', position: { x: 300, y: 300, rotation: 0 } }]);

const bytesOf = (pixels: Uint8ClampedArray) => Buffer.from(pixels);

test('What is asked of a stage that is still opening is carried out in its order, once it is open', async () => {
  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  const { stage, canvas, supplied } = openingStage({
    kit: async () => {
      await held;
      return loadNodeKit();
    },
  });
  const answered: string[] = [];
  const calls = [
    stage.open(canvas, 'processor').then(() => answered.push('open')),
    stage.catalogue(supplied).then(() => answered.push('catalogue')),
    stage.show(WORDS).then(() => answered.push('show')),
    stage.resize(SIZE).then(() => answered.push('resize')),
  ];
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answered).toEqual(['catalogue']);
  expect(canvas.put).toBe(0);
  load();
  await Promise.all(calls);
  const { stage: other, canvas: inTurn } = await stageWith(WORDS);
  // Reliefs come when they come.
  for (const one of [stage, other]) await settled(one);
  expect(Buffer.compare(bytesOf(canvas.pixels), bytesOf(inTurn.pixels))).toBe(0);
});

test('A stone is checked once it is seen: what nobody sees does not hold up its first picture', async () => {
  const { stage, canvas, supplied } = openingStage();
  await stage.open(canvas, 'processor');
  await stage.catalogue(supplied);
  await stage.show(WORDS);
  let found: unknown;
  const checked = stage.check().then((findings) => {
    found = findings;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(found).toBeUndefined();
  await stage.resize(SIZE);
  await checked;
  expect(found).toEqual(expect.any(Array));
  expect(canvas.put).toBeGreaterThan(0);
});
