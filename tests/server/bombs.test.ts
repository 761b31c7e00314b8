import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPools } from '../../server/pools';
import { bundledServer } from './bundle';
import { PATIENCE } from './emptyDatabase';
import { childrensMemory } from './familyMemory';
import { BOMBS } from './images/bombs';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

/** The limit of one process for uploads, two of them being warm, and the growth between two checks 20 ms apart. */
const MOST_MEGABYTES = 900;

/** `BOMBS=all` is the long form: every kind, and as many cards as services request at once. */
const IS_LONG = process.env.BOMBS === 'all';
/** One each of those that take time, memory or depth. */
const BRIEFLY = [
  'an SVG of 400 noises',
  'an SVG of 100,000 groups',
  'a progressive JPEG of 39 megapixels',
  'an interlaced PNG of 39 megapixels',
];
const TRIED = Object.entries(BOMBS).filter(([name]) => IS_LONG || BRIEFLY.includes(name));
const CARDS = IS_LONG ? 24 : 6;

let server: TestServer;
let stone: { id: number; token: string };
beforeAll(async () => {
  server = await startServer();
  stone = await createStone(server);
}, PATIENCE);
afterAll(() => server.stop());

const upload = (image: string, as: string, path = 'vignet') =>
  server.call('POST', `/api/removebg/${stone.id}/${path}`, { as, body: { image, width: 100 } });

/** Does something while recording the memory of the server's processes and the delay of other callers. */
async function watched<Result>(work: () => Promise<Result>) {
  let [megabytes, longestMs, over] = [0, 0, false];
  const others = async () => {
    while (!over) {
      megabytes = Math.max(megabytes, childrensMemory());
      const began = performance.now();
      await server.call('GET', '/healthz', { as: null });
      longestMs = Math.max(longestMs, performance.now() - began);
      await new Promise((next) => setTimeout(next, 20));
    }
  };
  const watching = others();
  const result = await work().finally(() => {
    over = true;
  });
  await watching;
  return { result, megabytes, longestMs };
}

describe('A picture that was made to hold the server', () => {
  test.each(TRIED)(
    '(%s) is refused or taken, in bounded time and memory, and nobody waits for it',
    async (name, make) => {
      const image = (await make()).toString('base64');
      const began = performance.now();
      const { result, megabytes, longestMs } = await watched(() => upload(image, stone.token));
      const seconds = (performance.now() - began) / 1000;
      console.warn(
        `${name}: ${result.status} after ${seconds.toFixed(1)} s, others at most ${longestMs.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`,
      );
      expect([200, 400, 413, 422]).toContain(result.status);
      expect(seconds).toBeLessThan(25);
      expect(longestMs).toBeLessThan(1000);
      expect(megabytes).toBeLessThan(MOST_MEGABYTES);
    },
    60_000,
  );

  test('keeps nobody else’s picture waiting, and its own sender only behind itself', async () => {
    const bomb = (await BOMBS['an SVG of 400 noises']?.())?.toString('base64') ?? '';
    const disc =
      '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><circle cx="50" cy="50" r="30"/></svg>';
    const drawing = Buffer.from(disc).toString('base64');
    const admin = await server.login('admin');
    const answered: unknown[] = [];
    const refused = async () => {
      const { json } = await upload(bomb, stone.token);
      answered.push(json.code);
    };
    const bombs = [refused(), refused()];
    const { status } = await upload(drawing, admin);
    // The bombs' sender waits for the first one when it is refused, and this picture waits for none of them.
    expect({ status, before: answered.length < 2 }).toEqual({ status: 200, before: true });
    await Promise.all(bombs);
    expect(answered).toEqual(['uploadTooIntricate', 'uploadTooIntricate']);
  }, 90_000);

  test('leaves no memory behind: a minute later the processes are gone', async () => {
    await expect.poll(childrensMemory, { timeout: 60_000, interval: 500 }).toBe(0);
  }, 70_000);
});

describe('Cards of links', () => {
  test(`${CARDS} of pictures that are hard to decode are made in bounded memory`, async () => {
    const jpeg = (await BOMBS['a progressive JPEG of 39 megapixels']?.()) ?? Buffer.alloc(0);
    const pools = openPools(bundledServer());
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, childrensMemory());
    }, 20);
    const limits = { wallMs: 60_000, processorMs: 4_000 };
    const made = await Promise.allSettled(
      Array.from({ length: CARDS }, (_, index) =>
        pools.previewWork.run('card', () => ({ preview: jpeg }), { caller: `address ${index}`, ...limits }),
      ),
    );
    clearInterval(watch);
    await pools.close();
    console.warn(`${CARDS} cards of a progressive JPEG: ${most.toFixed(0)} MB at most`);
    expect(made.filter(({ status }) => status === 'fulfilled')).not.toHaveLength(0);
    expect(most).toBeLessThan(MOST_MEGABYTES);
  }, 120_000);
});
