import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readTracedOutline } from '../../src/scene/tracedOutline';
import { ownStoneType } from '../../src/stone/ownStoneType';
import { uploadedStone, uploadedVignet } from '../../src/stone/wire/upload';
import { someOf } from '../someOf';
import { PATIENCE } from './emptyDatabase';
import { photographed } from './images/churchyard/photographed';
import { HELD_OUT, type Sitting } from './images/churchyard/sets';
import { drawn, overlap, type Photograph, photographedDrawing, stoneOnGrass } from './images/photographs';
import { startServer, type TestServer } from './startServer';
import { createStone, type MadeStone } from './stoneCalls';

let server: TestServer;
let stone: MadeStone;
beforeAll(async () => {
  server = await startServer();
  stone = await createStone(server);
}, PATIENCE);
afterAll(() => server.stop());

const inBase64 = (bytes: Buffer) => bytes.toString('base64');

const postStone = (
  picture: Buffer,
  keepBackground: string,
  size: Record<string, unknown> = { height: 800 },
) =>
  server.call('POST', `/api/removebg/${stone.id}/stonetype/${keepBackground}`, {
    as: stone.token,
    body: { image: `data:image/jpeg;base64,${inBase64(picture)}`, ...size },
  });
const postVignet = (image: string, more: Record<string, unknown> = {}, as = stone.token) =>
  server.call('POST', `/api/removebg/${stone.id}/vignet`, { as, body: { image, ...more } });
const pictureAt = (url: string) => server.call('GET', url, { as: null });

