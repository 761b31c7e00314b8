import { expect, test } from 'vitest';
import type { ReliefBakers } from '../../../src/painting/files/reliefBakers';
import { comingReliefs, whileBaking } from '../../../src/painting/files/whileBaking';
import type { BakedRelief } from '../../../src/painting/relief/bakeRelief';
import { bakeWhole } from '../../../src/painting/relief/bakeWhole';
import type { AskedRelief } from '../../../src/painting/relief/orders';
import type { ReliefOrder } from '../../../src/painting/relief/reliefOrder';
import type { SceneNode } from '../../../src/scene/scene';
import { sceneWith } from '../../scene/drawnStone';
import { order } from '../../workers/reliefs/square';

const { nodes } = sceneWith(
  { type: 'text', subText: 'Anna', fontSize: '40', position: { x: 300, y: 200 } },
  { type: 'text', subText: 'Åse', fontSize: '40', position: { x: 300, y: 300 } },
  { type: 'text', subText: 'Ida', fontSize: '40', position: { x: 300, y: 400 } },
);

/** Enough for others to bake them: forty reliefs of the first element, and as many of the second; the third asks for one of the first's. */
const MANY = 40;
const asked = (key: string): AskedRelief => ({ family: key, key, measure: 1, order: () => ({ ...order }) });
const askedOf = (name: string) => Array.from({ length: MANY }, (_, at) => asked(`${name} ${at}`));
const askedBy = new Map<SceneNode, readonly AskedRelief[]>(
  nodes.map((node, at) => [node, at === 2 ? [asked('0 0')] : askedOf(String(at))]),
);

const baked = bakeWhole(order);

/** Bakers that hold what they are given until they are told. */
class HeldBakers implements ReliefBakers {
  readonly lanes = 2 * MANY;
  turns = 0;
  readonly held: ((answer: BakedRelief | undefined | Promise<never>) => void)[] = [];
  bake(_order: ReliefOrder): Promise<BakedRelief | undefined> {
    return new Promise((resolve) => this.held.push(resolve));
  }
  async turn(): Promise<void> {
    this.turns += 1;
    await new Promise((resolve) => setTimeout(resolve));
  }
  /** Gives the next so many. */
  give(count: number): void {
    for (const resolve of this.held.splice(0, count)) resolve(baked);
  }
}

/** Paints nothing, and says what it would. */
function* painting(told: string[]): Generator<SceneNode | undefined, string> {
  try {
    told.push('half the stone');
    yield;
    told.push('the stone');
    yield;
    for (const [at, node] of nodes.entries()) {
      yield node;
      told.push(`element ${at}`);
    }
    return 'painted';
  } finally {
    told.push('let go');
  }
}

test('The stone is painted while reliefs are baked, and each element as soon as its own are there', async () => {
  const bakers = new HeldBakers();
  const told: string[] = [];
  const taken: string[] = [];
  const coming = comingReliefs(askedBy, bakers, (_baked, { key }) => void taken.push(key));
  const done = whileBaking(coming, painting(told));
  await expect.poll(() => told).toEqual(['half the stone', 'the stone']);
  expect(bakers.turns).toBe(2);
  expect(bakers.held).toHaveLength(2 * MANY);
  bakers.give(MANY - 1);
  await bakers.turn();
  expect(told).toHaveLength(2);
  bakers.give(1);
  await expect.poll(() => told.at(-1)).toBe('element 0');
  bakers.give(MANY);
  expect(await done).toBe('painted');
  expect(told.slice(3)).toEqual(['element 1', 'element 2', 'let go']);
  expect(new Set(taken).size).toBe(2 * MANY);
});

test('Where one is not baked, what it is painted on is let go, once nothing is baked any more', async () => {
  const bakers = new HeldBakers();
  const told: string[] = [];
  const coming = comingReliefs(askedBy, bakers, () => undefined);
  const done = whileBaking(coming, painting(told));
  await expect.poll(() => told).toContain('the stone');
  bakers.held.shift()?.(Promise.reject(new Error('it ended')));
  await bakers.turn();
  await bakers.turn();
  // The others are still being baked.
  expect(told).not.toContain('let go');
  bakers.give(2 * MANY);
  await expect(done).rejects.toThrow('it ended');
  expect(told).toEqual(['half the stone', 'the stone', 'let go']);
});

test('Where painting fails, the painter is not gone before the last relief has come', async () => {
  const bakers = new HeldBakers();
  const failing = function* (): Generator<undefined> {
    yield;
    throw new Error('torn');
  };
  let isOver = false;
  const afterwards: boolean[] = [];
  const coming = comingReliefs(askedBy, bakers, () => void afterwards.push(isOver));
  const done = whileBaking(coming, failing()).finally(() => {
    isOver = true;
  });
  done.catch(() => undefined);
  await bakers.turn();
  await bakers.turn();
  expect(isOver).toBe(false);
  bakers.give(2 * MANY);
  await expect(done).rejects.toThrow('torn');
  expect(afterwards).toEqual(Array.from({ length: 2 * MANY }, () => false));
});

test('Few reliefs are baked where they are painted, and none is asked of others', async () => {
  const bakers = new HeldBakers();
  const [node] = nodes;
  if (!node) throw new Error('a scene has a node');
  const taken: string[] = [];
  const few = new Map([[node, askedOf('0').slice(0, 3)]]);
  const coming = comingReliefs(few, bakers, (_baked, { key }) => void taken.push(key));
  await coming.of(node);
  expect([bakers.held.length, taken]).toEqual([0, ['0 0', '0 1', '0 2']]);
});

test('After one that failed no other is begun', async () => {
  const bakers = new HeldBakers();
  const two = { bake: () => bakers.bake(order), turn: () => bakers.turn(), lanes: 2 };
  const coming = comingReliefs(askedBy, two, () => undefined);
  const failed = coming.all.then(
    () => undefined,
    (error: unknown) => String(error),
  );
  expect(bakers.held).toHaveLength(2);
  bakers.held.shift()?.(Promise.reject(new Error('it ended')));
  await bakers.turn();
  bakers.give(1);
  expect(await failed).toBe('Error: it ended');
  await bakers.turn();
  expect(bakers.held).toHaveLength(0);
});
