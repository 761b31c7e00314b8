import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';

/** All values of `schema` in the document, and those under `components`. */
function schemasIn(node: unknown): object[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => {
    if (key === 'schema' && typeof inner === 'object' && inner !== null) return [inner];
    if (key === 'schemas' && typeof inner === 'object' && inner !== null)
      return Object.values(inner).filter((each) => typeof each === 'object' && each !== null);
    return schemasIn(inner);
  });
}

describe('What a browser is served', () => {
  let server: TestServer;
  let appFolder: string;
  beforeAll(async () => {
    appFolder = await mkdtemp(join(tmpdir(), 'gravestone-app-'));
    await mkdir(join(appFolder, 'assets'));
    await writeFile(join(appFolder, 'index.html'), '<title>Gravsten</title>');
    await writeFile(join(appFolder, 'assets/index-abc123.js'), 'export {}');
    await writeFile(join(appFolder, 'assets/skia-abc123.wasm'), 'plain');
    await writeFile(join(appFolder, 'assets/skia-abc123.wasm.br'), 'packed');
    server = await startServer({ appFolder });
  }, PATIENCE);
  afterAll(async () => {
    await server.stop();
    await rm(appFolder, { recursive: true, force: true });
  });

  const html = { accept: 'text/html,application/xhtml+xml' };
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.call('GET', path, { as: null, headers });

  test('is the app on each of its routes, asked after each time', async () => {
    for (const path of ['/', '/designer', '/designer/5/st_abc', '/de/designs', '/no/login', '/nowhere']) {
      const answer = await get(path, html);
      expect([answer.status, answer.text]).toEqual([200, '<title>Gravsten</title>']);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toContain('text/html');
    }
  });

  test('is kept for ever where the name holds a hash of the content', async () => {
    const { status, headers } = await get('/assets/index-abc123.js');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers['content-type']).toContain('javascript');
  });

  test('is compressed where a compressed neighbour lies ready', async () => {
    const plain = await get('/assets/skia-abc123.wasm');
    const packed = await get('/assets/skia-abc123.wasm', { 'accept-encoding': 'br' });
    expect([plain.text, packed.text, packed.headers['content-encoding']]).toEqual(['plain', 'packed', 'br']);
    expect(packed.headers['content-type']).toBe('application/wasm');
  });

  test('is not the app where a file or a call is missing', async () => {
    const missing = [
      await get('/assets/gone.js', html),
      await get('/catalogue/tiles/gone.webp', html),
      await get('/logo.png'),
      await get('/api/gone', html),
      await get('/../package.json', html),
      await get('/..%2f..%2fpackage.json'),
    ];
    expect(missing.map(({ text }) => text.includes('"name"'))).toEqual(Array(6).fill(false));
    expect(missing.slice(0, 4).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('carries the headers that keep strangers out', async () => {
    for (const path of ['/', '/api/nothing', '/assets/index-abc123.js', '/healthz']) {
      const { headers } = await get(path, html);
      const policy = String(headers['content-security-policy']);
      for (const rule of [
        "default-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ]) {
        expect(policy).toContain(rule);
      }
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('What a program is told', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, PATIENCE);
  afterAll(() => server.stop());

  test('is that the process lives, and that its database answers', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status, json } = await server.call('GET', path, { as: null });
      expect([status, json]).toEqual([200, { status: 'ok' }]);
    }
  });

  test('is an OpenAPI document that a stranger’s validator accepts, each schema in it too', async () => {
    const { json } = await server.call('GET', '/openapi.json', { as: null });
    const document = z.record(z.string(), z.unknown()).parse(json);
    expect(await new Validator().validate(document)).toEqual({ valid: true });
    const schemas = schemasIn(document);
    expect(schemas.length).toBeGreaterThan(100);
    const ajv = new Ajv2020();
    expect(schemas.filter((schema) => !ajv.validateSchema(schema))).toEqual([]);
    // Both validators object: to an answer without a description, and to an invalid type.
    const paths = { '/api/stone/': { get: { responses: { 200: {} } } } };
    expect(await new Validator().validate({ ...document, paths })).toMatchObject({ valid: false });
    expect(ajv.validateSchema({ type: 'strin' })).toBe(false);
  });

  test('is every call there is, in the OpenAPI document', async () => {
    const { json } = await server.call('GET', '/openapi.json', { as: null });
    const operation = z.object({ summary: z.string(), responses: z.record(z.string(), z.unknown()) });
    const document = z
      .object({ openapi: z.literal('3.1.0'), paths: z.record(z.string(), z.record(z.string(), operation)) })
      .parse(json);
    const described = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    );
    // The router's own list of routes.
    const routes = server.app.printRoutes({ commonPrefix: false });
    const answered = await Promise.all(
      described.map(async (each) => {
        const [method = '', path = ''] = each.split(' ');
        return server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '') });
      }),
    );
    expect(answered).toEqual(described.map(() => true));
    const held = [...routes.matchAll(/\(((?:GET|POST|PUT|DELETE|HEAD|, )+)\)/g)].flatMap(([, methods = '']) =>
      methods.split(', ').filter((method) => method !== 'HEAD'),
    );
    // The router also serves tiles, which are files, and metrics, which are for operators: no calls.
    expect(held.length - 2).toBe(described.length);
    expect(described).toEqual(
      expect.arrayContaining([
        'POST /api/login',
        'GET /api/stoneTypes/{idOrType}',
        'GET /api/vignets/{idOrType}',
        'GET /api/backgrounds/{type}',
        'GET /api/fonts/{type}',
        'POST /api/inspect',
        'GET /api/prepareStandardStone',
        'GET /api/prepareStone/{id}/{type}',
        'GET /api/prepareStone/{id}/{type}/{stoneId}',
        'POST /api/stone/',
        'GET /api/stone/{id}',
        'PUT /api/stone/{id}',
        'DELETE /api/stone/{id}',
        'PUT /api/copyStone/{id}',
        'GET /api/stone/{id}/preview',
        'GET /healthz',
        'GET /readyz',
        'GET /openapi.json',
      ]),
    );
  });

  test('is what a stone holds', async () => {
    const { json } = await server.call('GET', '/openapi.json', { as: null });
    expect(json).toMatchObject({
      paths: {
        '/api/stone/{id}': {
          put: {
            requestBody: {
              content: {
                'application/json': { schema: { properties: { Parms: { type: 'array' }, version: {} } } },
              },
            },
            responses: { 409: {} },
          },
        },
      },
    });
  });

  test('is that the database is gone, while the process still lives', async () => {
    await server.store.database.close();
    expect((await server.call('GET', '/healthz', { as: null })).status).toBe(200);
    const { status, json } = await server.call('GET', '/readyz', { as: null });
    expect([status, json.code]).toEqual([503, 'notReady']);
  });
});
