import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGlb } from '../painting/mesh/readGlb';
import { readZip } from '../painting/mesh/readUsdz';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone, ONE_PIXEL } from './stoneCalls';

const PAGE = '<!doctype html><html lang="da"><head><title>Gravsten</title></head><body></body></html>';

let server: TestServer;
let appFolder: string;
beforeAll(async () => {
  appFolder = await mkdtemp(join(tmpdir(), 'gravestone-app-'));
  await writeFile(join(appFolder, 'index.html'), PAGE);
  server = await startServer({ appFolder, options: { publicUrl: 'https://sten.example' } });
}, PATIENCE);
afterAll(async () => {
  await server.stop();
  await rm(appFolder, { recursive: true, force: true });
});

/** Like a service that shows a card: without an AuthCookie, accepting any type. */
const visit = (path: string) => server.call('GET', path, { as: null, headers: { accept: '*/*' } });
const contentOf = (page: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)" />`).exec(page)?.[1];

test('A link for reading shows its stone where it is posted: name, words in its language, and picture', async () => {
  const stone = await createStone(server, { designName: 'Karen Æbeltoft', stoneImage: ONE_PIXEL });
  const page = await visit(`/designer/${stone.id}/${stone.readonlyToken}`);
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(contentOf(page.text, 'og:title')).toBe('Karen Æbeltoft');
  expect(contentOf(page.text, 'og:description')).toContain('rigtige mål');
  expect(contentOf(page.text, 'og:locale')).toBe('da_DK');
  expect(contentOf(page.text, 'twitter:card')).toBe('summary_large_image');
  expect([contentOf(page.text, 'og:image:width'), contentOf(page.text, 'og:image:height')]).toEqual([
    '1200',
    '630',
  ]);
  // The app is the same, with more tags in its head.
  expect(page.text.replace(/ *<meta [^>]*>\n */g, '')).toBe(PAGE);
  const words = { de: 'richtigen Maßen', no: 'riktige mål' };
  for (const [locale, word] of Object.entries(words)) {
    const { text } = await visit(`/${locale}/designer/${stone.id}/${stone.readonlyToken}`);
    expect(contentOf(text, 'og:description')).toContain(word);
  }
});

test('The picture of the card is there without any header, and kept for long', async () => {
  const stone = await createStone(server, { designName: 'Far', stoneImage: ONE_PIXEL });
  const { text } = await visit(`/designer/${stone.id}/${stone.readonlyToken}`);
  const address = contentOf(text, 'og:image') ?? '';
  expect(address.startsWith(`https://sten.example/api/shared/${stone.id}/${stone.readonlyToken}/`)).toBe(
    true,
  );
  expect(address).not.toContain(stone.token);
  const picture = await visit(address.replace('https://sten.example', ''));
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // Saved with another picture, it has another address.
  const body = { stoneImage: ONE_PIXEL, version: 1 };
  await server.call('PUT', `/api/stone/${stone.id}`, { as: stone.token, body });
  const again = await visit(`/designer/${stone.id}/${stone.readonlyToken}`);
  expect(contentOf(again.text, 'og:image')).not.toBe(address);
});

test('On the card a stone stands whole on paper white, also where its own picture is clear', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const preview = await sharp({ create: { width: 40, height: 80, channels: 4, background: '#203040' } })
    .extend({ top: 10, bottom: 10, left: 0, right: 0, background: clear })
    .png()
    .toBuffer();
  const stoneImage = `data:image/png;base64,${preview.toString('base64')}`;
  const stone = await createStone(server, { stoneImage });
  const picture = await visit(`/api/shared/${stone.id}/${stone.readonlyToken}/preview.png`);
  const { data, info } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  const paper = [246, 244, 240];
  for (const [x, y] of [
    [5, 5],
    [300, 315],
    [900, 315],
    [600, 40],
    [600, 600],
  ] as const)
    expect(at(x, y)).toEqual(paper);
  expect(at(600, 315)).toEqual([0x20, 0x30, 0x40]);
});

test('On the card the place that a stone stands in goes on at both sides', async () => {
  const half = (background: string) =>
    ({ create: { width: 40, height: 30, channels: 3, background } }) as const;
  const ground = await sharp(half('#805030')).png().toBuffer();
  const preview = await sharp(half('#c0d0e0'))
    .extend({ bottom: 30, background: '#c0d0e0' })
    .composite([{ input: ground, top: 30, left: 0 }])
    .png()
    .toBuffer();
  const stone = await createStone(server, {
    stoneImage: `data:image/png;base64,${preview.toString('base64')}`,
  });
  const picture = await visit(`/api/shared/${stone.id}/${stone.readonlyToken}/preview.png`);
  const { data, info } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  for (const x of [5, 600, 1195])
    expect([at(x, 60), at(x, 570)]).toEqual([
      [0xc0, 0xd0, 0xe0],
      [0x80, 0x50, 0x30],
    ]);
});