/** The box of the expected mask, in pixels. */
function boxOfTruth({ width, truth }: Photograph) {
  const box = { left: width, top: Infinity, right: 0, bottom: 0 };
  for (const [i, value] of truth.entries()) {
    if (value < 128) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}

/** The area covered by a shape in mm within 0 0 width height, scaled to the box of the expected mask. */
function laidOver(
  photograph: Photograph,
  path: string,
  { width, height }: { width: number; height: number },
) {
  const { left, top, right, bottom } = boxOfTruth(photograph);
  const place = `translate(${left} ${top}) scale(${(right - left) / width} ${(bottom - top) / height})`;
  return drawn(
    photograph.width,
    photograph.height,
    `<g transform="${place}"><path fill="#fff" d="${path}"/></g>`,
  );
}

describe('The background of a photographed stone', () => {
  test.each(
    someOf(
      [
        ['grey granite', [128, 126, 130]],
        ['black granite', [46, 46, 50]],
        ['light marble', [205, 200, 190]],
      ] as const,
      2,
      'PHOTOGRAPHS',
    ),
  )(
    'is removed from %s on grass',
    async (_name, colour) => {
      const photograph = await stoneOnGrass(colour, 1);
      const answer = await postStone(photograph.picture, '0');
      expect(answer.status).toBe(200);
      const made = ownStoneType.parse(answer.json);
      expect(made.id).toBeGreaterThan(1_000_000);
      expect(made.height).toBe(800);
      const { left, top, right, bottom } = boxOfTruth(photograph);
      const { within } = uploadedStone.parse(answer.json);
      // To a hundredth of the photograph: the cut itself is held to its mask below.
      expect(Math.abs(within.left - left / photograph.width)).toBeLessThan(0.01);
      expect(Math.abs(within.right - right / photograph.width)).toBeLessThan(0.01);
      expect(Math.abs(within.top - top / photograph.height)).toBeLessThan(0.01);
      expect(Math.abs(within.bottom - bottom / photograph.height)).toBeLessThan(0.01);
      expect(Math.abs(made.width - (800 * (right - left)) / (bottom - top))).toBeLessThan(8);
      expect(overlap(await laidOver(photograph, made.outline, made), photograph.truth)).toBeGreaterThan(0.98);

      const picture = await pictureAt(made.url);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      });
      // The part of the photograph that is left, in its original place.
      const { data, info } = await sharp(picture.bytes)
        .extractChannel('alpha')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const left2 = await sharp({
        create: { width: photograph.width, height: photograph.height, channels: 3, background: '#000' },
      })
        .composite([{ input: data, raw: { width: info.width, height: info.height, channels: 1 }, left, top }])
        .greyscale()
        .raw()
        .toBuffer();
      expect(overlap(left2, photograph.truth)).toBeGreaterThan(0.95);
    },
    PATIENCE,
  );

  test.each(someOf([902, 909], 2, 'PHOTOGRAPHS'))(
    'is removed with its shadow and the grass before it, from a photograph that the method was not made by: %i',
    async (seed) => {
      const sitting = HELD_OUT.find((each) => each.seed === seed) as Sitting;
      const photograph = await photographed(sitting);
      const made = ownStoneType.parse((await postStone(photograph.picture, '0')).json);
      expect(overlap(await laidOver(photograph, made.outline, made), photograph.truth)).toBeGreaterThan(0.95);
    },
    PATIENCE,
  );

  test(
    'is mended by strokes: what is brushed away goes, and bad strokes are refused',
    async () => {
      const photograph = await photographed(HELD_OUT.find(({ seed }) => seed === 909) as Sitting);
      const cutBy = async (strokes: readonly object[]) => {
        const answer = await postStone(photograph.picture, '0', { width: 600, height: 900, strokes });
        const { outline } = ownStoneType.parse(answer.json);
        const laid = await laidOver(photograph, outline, { width: 600, height: 900 });
        return { outline, share: overlap(laid, photograph.truth) };
      };
      // The stone's upper third: without it the rest is stretched over the whole box.
      const above = {
        keeps: false,
        radius: 0.09,
        points: [
          [0.1, 0.26],
          [0.9, 0.2],
        ],
      };
      const untouched = await cutBy([]);
      const brushed = await cutBy([above]);
      expect(brushed.share).toBeLessThan(untouched.share - 0.02);
      for (const wrong of [
        { ...above, radius: 1 },
        { ...above, points: [] },
        { ...above, points: [[2, 0]] },
      ]) {
        const { status } = await postStone(photograph.picture, '0', { height: 900, strokes: [wrong] });
        expect(status).toBe(400);
      }
      // The same by the stone's token in the address.
      const byToken = (strokes: readonly object[]) =>
        server.call('POST', `/api/removebg/${stone.id}/${stone.token}`, {
          body: {
            image: inBase64(photograph.picture),
            kind: 'stonetype',
            width: 600,
            height: 900,
            strokes,
          },
        });
      const mended = uploadedStone.parse((await byToken([above])).json);
      expect(mended.outline).toBe(brushed.outline);
      expect((await byToken([{ ...above, radius: 1 }])).status).toBe(400);
      expect((await byToken(Array.from({ length: 61 }, () => above))).status).toBe(400);
      // Where it says the stone lies, it lies: its box no longer has the third that was brushed away.
      const { top, bottom } = boxOfTruth(photograph);
      expect(mended.within.top).toBeGreaterThan(top / photograph.height + 0.1);
      expect(mended.within.bottom).toBeCloseTo(bottom / photograph.height, 1);
      const many = Array.from({ length: 61 }, () => above);
      expect((await postStone(photograph.picture, '0', { height: 900, strokes: many })).status).toBe(400);
    },
    PATIENCE,
  );

  test('is kept where that is wished: the outline is the photograph’s frame', async () => {
    const { picture } = await stoneOnGrass([128, 126, 130], 2);
    const made = ownStoneType.parse((await postStone(picture, '1', { width: 600, height: 700 })).json);
    expect(made).toMatchObject({ width: 600, height: 700, outline: 'M0 0H600V700H0Z' });
    const { hasAlpha, width, height } = await sharp((await pictureAt(made.url)).bytes).metadata();
    expect([width, height, hasAlpha]).toEqual([1200, 1600, false]);
  });

  test(
    'is removed from a stone that is as large as the part it takes of a picture of known size',
    async () => {
      const photograph = await stoneOnGrass([128, 126, 130], 1);
      const { left, top, right, bottom } = boxOfTruth(photograph);
      // Three quarters of a mm to the pixel across, two thirds down.
      const pictureSize = { width: photograph.width * 0.75, height: (photograph.height * 2) / 3 };
      const made = ownStoneType.parse((await postStone(photograph.picture, '0', { pictureSize })).json);
      expect(Math.abs(made.width / ((right - left) * 0.75) - 1)).toBeLessThan(0.02);
      expect(Math.abs(made.height / (((bottom - top) * 2) / 3) - 1)).toBeLessThan(0.02);
      // The same picture, twice as large: everything on it is, to the thousandth to which sides are kept.
      const twice = { width: pictureSize.width * 2, height: pictureSize.height * 2 };
      const other = ownStoneType.parse(
        (await postStone(photograph.picture, '0', { pictureSize: twice })).json,
      );
      expect(Math.abs(other.width - 2 * made.width)).toBeLessThan(0.002);
      expect(Math.abs(other.height - 2 * made.height)).toBeLessThan(0.002);
      const whole = await postStone(photograph.picture, '1', {
        pictureSize: { width: 812.345, height: 1200 },
      });
      expect(ownStoneType.parse(whole.json)).toMatchObject({ width: 812.345, height: 1200 });
      for (const wrong of [{ width: 0, height: 900 }, { width: 600 }, { width: 600, height: 20_001 }])
        expect((await postStone(photograph.picture, '0', { pictureSize: wrong })).status).toBe(400);
      const vast = await postStone(photograph.picture, '1', {
        pictureSize: { width: 15_000, height: 20_000 },
      });
      expect(vast.json.code).toBe('uploadSizeImpossible');
    },
    PATIENCE,
  );

  test('cannot be removed where nothing stands out', async () => {
    const plain = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#777' } })
      .png()
      .toBuffer();
    expect((await postStone(plain, '0')).json.code).toBe('nothingCutOut');
    expect((await postVignet(inBase64(plain))).json.code).toBe('nothingCutOut');
  });

  test('needs the stone’s size', async () => {
    const { picture } = await stoneOnGrass([128, 126, 130], 3);
    const answer = await postStone(picture, '0', {});
    expect([answer.status, answer.json.code]).toEqual([400, 'invalidField']);
  });
});

