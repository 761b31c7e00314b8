import { expect, test } from 'vitest';
import { loadNodeKit } from '../../../server/drawing/nodeKit';
import { designWith } from '../../scene/drawnStone';
import { FROM_FILES, openingStage, SIZE, settled, stageWith } from './nodeStage';

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

test('What a stone needs is loaded before it is shown, and neither loaded again nor seen before', async () => {
  const asked: string[] = [];
  const note = <Answer>(read: (file: string) => Promise<Answer>) => {
    return (file: string) => {
      asked.push(file);
      return read(file);
    };
  };
  const { font, tile } = FROM_FILES;
  const { stage, canvas, supplied } = openingStage({ font: note(font), tile: note(tile) });
  await stage.open(canvas, 'processor');
  await stage.resize(SIZE);
  await stage.catalogue(supplied);
  await Promise.all([stage.prepare(WORDS), stage.prepare(WORDS)]);
  expect(asked.length).toBeGreaterThan(0);
  expect(canvas.put).toBe(0);
  const before = asked.length;
  expect(new Set(asked).size).toBe(before);
  await stage.show(WORDS);
  expect(asked).toHaveLength(before);
  expect(canvas.put).toBeGreaterThan(0);
});