test('A phone’s own viewer is handed the stone at true size, as it stands now, without any header', async () => {
  const line = { type: 'text', subText: 'Karen', fontSize: '60', position: { x: 300, y: 300 } };
  const stone = await createStone(server, { StoneTypeId: 15, StoneTypeVariantId: 1501, Parms: [line] });
  const address = `/api/shared/${stone.id}/${stone.readonlyToken}`;
  // The page has it made before the viewer asks.
  const asked = await server.app.inject({ method: 'HEAD', url: `${address}/stone.glb` });
  const glb = await visit(`${address}/stone.glb`);
  expect(glb.status).toBe(200);
  expect(glb.headers['content-type']).toBe('model/gltf-binary');
  expect(glb.headers['cache-control']).toBe('no-store');
  expect(asked.headers['content-length']).toBe(String(glb.bytes.length));
  const sizes = readGlb(glb.bytes)
    .filter(({ kind }) => kind === 'stone')
    .flatMap(({ pieces }) => pieces.flatMap(({ points }) => points.filter((_, at) => at % 3 === 1)));
  // Of metres: the phone shows it as high as it will be.
  expect(Math.max(...sizes)).toBeCloseTo(0.8, 3);
  const usdz = await visit(`${address}/stone.usdz`);
  expect(usdz.headers['content-type']).toBe('model/vnd.usdz+zip');
  expect(readZip(usdz.bytes)[0]?.name).toBe('stone.usda');
  const body = { Parms: [{ ...line, subText: 'Kirsten' }], version: 1 };
  await server.call('PUT', `/api/stone/${stone.id}`, { as: stone.token, body });
  const changed = await visit(`${address}/stone.glb`);
  expect(changed.bytes.equals(glb.bytes)).toBe(false);
  const again = await visit(`${address}/stone.glb`);
  expect(again.bytes.equals(changed.bytes)).toBe(true);
}, 120_000);

test('A link that allows changes, a wrong one and one to nothing show the same plain page', async () => {
  const stone = await createStone(server, { designName: 'Hemmelig', stoneImage: ONE_PIXEL });
  const other = await createStone(server, { designName: 'Anden' });
  const wrong = [
    `${stone.id}/${stone.token}`,
    `${stone.id}/${other.readonlyToken}`,
    `${stone.id}/ro_${'x'.repeat(32)}`,
    `${stone.id}/public`,
    `99999999/${stone.readonlyToken}`,
    `nul/${stone.readonlyToken}`,
  ];
  for (const address of wrong) {
    const page = await visit(`/designer/${address}`);
    expect([page.status, page.text, page.headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
    const picture = await visit(`/api/shared/${address}/preview.png`);
    expect([picture.status, picture.json.code]).toEqual([404, 'notFound']);
    for (const file of ['stone.glb', 'stone.usdz'])
      expect((await visit(`/api/shared/${address}/${file}`)).status).toBe(404);
  }
});

test('A card names the host that was asked, and none that somebody says was', async () => {
  const open = await startServer({ appFolder });
  const stone = await createStone(open, { stoneImage: ONE_PIXEL });
  const { text } = await open.call('GET', `/designer/${stone.id}/${stone.readonlyToken}`, {
    as: null,
    headers: { accept: '*/*', 'x-forwarded-host': 'elsewhere.example' },
  });
  expect(text).not.toContain('elsewhere.example');
  expect(contentOf(text, 'og:image')).toMatch(/^http:\/\/(?:127\.0\.0\.1|localhost)/);
  await open.stop();
});

test('Nothing of a name is markup', async () => {
  const designName = "\"><script>alert(1)</script> & 'Søn' $& $1\n</head>";
  const stone = await createStone(server, { designName });
  const { text } = await visit(`/designer/${stone.id}/${stone.readonlyToken}`);
  expect(text).not.toContain('<script');
  expect(text.match(/<\/head>/g)).toHaveLength(1);
  expect(contentOf(text, 'og:title')).toBe(
    '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;Søn&#39; $&amp; $1 &lt;/head&gt;',
  );
});

test('A stone without a name or a picture has a card all the same', async () => {
  const stone = await createStone(server, { designName: ' ' });
  const { text } = await visit(`/no/designer/${stone.id}/${stone.readonlyToken}`);
  expect(contentOf(text, 'og:title')).toBe('Et forslag til en gravstein');
  expect(contentOf(text, 'og:image')).toBeUndefined();
  expect(contentOf(text, 'twitter:card')).toBe('summary');
});

test('No search engine is to find a stone', async () => {
  const stone = await createStone(server);
  const html = { accept: 'text/html' };
  for (const path of [
    `/designer/${stone.id}/${stone.readonlyToken}`,
    `/de/designer/${stone.id}/${stone.token}`,
    `/designer/${stone.id}`,
    '/no/stone-design/5',
    '/designer?x=1',
  ]) {
    const { headers } = await server.call('GET', path, { as: null, headers: html });
    expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex']);
  }
  expect((await server.call('GET', '/', { as: null, headers: html })).headers).not.toHaveProperty(
    'x-robots-tag',
  );
});
