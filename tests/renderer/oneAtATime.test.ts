import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneAtATime } from '../../src/renderer/oneAtATime';

/** The browser's frames, each shown by hand. */
let frames: (() => void)[];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});

afterEach(() => vi.unstubAllGlobals());

/** Lets what is fulfilled be heard, without a frame. */
async function heard(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

async function nextFrame(): Promise<void> {
  for (const frame of frames.splice(0)) frame();
  await heard();
}

test('the first is done at once, and of what else is asked for within that frame only the latest, in the next', async () => {
  const done: number[] = [];
  const calls = oneAtATime(async (asked: number) => void done.push(asked));
  for (const asked of [1, 2, 3]) calls.ask(asked);
  await heard();
  expect(done).toEqual([1]);
  await nextFrame();
  expect(done).toEqual([1, 3]);
});

/** Calls that go on until they are told to finish. */
function unfinished() {
  const done: number[] = [];
  let finish = () => {};
  const calls = oneAtATime((asked: number) => {
    done.push(asked);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  return { done, calls, finish: () => finish() };
}

test('while one is being done nothing else begins, and then only the latest, without waiting for yet another frame', async () => {
  const { done, calls, finish } = unfinished();
  calls.ask(1);
  await nextFrame();
  calls.ask(2);
  calls.ask(3);
  await nextFrame();
  expect(done).toEqual([1]);
  finish();
  await heard();
  expect(done).toEqual([1, 3]);
});

test('one that was asked for within the frame of a call that is over waits for the next frame', async () => {
  const { done, calls, finish } = unfinished();
  calls.ask(1);
  finish();
  await heard();
  calls.ask(2);
  await heard();
  expect(done).toEqual([1]);
  await nextFrame();
  expect(done).toEqual([1, 2]);
});

test('when it is stopped in the middle of a call, what is asked for next still waits for that call', async () => {
  const { done, calls, finish } = unfinished();
  calls.ask(1);
  calls.ask(2);
  calls.stop();
  await nextFrame();
  calls.ask(3);
  await nextFrame();
  expect(done).toEqual([1]);
  finish();
  await heard();
  expect(done).toEqual([1, 3]);
});

test('one that fails is logged, and the next is done', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const done: number[] = [];
  const calls = oneAtATime(async (asked: number) => {
    if (asked === 1) throw new Error('the stage is gone');
    done.push(asked);
  });
  calls.ask(1);
  await nextFrame();
  calls.ask(2);
  await nextFrame();
  expect(done).toEqual([2]);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('what waits is forgotten when it is stopped', async () => {
  const done: number[] = [];
  const calls = oneAtATime(async (asked: number) => void done.push(asked));
  calls.ask(1);
  calls.ask(2);
  calls.stop();
  await nextFrame();
  expect(done).toEqual([1]);
  calls.ask(3);
  await nextFrame();
  expect(done).toEqual([1, 3]);
});
