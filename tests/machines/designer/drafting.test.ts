import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Continuing, Draft } from '../../../src/api/drafts';
import { draft } from '../../../src/machines/designer/drafting';
import { type Design, design } from '../../../src/stone/stone';

/** Writes that were begun and not ended: the browser's own store does not run here, and is tried by e2e/drafts. */
const writes: { readonly draft: Draft; readonly begunAs: string | undefined; readonly end: () => void }[] =
  [];
const dropped: string[] = [];
/** Whether the browser has no room for the next write. */
let isFull = false;

vi.mock('../../../src/api/drafts', () => ({
  draftKey: (id: number | undefined, keeper: string) => `${id ?? 'new'}/${keeper}`,
  lockOf: (key: string) => key,
  keepDraft: (kept: Draft, { replaces = [], begunAs }: Continuing = {}) =>
    new Promise<void>((end, fail) => {
      if (isFull) return fail(new DOMException('no room', 'QuotaExceededError'));
      const over = () => {
        dropped.push(...replaces.filter((old) => old !== kept.key));
        end();
      };
      writes.push({ draft: kept, begunAs, end: over });
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
    beginAnew: () => actor.send({ type: 'stone.beginAnew' }),
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

  test('in the turn it is edited in, though what was edited before is not kept yet', () => {
    const { edit } = drafting();
    edit('a');
    expect(begun()).toEqual(['new/me: a']);
    edit('ab');
    expect(begun()).toEqual(['new/me: a', 'new/me: ab']);
  });

  test('by one more write, however many edits wait for eight slow ones', async () => {
    const { edit } = drafting();
    for (let time = 1; time <= 20; time += 1) edit(`edit ${time}`);
    expect(begun()).toHaveLength(8);
    expect(begun().at(-1)).toBe('new/me: edit 8');
    writes[0]?.end();
    await settle();
    expect(begun()).toHaveLength(9);
    expect(begun().at(-1)).toBe('new/me: edit 20');
    for (const { end } of writes) end();
    await settle();
    expect(begun()).toHaveLength(9);
  });

  test('when the designer is left or hidden, however many writes are under way', () => {
    const { edit, stop } = drafting();
    for (let time = 1; time <= 9; time += 1) edit(`edit ${time}`);
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(begun().at(-1)).toBe('new/me: edit 9');
    edit('edit 10');
    stop();
    expect(begun().at(-1)).toBe('new/me: edit 10');
  });

  test('under both addresses where the stone got one meanwhile, until something is edited there', async () => {
    const { edit, saved } = drafting();
    edit('a');
    edit('ab');
    saved(false);
    for (const { end } of writes) end();
    await settle();
    expect(begun().at(-1)).toBe('7/me: ab');
    expect(writes.at(-1)?.begunAs).toBe('new/me');
    expect(dropped).toEqual([]);
    edit('abc');
    for (const { end } of writes.splice(0)) end();
    await settle();
    expect(dropped).toEqual(['new/me']);
    saved(true);
    await settle();
    expect(dropped).toEqual(['new/me', '7/me']);
  });

  test('no longer as the new stone that was created, where what is in hand becomes another', async () => {
    const { edit, saved, beginAnew } = drafting();
    edit('a');
    saved(false);
    beginAnew();
    for (const { end } of writes) end();
    await settle();
    expect(dropped[0]).toBe('new/me');
    expect(begun().at(-1)).toBe('new/me: a');
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

  test('as it was edited last, also where edits waited while something before them was saved', async () => {
    const { edit, saved } = drafting();
    for (let time = 1; time <= 9; time += 1) edit(`edit ${time}`);
    saved(false);
    edit('edit 10');
    for (const { end } of writes) end();
    await settle();
    expect(begun().slice(-2)).toEqual(['7/me: edit 9', '7/me: edit 10']);
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

  test('not again once it was saved, though edits were waiting', async () => {
    const { edit, saved } = drafting();
    for (let time = 1; time <= 9; time += 1) edit(`edit ${time}`);
    saved(true);
    for (const { end } of writes) end();
    await settle();
    expect(begun().at(-1)).toBe('new/me: edit 8');
    expect(dropped).toEqual(['new/me', '7/me']);
  });
});
