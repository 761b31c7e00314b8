import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused, Unreachable } from '../../../src/api/http';
import type { Uploaded } from '../../../src/machines/uploading/uploaded';
import { MOST_STROKES, type Stroke } from '../../../src/stone/wire/stroke';
import { OWN_STONE, Rehearsal } from './rehearsal';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const stroke = (y: number, keeps = false): Stroke => ({ keeps, radius: 0.02, points: [[0.5, y]] });
const [FIRST, SECOND] = [stroke(0.1), stroke(0.2, true)];
const add = (one: Stroke) => ({ type: 'stroke.add', stroke: one }) as const;

/** A cut of another height. */
function cutOf(height: number): Uploaded {
  if (OWN_STONE.kind !== 'stone') throw new Error('no stone');
  return { ...OWN_STONE, stone: { ...OWN_STONE.stone, height } };
}
const received = (height: number) => ({ type: 'received', uploaded: cutOf(height) }) as const;
const heightOf = ({ context: { uploaded } }: Rehearsal) =>
  uploaded?.kind === 'stone' ? uploaded.stone.height : undefined;

/** A stone that was cut out 900 mm high. */
async function reviewing(): Promise<Rehearsal> {
  const rehearsal = new Rehearsal();
  await rehearsal.sending();
  rehearsal.send(received(900));
  expect(rehearsal.state).toBe('reviewing');
  rehearsal.happened.length = 0;
  return rehearsal;
}

