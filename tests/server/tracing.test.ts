import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tracing } from '../../src/stone/wire/tracing';
import { uploadByToken, uploadedVignet, vignetUpload } from '../../src/stone/wire/upload';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone, type MadeStone } from './stoneCalls';

let server: TestServer;
let stone: MadeStone;
beforeAll(async () => {
  server = await startServer();
  stone = await createStone(server);
}, PATIENCE);
afterAll(() => server.stop());

/** A drawing on white paper of 1200 × 600: squares of 200 pixels, nearly black, grey and light grey. */
const SIDE = 200;
const PAPER = { width: 1200, height: 600 };
const GREYS = [
  [100, 20],
  [500, 140],
  [900, 190],
] as const;
const squares = GREYS.map(
  ([x, grey]) =>
    `<rect x="${x}" y="200" width="${SIDE}" height="${SIDE}" fill="rgb(${grey},${grey},${grey})"/>`,
).join('');
const picture = await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600"><rect width="1200" height="600" fill="#fff"/>${squares}</svg>`,
  ),
)
  .png()
  .toBuffer();

/** Uploads the drawing, a tenth of a mm for each of so many pixels that are cut across. Returns the file that is kept. */
async function traced(across: number, tracing?: Tracing) {
  const body = { image: picture.toString('base64'), width: across / 10, ...(tracing && { tracing }) };
  const answer = await server.call('POST', `/api/removebg/${stone.id}/vignet`, { as: stone.token, body });
  const { url, width, height } = uploadedVignet.parse(answer.json);
  const { text } = await server.call('GET', url, { as: null });
  return { text, width, height };
}

/** How many pixels of the paper are cut, counted where another program draws the kept file at the paper's size. */
async function cutPixels({ text, width }: { readonly text: string; readonly width: number }) {
  const data = await sharp(Buffer.from(text), { density: 254 })
    .resize({ width: Math.round(width * 10) })
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  return data.reduce((sum, alpha) => sum + alpha / 255, 0);
}

test.each([
  [0.2, 3],
  [0.6, 2],
  [0.9, 1],
])(
  'A drawing is cut where it is darker than a threshold of %d: %d of three squares',
  async (threshold, count) => {
    const across = (GREYS[count - 1]?.[0] ?? 0) + SIDE - GREYS[0][0];
    const made = await traced(across, { threshold, inverted: false });
    // A pixel is a tenth of a mm: the sides lie where the squares' do, as far as the paper's blur lets one say.
    expect(Math.abs(made.height - SIDE / 10)).toBeLessThan(0.25);
    const cut = await cutPixels(made);
    expect(Math.abs(cut / (count * SIDE * SIDE) - 1)).toBeLessThan(0.025);
  },
);

test('Inverted, all but what was cut is cut, as far as the paper reaches', async () => {
  const made = await traced(PAPER.width, { threshold: 0.6, inverted: true });
  expect(Math.abs(made.height - PAPER.height / 10)).toBeLessThan(0.1);
  const left = PAPER.width * PAPER.height - 2 * SIDE * SIDE;
  expect(Math.abs((await cutPixels(made)) / left - 1)).toBeLessThan(0.01);
});

test('Without a wish a drawing is traced as ever, half way from the paper to the ink', async () => {
  const asEver = await traced(600);
  expect(asEver).toEqual(await traced(600, { threshold: 0.5, inverted: false }));
});

test('A threshold beyond what tells lines from paper is refused', () => {
  for (const schema of [vignetUpload, uploadByToken]) {
    const given = { image: 'x', kind: 'vignet' };
    expect(schema.safeParse({ ...given, tracing: { threshold: 0.3, inverted: true } }).success).toBe(true);
    for (const threshold of [0, 0.05, 0.95, 1, 50, 'dark'])
      expect(schema.safeParse({ ...given, tracing: { threshold, inverted: false } }).success).toBe(false);
  }
});
