import { expect, test } from 'vitest';
import { stepsOf } from '../../../src/screens/approving/steps';
import { elementKey } from '../../../src/stone/elementKey';
import { partsOfStone } from '../../../src/stone/partsOfStone';
import { design } from '../../../src/stone/stone';

const STONE = design.parse({
  Frame: { Type: 'line' },
  make: { thickness: 80 },
  Parms: [
    { type: 'sandblownVignet', key: 'ornament1', vignetId: 3, position: { x: 200, y: 20, rotation: 0 } },
    { type: 'text', key: 'died-here', subText: '† 2026', position: { x: 300, y: 203, rotation: 0 } },
    { type: 'text', key: 'born-here', subText: '* 1941', position: { x: 100, y: 205, rotation: 0 } },
    { type: 'text', key: 'the-name1', subText: 'Karen', position: { x: 200, y: 100, rotation: 0 } },
  ],
});
const elements = [
  ...STONE.Parms.map(({ key = '' }) => ({ key, text: key, isTicked: false })),
  ...partsOfStone(STONE).map(({ key }) => ({ key, text: '', isTicked: false })),
];

test('A reader takes the lines from above and from the left, then what stands beside them, then the stone', () => {
  expect(stepsOf({ design: STONE, elements }).map(({ key, kind }) => `${kind} ${key}`)).toEqual([
    'text the-name1',
    'text born-here',
    'text died-here',
    'sandblownVignet ornament1',
    'frame the-frame',
    'stone the-stone',
    'make the-making',
  ]);
});

test('A frame and a way of making it are read only where there are such', () => {
  const bare = design.parse({});
  expect(partsOfStone(bare).map(({ part }) => part)).toEqual(['stone']);
  expect(partsOfStone({ ...STONE, ExistingStone: true }).map(({ part }) => part)).toEqual(['frame', 'stone']);
});

test('The parts are named by keys of the form that elements have', () => {
  for (const { key } of partsOfStone(STONE)) expect(elementKey.safeParse(key).success).toBe(true);
});