describe('A photographed drawing', () => {
  test.each([
    ['ink in uneven light', 30, 225],
    ['faint pencil', 110, 225],
    ['chalk on slate', 225, 40],
  ])('is traced into outlines that can be cut: %s', async (_name, ink, paper) => {
    const photograph = await photographedDrawing(ink, paper, 4);
    const answer = await postVignet(inBase64(photograph.picture), { width: 120 });
    expect(answer.status).toBe(200);
    const made = uploadedVignet.parse(answer.json);
    expect(made.width).toBe(120);
    const picture = await pictureAt(made.url);
    expect(picture.headers['content-type']).toBe('image/svg+xml');
    const read = readTracedOutline(picture.text);
    expect([read.width, read.height]).toEqual([made.width, made.height]);
    const path = /<path d="([^"]*)"\/>/.exec(picture.text)?.[1] ?? '';
    expect(overlap(await laidOver(photograph, path, made), photograph.truth)).toBeGreaterThan(0.9);
    expect(picture.text.length).toBeLessThan(20_000);
  });

  test('that is an SVG is drawn and traced anew: nothing of what was sent is served', async () => {
    const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><script>alert(1)</script>
      <image href="file:///etc/passwd" width="9" height="9"/><circle cx="50" cy="50" r="40" onclick="alert(2)"/></svg>`;
    const made = uploadedVignet.parse((await postVignet(inBase64(Buffer.from(svg)))).json);
    const { text, headers } = await pictureAt(made.url);
    expect(text).toMatch(
      /^<svg xmlns="[^"]*" width="[\d.]+mm" height="[\d.]+mm" viewBox="[\d. ]+"><path d="[^"<]*"\/><\/svg>\n$/,
    );
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(readTracedOutline(text).width).toBeCloseTo(100, 0);
  });

  test('may come by the stone’s token in the address', async () => {
    const { picture } = await photographedDrawing(30, 225, 5);
    const send = (token: string) =>
      server.call('POST', `/api/removebg/${stone.id}/${token}`, {
        body: { image: inBase64(picture), kind: 'vignet' },
      });
    expect(uploadedVignet.parse((await send(stone.token)).json).height).toBe(100);
    expect((await send(stone.readonlyToken)).status).toBe(403);
    expect((await send('st_guess')).status).toBe(404);
  });
});

describe('While a background is removed', () => {
  test('other requests go on', async () => {
    const { picture } = await stoneOnGrass([128, 126, 130], 4);
    let done = false;
    const removal = Promise.all([1, 2].map(() => postStone(picture, '0'))).then((answers) => {
      done = true;
      return answers;
    });
    const waits: number[] = [];
    while (!done) {
      const from = performance.now();
      await server.call('GET', `/api/stone/${stone.id}`, { as: stone.token });
      waits.push(performance.now() - from);
      await new Promise((next) => setTimeout(next, 5));
    }
    expect((await removal).map(({ status }) => status)).toEqual([200, 200]);
    expect(waits.length).toBeGreaterThan(20);
    const sorted = waits.sort((a, b) => a - b);
    console.warn(
      `requests beside two removals: median ${sorted[sorted.length >> 1]?.toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms of ${sorted.length}`,
    );
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(100);
  });

  test.each([
    ['blanks', `A${' '.repeat(250_000)}!`],
    ['signs', `data:image/png;base64,${'='.repeat(250_000)}!`],
    ['beginnings of an SVG', inBase64(Buffer.from(`${'<!--'.repeat(60_000)}<?`))],
  ])('a text of %s that is no picture is refused at once, and nobody waits for it', async (_what, image) => {
    const began = performance.now();
    const [answer, health] = await Promise.all([
      postVignet(image),
      server.call('GET', '/healthz', { as: null }),
    ]);
    expect([answer.status, answer.json.code, health.status]).toEqual([400, 'uploadNotAPicture', 200]);
    // This once took minutes.
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test(
    'so many may wait, the others are asked to come back',
    async () => {
      const circle =
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4" cy="4" r="3"/></svg>';
      const picture = Buffer.from(circle);
      const answers = await Promise.all(Array.from({ length: 16 }, () => postVignet(inBase64(picture))));
      const busy = answers.filter(({ status }) => status === 503);
      // One is under way, twelve wait.
      expect(busy.length).toBe(3);
      expect(busy[0]?.headers['retry-after']).toBe('5');
      expect(busy[0]?.json.code).toBe('picturesBusy');
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(13);
    },
    PATIENCE,
  );
});

describe('An uploaded picture', () => {
  const readable = z.object({
    version: z.number(),
    StoneTypeId: z.number(),
    stoneStoneTypes: z.array(z.unknown()),
  });

  test('is kept once for the same content, and for ever under its name', async () => {
    const { picture } = await photographedDrawing(30, 225, 7);
    const [one, other] = [await postVignet(inBase64(picture)), await postVignet(inBase64(picture))];
    expect(one.json.url).toBe(other.json.url);
    expect(one.json.id).not.toBe(other.json.id);
    const { headers } = await pictureAt(String(one.json.url));
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    for (const name of [`${'0'.repeat(64)}.webp`, '../previews/x.png', `${'0'.repeat(64)}.html`]) {
      expect((await pictureAt(`/api/picture/${name}`)).status).toBe(404);
    }
  });

  test('is uploaded by those who may edit the stone, while it may be edited', async () => {
    const image = inBase64((await photographedDrawing(30, 225, 8)).picture);
    const own = await server.login('bedemand');
    expect((await postVignet(image, {}, stone.readonlyToken)).status).toBe(403);
    expect((await postVignet(image, {}, 'public')).status).toBe(404);
    expect((await postVignet(image, {}, own)).status).toBe(404);
    expect((await postVignet(image, {}, await server.login('admin'))).status).toBe(200);
    const sent = await createStone(server);
    await server.store.database.run(`update stones set status = 'sentToMason' where id = $1`, [sent.id]);
    const answer = await server.call('POST', `/api/removebg/${sent.id}/vignet`, {
      as: sent.token,
      body: { image },
    });
    expect([answer.status, answer.json.code]).toEqual([409, 'sentToMason']);
  });

  test('of a vignet is kept in the department’s archive where a user wishes it', async () => {
    const own = await server.login('bedemand');
    const theirs = await createStone(server, {}, own);
    const image = inBase64((await photographedDrawing(30, 225, 9)).picture);
    const upload = (as: string, archive: boolean) =>
      server.call('POST', `/api/removebg/${theirs.id}/vignet`, { as, body: { image, archive } });
    const first = uploadedVignet.parse((await upload(own, true)).json);
    const second = uploadedVignet.parse((await upload(own, false)).json);
    const list = async (as: string) => (await server.call('GET', '/api/assets', { as })).json.results;
    expect(await list(own)).toEqual([first]);
    expect((await server.call('POST', `/api/asset/${second.id}`, { as: own })).status).toBe(200);
    expect(await list(own)).toEqual([second, first]);
    expect(await list(await server.login('admin'))).toEqual([]);
    expect((await upload(theirs.token, true)).json.code).toBe('loginNeeded');
    expect((await server.call('GET', '/api/assets')).status).toBe(403);
    expect((await server.call('POST', '/api/asset/999', { as: own })).status).toBe(404);
    await server.call('DELETE', `/api/stone/${theirs.id}`, { as: own });
    expect(await list(own)).toEqual([second, first]);
  });

  test('of a stone is a stone type of the design until it is deleted', async () => {
    const { picture } = await stoneOnGrass([128, 126, 130], 6);
    const made = ownStoneType.parse((await postStone(picture, '1')).json);
    const path = `/api/stone/${stone.id}`;
    const saved = await server.call('PUT', path, {
      as: stone.token,
      body: { designName: 'Min sten', StoneTypeId: made.id, stoneStoneTypes: [made] },
    });
    expect(readable.parse(saved.json)).toMatchObject({ StoneTypeId: made.id, stoneStoneTypes: [made] });
    const remove = (as: string, id = made.id) => server.call('DELETE', `/api/stonetype/${id}`, { as });
    expect((await remove(stone.readonlyToken)).status).toBe(403);
    expect((await remove('public')).status).toBe(404);
    expect((await remove(stone.token, 15)).status).toBe(404);
    expect((await remove(stone.token)).json).toEqual({ id: made.id });
    const after = readable.parse((await server.call('GET', path, { as: stone.token })).json);
    expect(after).toMatchObject({
      StoneTypeId: 15,
      stoneStoneTypes: [],
      version: Number(saved.json.version) + 1,
    });
    expect((await remove(stone.token)).status).toBe(404);
  });
});
