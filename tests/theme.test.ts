import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { projectRoot } from '../server/system/projectRoot';
import { chooseTheme, isDark, readTheme, watchTheme } from '../src/theme';

/** The computer's own day and night. */
class Computer extends EventTarget {
  matches = false;
  turn(dark: boolean): void {
    this.matches = dark;
    this.dispatchEvent(new Event('change'));
  }
}

let dataset: Record<string, string>;
let kept: Map<string, string>;
let computer: Computer;
beforeEach(() => {
  dataset = {};
  kept = new Map();
  computer = new Computer();
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('window', { matchMedia: () => computer });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What the page itself does before anything of the app is there. */
function openPage(): void {
  const page = readFileSync(join(projectRoot(), 'index.html'), 'utf8');
  const [, head = '', body = ''] = page.split(/<\/?head>/);
  const line = /<script>(.*)<\/script>/.exec(head)?.[1];
  expect(body).not.toContain('<script>');
  new Function(line ?? 'throw new Error("the head has no script")')();
}

describe('A page', () => {
  test.each(['dark', 'light'] as const)(
    'is shown %s before anything is painted, where that was chosen',
    (theme) => {
      chooseTheme(theme);
      delete dataset.theme;
      openPage();
      expect(dataset.theme).toBe(theme);
      expect(readTheme()).toBe(theme);
    },
  );

  test('follows the computer where nothing was chosen, or nothing that it knows, or where nothing is kept', () => {
    openPage();
    kept.set('gravestone.theme', 'sepia');
    openPage();
    vi.stubGlobal('localStorage', undefined);
    openPage();
    expect(dataset).toEqual({});
  });
});

describe('Whoever watches', () => {
  test('hears of the computer’s change and of a person’s choice, until there is nothing more to hear', () => {
    const heard: boolean[] = [];
    const stop = watchTheme(() => heard.push(isDark()));
    computer.turn(true);
    chooseTheme('light');
    computer.turn(false);
    chooseTheme('dark');
    stop();
    computer.turn(true);
    chooseTheme('light');
    expect(heard).toEqual([true, false, false, true]);
  });
});
