import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { actAs } from '../../../src/api/identity';
import { save } from '../../../src/machines/designer/effects';
import { sampleDesign } from '../../stone/sampleDesign';
import { stoneInVersion } from './samples';

// The stage and the browser's own store need a browser; what is saved does not depend on either.
vi.mock('../../../src/renderer/renderer', () => ({ openRenderer: () => renderer() }));
vi.mock('../../../src/api/drafts', async (original) => ({
  ...(await original<object>()),
  keepCreation: async (key: string) => void kept.push(key),
  // Some browsers leave such questions unanswered.
  dropCreation: () => new Promise(() => undefined),
}));

let renderer: () => Promise<never>;

/** Answers the server's next call. */
let answer: (response: Response) => void;
const asked: string[] = [];
/** The drafts that are noted as being created. */
const kept: string[] = [];

beforeEach(() => {
  asked.length = 0;
  kept.length = 0;
  renderer = () => Promise.reject(new Error('none'));
  vi.stubGlobal('document', { documentElement: { lang: 'da' } });
  vi.stubGlobal('fetch', (_path: string, { headers }: { headers: { AuthCookie: string } }) => {
    asked.push(headers.AuthCookie);
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
});
afterEach(() => {
  actAs(undefined);
  vi.unstubAllGlobals();
});

const creating = (isResumed = false) => {
  const input = {
    design: sampleDesign(),
    saved: undefined,
    creationKey: 'key',
    keeper: 'me',
    isResumed,
  };
  return toPromise(createActor(save, { input }).start());
};
const created = () => Response.json(stoneInVersion(1));

test('A visitor keeps the token of a stone, also where somebody logs in before the answer comes', async () => {
  const saved = creating();
  await vi.waitFor(() => expect(asked).toEqual(['public']));
  actAs({ token: 'us_7', BusinessId: 7 });
  answer(created());
  expect((await saved).address).toEqual({ id: 7, token: 'secret' });
});

test('A user comes back to the stone by the login, also where that has ended before the answer comes', async () => {
  actAs({ token: 'us_7', BusinessId: 7 });
  const saved = creating();
  await vi.waitFor(() => expect(asked).toEqual(['us_7']));
  actAs(undefined);
  answer(created());
  expect((await saved).address).toEqual({ id: 7, token: undefined });
});

test('A stone whose picture does not come is saved without it after a quarter of a minute', async () => {
  vi.useFakeTimers();
  renderer = () => new Promise(() => undefined);
  const saved = creating();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['public']);
  answer(created());
  expect((await saved).version).toBe(1);
  vi.useRealTimers();
});

test('Whoever leaves before the picture is drawn leaves no stone behind that is being created', async () => {
  let drawn = () => {};
  renderer = () =>
    new Promise((_, reject) => {
      drawn = () => reject(new Error('none'));
    });
  const input = {
    design: sampleDesign(),
    saved: undefined,
    creationKey: 'key',
    keeper: 'me',
    isResumed: false,
  };
  const actor = createActor(save, { input }).start();
  actor.stop();
  // Somebody else logs in meanwhile: a draft would be theirs.
  actAs({ token: 'us_7', BusinessId: 7 });
  drawn();
  await new Promise((done) => setTimeout(done));
  expect({ kept, asked }).toEqual({ kept: [], asked: [] });
});

test('A stone that was refused says so, though the browser’s store does not answer', async () => {
  vi.useFakeTimers();
  const saved = creating().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(0);
  answer(Response.json({ error: 'Sådan en sten findes ikke.', code: 'invalidField' }, { status: 400 }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await saved).toBe('Sådan en sten findes ikke.');
  vi.useRealTimers();
});

test('A stone that a tab which is gone had begun to create is saved, though it is not told whether it was since', async () => {
  vi.useFakeTimers();
  const saved = creating(true);
  await vi.advanceTimersByTimeAsync(0);
  answer(created());
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await saved).toMatchObject({ version: 1, newer: undefined });
  vi.useRealTimers();
});
