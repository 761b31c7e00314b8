import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneAtATime } from '../../src/renderer/oneAtATime';

/** The browser's frames, each shown by hand. */
let frames: (() => void)[];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});

afterEach(() => vi.unstubAllGlobals());

async function nextFrame(): Promise<void> {
  for (const frame of frames.splice(0)) frame();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

test('of what is asked for within a frame only the latest is done', async () => {
  const done: number[] = [];
  const calls = oneAtATime(async (asked: number) => void done.push(asked));
  for (const asked of [1, 2, 3]) calls.ask(asked);
  await nextFrame();
  expect(done).toEqual([3]);
});

test('while one is being done nothing else begins, and then only the latest', async () => {
  const done: number[] = [];
  let finish = () => {};
  const calls = oneAtATime((asked: number) => {
    done.push(asked);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  calls.ask(1);
  await nextFrame();
  calls.ask(2);
  calls.ask(3);
  await nextFrame();
  expect(done).toEqual([1]);
  finish();
  await nextFrame();
  await nextFrame();
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
  calls.stop();
  await nextFrame();
  expect(done).toEqual([]);
  calls.ask(2);
  await nextFrame();
  expect(done).toEqual([2]);
});
