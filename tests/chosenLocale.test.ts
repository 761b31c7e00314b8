import { describe, expect, test } from 'vitest';
import { cookieFor, detectedLocale, keptLocale, redirectOf } from '../src/chosenLocale';
import { localeOfPath, shownLocale } from '../src/i18n';

describe('The language of the root path', () => {
  test('is the browser’s first that the product speaks, Norwegian by any of its names', () => {
    expect(detectedLocale(['en-GB', 'de-AT', 'da'])).toBe('de');
    expect(detectedLocale(['nb-NO'])).toBe('no');
    expect(detectedLocale(['nn'])).toBe('no');
    expect(detectedLocale(['fr', 'en'])).toBe('da');
    expect(detectedLocale([])).toBe('da');
  });

  test('is the one chosen before, whatever the browser speaks', () => {
    expect(redirectOf('/', 'a=b; i18n_redirected=no; c=d', ['de'])).toBe('no');
    expect(redirectOf('/', 'i18n_redirected=da', ['de'])).toBeUndefined();
    expect(redirectOf('/', 'i18n_redirected=xx', ['de'])).toBe('de');
  });

  test('is kept for 365 days', () => {
    expect(keptLocale(cookieFor('de').split(';')[0] ?? '')).toBe('de');
    expect(cookieFor('de')).toContain('max-age=31536000');
  });
});

describe('The language of every other path', () => {
  test('is that of its prefix, Danish without one; nobody is sent elsewhere', () => {
    expect([localeOfPath('/designer/1'), localeOfPath('/de/designer/1'), localeOfPath('/no')]).toEqual([
      'da',
      'de',
      'no',
    ]);
    expect(redirectOf('/designer', '', ['de'])).toBeUndefined();
    expect(redirectOf('/de/', '', ['no'])).toBeUndefined();
  });

  test('is Danish on the pages that are only Danish', () => {
    for (const path of ['/de/opret-sten', '/no/opret-sten/7', '/de/stone-design/3', '/stone-design']) {
      expect(shownLocale(path)).toBe('da');
    }
    expect(shownLocale('/de/opret-stenen')).toBe('de');
  });
});
