import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE } from './emptyDatabase';
import { photographedDrawing, stoneOnGrass } from './images/photographs';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(() => server.stop());

const PATHS = ['stonetype/0', 'stonetype/1', 'vignet'] as const;
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#456' } })
    .png()
    .toBuffer();

function uploadTo(stone: { id: number; token: string }, path: string, picture: Buffer, size: object) {
  const image = picture.toString('base64');
  return server.call('POST', `/api/removebg/${stone.id}/${path}`, {
    as: stone.token,
    body: { image, ...size },
  });
}

describe('An upload of a picture that is hardly one', () => {
  test.each([
    [1, 1],
    [3, 900],
    [900, 3],
    [8, 8],
  ])(
    'of %i x %i pixels says that nothing is to be seen on it, or is kept as it is',
    async (width, height) => {
      const stone = await createStone(server);
      const picture = await flat(width, height);
      const answers = [];
      for (const path of PATHS) answers.push(await uploadTo(stone, path, picture, { width: 30 }));
      expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
        [422, 'nothingCutOut'],
        [200, undefined],
        [422, 'nothingCutOut'],
      ]);
    },
    PATIENCE,
  );
});

describe('An upload whose measures make a side of more than ten metres, or none', () => {
  test.each([
    ['width', 9000, 'tall'],
    ['height', 9000, 'wide'],
    ['width', 0.0001, 'wide'],
    ['height', 0.0001, 'tall'],
  ] as const)(
    '(%s %d of a %s picture) is refused in words',
    async (side, length, shape) => {
      const stone = await createStone(server);
      const [width, height] = shape === 'tall' ? [200, 600] : [600, 200];
      const ink = `<rect x="${width * 0.2}" y="${height * 0.2}" width="${width * 0.6}" height="${height * 0.6}"/>`;
      const drawing = await sharp(
        Buffer.from(
          `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${ink}</svg>`,
        ),
      )
        .png()
        .toBuffer();
      for (const path of ['stonetype/1', 'vignet']) {
        const { status, json } = await uploadTo(stone, path, drawing, { [side]: length });
        expect([path, status, json.code]).toEqual([path, 422, 'uploadSizeImpossible']);
        expect(json.error).toMatch(/ti meter/);
      }
    },
    PATIENCE,
  );
});

test(
  'An upload to a stone that is deleted while it is worked at says that the stone is gone',
  async () => {
    const { picture } = await stoneOnGrass([128, 126, 130], 4);
    const drawing = (await photographedDrawing(30, 225, 5)).picture;
    for (const [path, bytes] of [
      ['stonetype/0', picture],
      ['vignet', drawing],
    ] as const) {
      const stone = await createStone(server);
      const uploading = uploadTo(stone, path, bytes, { width: 300 });
      // It was accepted, and takes half a second and more.
      await new Promise((next) => setTimeout(next, 100));
      await server.store.database.run('delete from stones where id = $1', [stone.id]);
      const { status, json } = await uploading;
      expect([path, status, json.code]).toEqual([path, 404, 'stoneNotFound']);
    }
  },
  PATIENCE,
);
