import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stoneKind } from '../../../src/stone/stone';
import { PAGES, routeOf } from '../../../workers/offline/route';

const ORIGIN = 'https://stones.test';
const route = (path: string, asked: { method?: string; mode?: RequestMode } = {}) =>
  routeOf({ method: 'GET', mode: 'cors', ...asked, url: new URL(path, ORIGIN).href }, ORIGIN);
const opened = (path: string) => route(path, { mode: 'navigate' });

describe('The service worker', () => {
  test('knows every address of the app by its first word', () => {
    const app = readFileSync('src/App.tsx', 'utf8');
    const routes = [...app.matchAll(/<Route path="\/([\w-]*)/g)].map(([, first]) => first ?? '');
    // The designer's addresses are one route, written as an expression that names both.
    const [, places = ''] = /DESIGNER_PLACES =\s+\/(.+)\/;/.exec(app) ?? [];
    const ofDesigner = [...places.matchAll(/(?:\(\?:|\|)([a-z-]+)/g)].map(([, first]) => first ?? '');
    expect(ofDesigner).toHaveLength(2);
    for (const first of ofDesigner) expect(`/${first}`).toMatch(new RegExp(places));
    expect(routes.length).toBeGreaterThan(8);
    expect(new Set([...routes, ...ofDesigner])).toEqual(new Set(PAGES));
  });

  test('opens the app’s one page at each of them, in each language, whatever tokens follow', () => {
    for (const path of [
      '/',
      '/?trin=newStone',
      '/designer',
      '/designer/7/secret',
      '/login/secret/7',
      '/home',
    ])
      for (const language of ['', '/de', '/no'])
        expect([path, language, opened(`${language}${path}`)]).toEqual([path, language, 'page']);
  });

  test('leaves what only the server shows to the server', () => {
    for (const path of [
      '/api/picture/secret',
      '/openapi.json',
      '/metrics',
      '/bench.html',
      '/licences/OFL-1.1.txt',
    ])
      expect([path, opened(path)]).toEqual([path, undefined]);
  });

  test('keeps files that have a hash in their name', () => {
    expect(route('/assets/app-Bq5vjIC7.js')).toBe('file');
    expect(route('/assets/canvaskit-SCAxUyCS.wasm')).toBe('file');
    expect(route('/icon.svg')).toBe('file');
    expect(route('/assets/../api/stone/7')).toBeUndefined();
    expect(route('/service-worker.js')).toBeUndefined();
  });

  test('keeps the catalogue, for every kind of grave', () => {
    for (const kind of [...stoneKind.options, 'all'])
      for (const list of ['stoneTypes', 'vignets', 'backgrounds', 'attachments', 'fonts'])
        expect([list, kind, route(`/api/${list}/${kind}`)]).toEqual([list, kind, 'catalogue']);
    for (const kind of stoneKind.options) expect(route(`/api/prepareStone/0/${kind}`)).toBe('catalogue');
    expect(route('/api/prepareStandardStone')).toBe('catalogue');
    expect(route('/api/churchyards')).toBe('catalogue');
    expect(route('/catalogue/tiles/backgrounds/snow.webp')).toBe('catalogue');
  });

  test('keeps nothing of a stone, a login, a user, a case, an upload or a mason', () => {
    for (const path of [
      '/api/stone/7',
      '/api/stone/7/preview',
      '/api/stones',
      '/api/projects',
      '/api/project/7',
      '/api/login',
      '/api/logout',
      '/api/assets',
      '/api/picture/0123abcd',
      '/api/prepareStone/0/copystone/7',
      '/api/prepareStone/0/reset/7',
      '/api/prepareStone/0/urn/7',
      '/api/stonemasons',
      '/api/send/7',
    ])
      expect([path, route(path), route(path, { mode: 'no-cors' })]).toEqual([path, undefined, undefined]);
  });

  test('keeps no address that says more than where, and nothing that changes something', () => {
    expect(route('/api/fonts/all?token=secret')).toBeUndefined();
    expect(route('/assets/app.js?secret')).toBeUndefined();
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
      expect([method, route('/api/fonts/all', { method })]).toEqual([method, undefined]);
  });

  test('keeps nothing from elsewhere', () => {
    const url = 'https://elsewhere.test/assets/app.js';
    expect(routeOf({ method: 'GET', mode: 'cors', url }, ORIGIN)).toBeUndefined();
  });
});
