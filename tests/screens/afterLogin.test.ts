import { expect, test } from 'vitest';
import { afterLogin, loginOnTheWayTo } from '../../src/screens/session/afterLogin';

/** Where the login leads that somebody was sent to on the way to a path. */
const throughLogin = (path: string) =>
  afterLogin(new URL(loginOnTheWayTo(path), 'http://sten.example').searchParams);

test('A login leads back to where somebody was going', () => {
  expect(throughLogin('/designer/12')).toBe('/designer/12');
  expect(throughLogin('/opret-sten/7?a=b&c=d')).toBe('/opret-sten/7?a=b&c=d');
});

test('A login that nobody was sent to leads home', () => {
  expect(throughLogin('/home')).toBe('/home');
  expect(afterLogin(new URLSearchParams())).toBe('/home');
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'elsewhere', ''])(
  'A login never leads out of the app: %s',
  (from) => {
    expect(afterLogin(new URLSearchParams({ from }))).toBe('/home');
  },
);
