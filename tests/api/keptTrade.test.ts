import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseTrade, watchTrade, worksWithStones } from '../../src/api/keptTrade';

/** A browser's storage, and what hears of the window's events. */
function browser(storage: Partial<Storage>): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', storage);
  return page;
}

/** A storage that keeps what it is told. */
function keeping(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('Whether somebody who works with stones uses a device', () => {
  test('is not taken for granted, is remembered for the next time, and is taken back', () => {
    const kept = new Map<string, string>();
    browser(keeping(kept));
    expect(worksWithStones()).toBe(false);
    chooseTrade(true);
    expect(worksWithStones()).toBe(true);
    expect([...kept.values()]).toEqual(['yes']);
    chooseTrade(false);
    expect(worksWithStones()).toBe(false);
    expect(kept.size).toBe(0);
  });

  test('is told to whoever shows files, also when another tab chose it, and no more once he has gone', () => {
    const page = browser(keeping());
    const heard = vi.fn();
    const leave = watchTrade(heard);
    chooseTrade(true);
    expect(heard).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledTimes(2);
    leave();
    chooseTrade(false);
    page.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('holds as long as the page in a private window, where nothing can be kept', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    browser({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(worksWithStones()).toBe(false);
    chooseTrade(true);
    expect(worksWithStones()).toBe(true);
    chooseTrade(false);
    expect(worksWithStones()).toBe(false);
  });
});
