import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { arViewerOf } from '../../../../src/screens/designer/walking/inPlace/arViewer';
import {
  pageLink,
  quickLookLink,
  sceneViewerLink,
} from '../../../../src/screens/designer/walking/inPlace/links';

const SHARED = { id: 12, token: 'ro_abcdefghijklmnopqrstuvwxyz012345' };
const FILE = `https://sten.example/api/shared/12/${SHARED.token}/stone`;

beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://sten.example' } }));
afterAll(() => vi.unstubAllGlobals());

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

test('a browser that takes links to Quick Look shows the stone by it, one on Android by Scene Viewer, others not', () => {
  expect(
    arViewerOf({ takesAr: true, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)' }),
  ).toBe('quickLook');
  expect(arViewerOf({ takesAr: false, userAgent: ANDROID })).toBe('sceneViewer');
  for (const userAgent of [
    'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
  ])
    expect(arViewerOf({ takesAr: false, userAgent })).toBe('none');
});

test('no finger changes the size that the phone shows the stone at', () => {
  expect(quickLookLink(SHARED)).toBe(`${FILE}.usdz#allowsContentScaling=0`);
  const link = sceneViewerLink(SHARED, 'https://sten.example/designer/12/x?inPlace=missing');
  const asked = new URL(link.replace(/^intent:/, 'https:').replace(/#.*$/, '')).searchParams;
  // The viewer is told no name.
  expect(Object.fromEntries(asked)).toEqual({
    file: `${FILE}.glb`,
    mode: 'ar_preferred',
    resizable: 'false',
  });
});

test('the intent names Google’s viewer, and where the browser goes without it', () => {
  const link = sceneViewerLink(SHARED, 'https://sten.example/designer/12/x?inPlace=missing;y');
  const [, intent = ''] = link.split('#Intent;');
  expect(intent.split(';')).toEqual([
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    'S.browser_fallback_url=https%3A%2F%2Fsten.example%2Fdesigner%2F12%2Fx%3FinPlace%3Dmissing%3By',
    'end',
    '',
  ]);
});

test('the code of a computer opens the page for reading, in its language', () => {
  expect(pageLink(SHARED, '/de')).toBe(`https://sten.example/de/designer/12/${SHARED.token}?inPlace`);
});