describe('A cut that is mended by brush', () => {
  test('is made again from all strokes once the hand rests, and the earlier cut stays meanwhile', async () => {
    const rehearsal = await reviewing();
    rehearsal.send(add(FIRST));
    vi.advanceTimersByTime(900);
    rehearsal.send(add(SECOND));
    vi.advanceTimersByTime(900);
    expect([rehearsal.state, rehearsal.happened]).toEqual(['mending.pausing', []]);
    vi.advanceTimersByTime(200);
    expect([rehearsal.state, rehearsal.happened]).toEqual(['mending.cutting', ['upload stone by 2 strokes']]);
    expect(heightOf(rehearsal)).toBe(900);
    rehearsal.send(received(850));
    expect([rehearsal.state, heightOf(rehearsal)]).toEqual(['reviewing', 850]);
    expect(rehearsal.context.strokes).toEqual([FIRST, SECOND]);
    rehearsal.send({ type: 'accept' });
    expect(rehearsal.happened).toContain('place');
    expect([rehearsal.state, rehearsal.context.strokes.length]).toEqual(['idle', 2]);
  });

  test('waits for the cut under way with what is brushed meanwhile, and gives none up', async () => {
    const rehearsal = await reviewing();
    rehearsal.send(add(FIRST));
    vi.advanceTimersByTime(1000);
    rehearsal.send(add(SECOND));
    expect(rehearsal.happened).toEqual(['upload stone by 1 strokes']);
    rehearsal.send(received(850));
    expect([rehearsal.state, heightOf(rehearsal)]).toEqual(['mending.pausing', 850]);
    vi.advanceTimersByTime(1000);
    rehearsal.send(received(800));
    expect([rehearsal.state, heightOf(rehearsal)]).toEqual(['reviewing', 800]);
    expect(rehearsal.happened.filter((each) => each.startsWith('upload'))).toEqual([
      'upload stone by 1 strokes',
      'upload stone by 2 strokes',
    ]);
  });

  test('goes back stroke by stroke, and to the beginning, without asking again', async () => {
    const rehearsal = await reviewing();
    for (const [one, height] of [
      [FIRST, 850],
      [SECOND, 800],
    ] as const) {
      rehearsal.send(add(one));
      vi.advanceTimersByTime(1000);
      rehearsal.send(received(height));
    }
    rehearsal.happened.length = 0;
    rehearsal.send({ type: 'stroke.undo' });
    expect([rehearsal.state, heightOf(rehearsal), rehearsal.context.strokes]).toEqual([
      'reviewing',
      850,
      [FIRST],
    ]);
    rehearsal.send(add(SECOND));
    expect(rehearsal.state).toBe('reviewing');
    expect(heightOf(rehearsal)).toBe(800);
    rehearsal.send({ type: 'strokes.clear' });
    expect([rehearsal.state, heightOf(rehearsal), rehearsal.context.strokes]).toEqual(['reviewing', 900, []]);
    expect(rehearsal.happened).toEqual([]);
    rehearsal.send({ type: 'stroke.undo' }, { type: 'strokes.clear' }, { type: 'retry' });
    expect(rehearsal.state).toBe('reviewing');
  });

  test('is given up while it is made where its stroke is taken back', async () => {
    const rehearsal = await reviewing();
    rehearsal.send(add(FIRST));
    vi.advanceTimersByTime(1000);
    rehearsal.send({ type: 'stroke.undo' });
    expect([rehearsal.state, heightOf(rehearsal)]).toEqual(['reviewing', 900]);
    expect(rehearsal.happened.at(-1)).toBe('stop uploading');
    rehearsal.send(add(FIRST), add(SECOND), { type: 'strokes.clear' });
    expect(rehearsal.state).toBe('reviewing');
  });

  test('to which a middle stroke is undone is asked for where no cut was made from it', async () => {
    const rehearsal = await reviewing();
    rehearsal.send(add(FIRST), add(SECOND));
    vi.advanceTimersByTime(1000);
    rehearsal.send(received(800), { type: 'stroke.undo' });
    expect(rehearsal.state).toBe('mending.pausing');
    vi.advanceTimersByTime(1000);
    expect(rehearsal.happened.at(-1)).toBe('upload stone by 1 strokes');
  });

  test.each([
    [new Unreachable('gone'), 'unreachable'],
    [new Refused(422, 'Ingen sten at se på billedet.'), 'refused'],
  ])(
    'that failed keeps the strokes and the earlier cut, says so, and is tried again: %s',
    async (error, kind) => {
      const rehearsal = await reviewing();
      rehearsal.send(add(FIRST));
      vi.advanceTimersByTime(1000);
      rehearsal.send({ type: 'sending.failed', error });
      expect([rehearsal.state, rehearsal.context.failure?.kind]).toEqual(['reviewing', kind]);
      expect([heightOf(rehearsal), rehearsal.context.strokes]).toEqual([900, [FIRST]]);
      rehearsal.send({ type: 'retry' });
      expect([rehearsal.state, rehearsal.context.failure]).toEqual(['mending.pausing', undefined]);
      vi.advanceTimersByTime(1000);
      rehearsal.send(received(850));
      expect([rehearsal.state, heightOf(rehearsal)]).toEqual(['reviewing', 850]);
    },
  );

  test('takes as many strokes as the server does', async () => {
    const rehearsal = await reviewing();
    for (let i = 0; i < MOST_STROKES + 3; i++) rehearsal.send(add(stroke(i / 100)));
    expect(rehearsal.context.strokes).toHaveLength(MOST_STROKES);
    vi.advanceTimersByTime(1000);
    rehearsal.send(add(FIRST));
    expect(rehearsal.context.strokes).toHaveLength(MOST_STROKES);
    rehearsal.send(received(700), add(FIRST));
    expect([rehearsal.state, rehearsal.context.strokes.length]).toEqual(['reviewing', MOST_STROKES]);
  });

  test('begins without strokes on another picture, and can be given up', async () => {
    const rehearsal = await reviewing();
    rehearsal.send(add(FIRST), { type: 'again' });
    expect(rehearsal.state).toBe('cropping');
    rehearsal.send({ type: 'next' }, { type: 'next' }, { type: 'next' });
    await rehearsal.done(new Blob());
    expect(rehearsal.context.strokes).toEqual([]);
    expect(rehearsal.happened.at(-1)).toBe('upload stone');
    rehearsal.send(received(900), add(FIRST), { type: 'close' });
    expect(rehearsal.state).toBe('idle');
  });

  test.each([
    ['a whole photograph', 'stone'],
    ['a vignet', 'vignet'],
  ] as const)('is none of %s', async (_what, kind) => {
    const rehearsal = new Rehearsal();
    await rehearsal.measuring(kind);
    if (kind === 'stone') rehearsal.send({ type: 'background.keep', keepBackground: true });
    rehearsal.send({ type: 'measure', side: 'height', mm: 900 }, { type: 'next' });
    await rehearsal.done(new Blob());
    rehearsal.send(received(900), add(FIRST));
    expect([rehearsal.state, rehearsal.context.strokes]).toEqual(['reviewing', []]);
  });
});
