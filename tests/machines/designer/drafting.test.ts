import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Draft } from '../../../src/api/drafts';
import { draft } from '../../../src/machines/designer/drafting';
import { type Design, design } from '../../../src/stone/stone';

/** Writes that were begun and not ended: the browser's own store does not run here, and is tried by e2e/drafts. */
const writes: { readonly draft: Draft; readonly end: () => void }[] = [];
const dropped: string[] = [];
/** Whether the browser has no room for the next write. */
let isFull = false;

vi.mock('../../../src/api/drafts', () => ({
  draftKey: (id: number | undefined, keeper: string) => `${id ?? 'new'}/${keeper}`,
  lockOf: (key: string) => key,
  keepDraft: (kept: Draft, replaces?: string) =>
    new Promise<void>((end, fail) => {
      if (isFull) return fail(new DOMException('no room', 'QuotaExceededError'));
      const over = () => {
        if (replaces && replaces !== kept.key) dropped.push(replaces);
        end();
      };
      writes.push({ draft: kept, end: over });
    }),
  dropDraft: async (key: string) => void dropped.push(key),
}));

const named = (designName: string): Design => design.parse({ designName });
const begun = () => writes.map(({ draft: { key, design: kept } }) => `${key}: ${kept.designName}`);
/** Lets what follows from what was told happen. */
const settle = () => vi.advanceTimersByTimeAsync(0);

function drafting() {
  const input = { address: undefined, version: undefined, keeper: 'me' };
  const actor = createActor(draft, { input }).start();
  return {
    edit: (name: string) => actor.send({ type: 'keep', design: named(name) }),
    goOnWith: (name: string, key: string, version: number) =>
      actor.send({ type: 'keep', design: named(name), replaces: { key, version } }),
    beginAnew: () => actor.send({ type: 'begin anew' }),
    saved: (isAll: boolean, version = 1) =>
      actor.send({ type: 'saved', address: { id: 7, token: 'st_7' }, version, isAll }),
    stop: () => actor.stop(),
  };
}

describe('What is edited is kept', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('navigator', {});
    writes.length = 0;
    dropped.length = 0;
    isFull = false;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('at once, and what follows within 50 ms together', async () => {
    const { edit } = drafting();
    edit('a');
    await settle();
    expect(begun()).toEqual(['new/me: a']);
    writes[0]?.end();
    edit('ab');
    edit('abc');
    await vi.advanceTimersByTimeAsync(49);
    expect(begun()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun()).toEqual(['new/me: a', 'new/me: abc']);
  });

  test('by one more write, however many edits a slow one keeps waiting', async () => {
    const { edit } = drafting();
    edit('first');
    await settle();
    for (let time = 1; time <= 20; time += 1) {
      edit(`edit ${time}`);
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(begun()).toEqual(['new/me: first']);
    writes[0]?.end();
    await settle();
    expect(begun()).toEqual(['new/me: first', 'new/me: edit 20']);
    writes[1]?.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun()).toHaveLength(2);
  });

  test('when the designer is left, even if the next write was not due', async () => {
    const { edit, stop } = drafting();
    edit('a');
    await settle();
    writes[0]?.end();
    edit('ab');
    stop();
    await settle();
    expect(begun()).toEqual(['new/me: a', 'new/me: ab']);
  });

  test('under the new address where the stone got one meanwhile, and forgotten once all of it is saved', async () => {
    const { edit, saved } = drafting();
    edit('a');
    edit('ab');
    saved(false);
    await settle();
    writes[0]?.end();
    await settle();
    writes[1]?.end();
    await settle();
    expect(begun().at(-1)).toBe('7/me: ab');
    expect(dropped).toEqual(['new/me']);
    saved(true);
    await settle();
    expect(dropped).toEqual(['new/me', '7/me']);
  });

  test('with the version that it builds on, which a saving moves on and an older draft brings along', async () => {
    const { edit, goOnWith, saved } = drafting();
    const versions = () => writes.map(({ draft: kept }) => `${kept.design.designName} on ${kept.version}`);
    const next = async () => {
      await vi.advanceTimersByTimeAsync(60);
      writes.at(-1)?.end();
      await settle();
    };
    edit('a');
    await next();
    saved(false, 4);
    await next();
    goOnWith('older', '7/before', 2);
    await next();
    edit('older still');
    await next();
    saved(false, 5);
    await next();
    expect(versions()).toEqual([
      'a on undefined',
      'a on 4',
      'older on 2',
      'older still on 2',
      'older still on 5',
    ]);
    expect(dropped).toEqual(['new/me', '7/before']);
  });

  test('as it was edited last, also where a write waited while something before it was saved', async () => {
    const { edit, saved } = drafting();
    edit('a');
    await settle();
    edit('ab');
    await vi.advanceTimersByTimeAsync(60);
    saved(false);
    edit('abc');
    for (let write = 0; write < 4; write += 1) {
      writes[write]?.end();
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(begun().at(-1)).toBe('7/me: abc');
  });

  test('as a new stone’s where it becomes one, and as the stone’s that this is then', async () => {
    const { edit, saved, beginAnew } = drafting();
    const next = async () => {
      await vi.advanceTimersByTimeAsync(60);
      writes.at(-1)?.end();
      await settle();
    };
    saved(true, 4);
    await settle();
    edit('a');
    await next();
    beginAnew();
    await next();
    expect(begun()).toEqual(['7/me: a', 'new/me: a']);
    expect(writes.at(-1)?.draft).toMatchObject({ version: undefined, from: 7 });
    saved(true, 1);
    await settle();
    expect(dropped.slice(-2)).toEqual(['new/me', '7/me']);
  });

  test('and what it goes on with is given up only then, though there was no room for it at first', async () => {
    const { edit, goOnWith, saved } = drafting();
    isFull = true;
    goOnWith('older', '7/before', 2);
    await settle();
    expect([begun(), dropped]).toEqual([[], []]);
    isFull = false;
    edit('older still');
    await vi.advanceTimersByTimeAsync(60);
    writes[0]?.end();
    await settle();
    expect([begun(), dropped]).toEqual([['new/me: older still'], ['7/before']]);
    saved(true);
    await settle();
    expect(dropped).toEqual(['7/before', 'new/me', '7/me']);
  });

  test('and what it goes on with is given up with it where it was saved though there was never room', async () => {
    const { goOnWith, saved } = drafting();
    isFull = true;
    goOnWith('older', '7/before', 2);
    await settle();
    saved(true);
    await settle();
    expect(dropped).toContain('7/before');
  });

  test('under its own key where it goes on with what was kept under that', async () => {
    const { goOnWith } = drafting();
    goOnWith('mine', 'new/me', 1);
    await settle();
    writes[0]?.end();
    await settle();
    expect([begun(), dropped]).toEqual([['new/me: mine'], []]);
  });

  test('not again once it was saved, though a write was waiting', async () => {
    const { edit, saved } = drafting();
    edit('a');
    await settle();
    edit('ab');
    await vi.advanceTimersByTimeAsync(60);
    saved(true);
    writes[0]?.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun()).toEqual(['new/me: a']);
    expect(dropped).toEqual(['new/me', '7/me']);
  });
});
