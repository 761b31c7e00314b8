import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import type { Offered } from '../../../src/api/lists';
import { approvingMachine } from '../../../src/machines/approving/approvingMachine';
import type { Opened } from '../../../src/machines/approving/effects';
import { waiting } from '../../../src/machines/approving/expected';
import { keepReading, keptReading } from '../../../src/machines/approving/keptReading';
import { unsentOf } from '../../../src/machines/approving/unsent';
import type { Act, Wish } from '../../../src/machines/approving/wish';
import { design } from '../../../src/stone/stone';
import type { ApprovalView, Pin } from '../../../src/stone/wire/approval';
import { TabStorage } from '../tabStorage';
import { viewOf } from './views';

/** A stone with these lines by their keys, in a round. */
function stoneOf(round: number, lines: Readonly<Record<string, string>>): ApprovalView {
  const Parms = Object.entries(lines).map(([key, subText]) => ({ type: 'text', key, subText }));
  const elements = Object.entries(lines).map(([key, text]) => ({ key, text: text.trim(), isTicked: false }));
  return viewOf([], { round, design: design.parse({ Parms }), elements });
}

const FIRST = stoneOf(1, { 'line-one': 'Karen Holm', 'line-two': '† 3.11.2026' });
const LETTER: Pin = { kind: 'letter', key: 'line-one', letter: 6 };
const ABOUT_LETTER: Act = { kind: 'comment', text: 'Med H?', pin: LETTER };

/** A page that sends to something which fails as told, and shows what it is told. */
function begin(token = 'ap_anna') {
  const told = { view: FIRST, failing: [] as (Error | undefined)[], heard: [] as Wish[], isAway: false };
  const actor = createActor(
    approvingMachine.provide({
      actors: {
        openApproval: fromPromise<Opened, string>(async () => ({ view: told.view, offered: {} as Offered })),
        lookAgain: fromPromise<ApprovalView, string>(async () => told.view),
        carryOut: fromPromise<ApprovalView, { readonly token: string; readonly wish: Wish }>(
          async ({ input: { wish } }) => {
            if (told.isAway) throw new Unreachable('');
            const error = told.failing.shift();
            if (error) throw error;
            told.heard.push(wish);
            return told.view;
          },
        ),
      },
      delays: { beforeNextTry: 5 },
    }),
    { input: { token } },
  ).start();
  return {
    actor,
    told,
    type: (about: string, text: string, pin?: Pin) =>
      actor.send({ type: 'type', about, text, ...(pin && { pin }) }),
    act: (act: Act, about?: string) => actor.send({ type: 'act', act, ...(about && { about }) }),
    there: () => waitFor(actor, (now) => now.matches({ page: 'there' })),
    sent: () => waitFor(actor, (now) => now.matches({ telling: 'idle' }) && now.context.wishes.length === 0),
    look: async (view: ApprovalView) => {
      told.view = view;
      actor.send({ type: 'look' });
      await waitFor(actor, (now) => now.context.view?.round === view.round);
    },
    now: () => actor.getSnapshot().context,
  };
}

/** What lies in the browser when every tab is closed. */
const inBrowser = () => JSON.parse(localStorage.getItem('gravestone.unsent') ?? '[]') as { token: string }[];

describe('What a relative has not sent', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new TabStorage());
    vi.stubGlobal('localStorage', new TabStorage());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is there again when the tab was closed, about the same letter, and goes once it is sent', async () => {
    const first = begin();
    await first.there();
    first.told.isAway = true;
    first.act(ABOUT_LETTER);
    first.type('line-two', 'Det var', { kind: 'letter', key: 'line-two', letter: 2 });
    first.actor.stop();
    vi.stubGlobal('sessionStorage', new TabStorage());
    const second = begin();
    await second.there();
    await second.sent();
    expect(second.told.heard).toMatchObject([{ act: ABOUT_LETTER, round: 1, words: 'Karen Holm' }]);
    expect(second.now()).toMatchObject({
      typed: { 'line-two': 'Det var' },
      pinned: { 'line-two': { pin: { kind: 'letter', letter: 2 }, round: 1, words: '† 3.11.2026' } },
    });
    second.act({ kind: 'comment', text: 'Det var', pin: { kind: 'letter', key: 'line-two', letter: 2 } });
    await second.sent();
    second.actor.stop();
    expect(inBrowser()).toEqual([]);
  });

  test('by one link is kept beside that of another, in the same tab', async () => {
    const anna = begin('ap_anna');
    await anna.there();
    anna.told.isAway = true;
    anna.act(ABOUT_LETTER);
    anna.actor.stop();
    const jens = begin('ap_jens');
    await jens.there();
    expect(jens.now().wishes).toEqual([]);
    jens.type('line-two', 'Hm');
    jens.actor.stop();
    const again = begin('ap_anna');
    await again.there();
    await again.sent();
    expect(again.told.heard).toHaveLength(1);
    again.actor.stop();
    expect(inBrowser().map(({ token }) => token)).toEqual(['ap_jens']);
  });

  test('in another tab by the same link stays where this one keeps something of its own', () => {
    const wish = (key: string) => ({
      act: { kind: 'tick', key: 'line-one', isTicked: true } as const,
      key,
      round: 1,
    });
    // A link of its own: what this page has known of stays known to the tests before and after.
    const TWO_TABS = 'ap_two_tabs';
    const elsewhere = { token: TWO_TABS, keptAt: Date.now(), typed: { 'line-one': 'Hm' }, pinned: {} };
    localStorage.setItem(
      'gravestone.unsent',
      JSON.stringify([{ ...elsewhere, wishes: [wish('of another tab')] }]),
    );
    keepReading(TWO_TABS, { wishes: [wish('of this')], typed: { 'line-two': 'Ja' }, pinned: {} });
    expect(keptReading(TWO_TABS)).toMatchObject({
      wishes: [{ key: 'of another tab' }, { key: 'of this' }],
      typed: { 'line-one': 'Hm', 'line-two': 'Ja' },
    });
    // Known from here on, it goes when it is done.
    keepReading(TWO_TABS, { wishes: [], typed: {}, pinned: {} });
    expect(inBrowser()).toEqual([]);
  });

  test('is forgotten when no link can be good any more', () => {
    const old = { token: 'ap_old', keptAt: Date.now() - 91 * 24 * 60 * 60 * 1000, wishes: [], pinned: {} };
    localStorage.setItem('gravestone.unsent', JSON.stringify([{ ...old, typed: { 'line-one': 'Hm' } }]));
    keepReading('ap_anna', { wishes: [], typed: { 'line-one': 'Ja' }, pinned: {} });
    expect(inBrowser().map(({ token }) => token)).toEqual(['ap_anna']);
  });

  test('is sent as of the version that it was written about, though another is shown by then', async () => {
    const page = begin();
    await page.there();
    page.type('line-one', 'Med H?', LETTER);
    await page.look(stoneOf(2, { 'line-one': 'Anne Karen Holm', 'line-two': '† 3.11.2026' }));
    // Typing on chooses nothing anew.
    page.type('line-one', 'Med H? Eller h?');
    page.act({ ...ABOUT_LETTER, text: 'Med H? Eller h?' });
    await page.sent();
    expect(page.told.heard).toMatchObject([{ round: 1, act: { pin: LETTER }, words: 'Karen Holm' }]);
    // Chosen anew, it is about what is shown.
    page.type('line-one', 'Et H', { ...LETTER, letter: 11 });
    page.act({ kind: 'comment', text: 'Et H', pin: { ...LETTER, letter: 11 } });
    await page.sent();
    expect(page.told.heard[1]).toMatchObject({ round: 2, words: 'Anne Karen Holm' });
  });

  test('is shown on its way where its letter stands now, and at the stone where its line is gone', async () => {
    const page = begin();
    await page.there();
    page.told.isAway = true;
    page.act(ABOUT_LETTER);
    const at = (view: ApprovalView) => waiting(page.now().wishes, view).comments.map(({ pin }) => pin);
    expect(at(FIRST)).toEqual([LETTER]);
    expect(at(stoneOf(2, { 'line-one': 'Anne Karen Holm' }))).toEqual([{ ...LETTER, letter: 11 }]);
    expect(at(stoneOf(2, { 'line-one': 'Karen olm' }))).toEqual([{ kind: 'element', key: 'line-one' }]);
    expect(at(stoneOf(2, { 'line-two': '† 3.11.2026' }))).toEqual([{ kind: 'whole' }]);
  });

  test('is shown and can be sent where its line is gone and the server would not take it', async () => {
    const page = begin();
    await page.there();
    page.told.failing.push(new Refused(429, 'Prøv igen om lidt.'));
    page.told.view = stoneOf(2, { 'line-two': '† 3.11.2026' });
    page.act(ABOUT_LETTER);
    await page.sent();
    await waitFor(page.actor, (now) => now.context.view?.round === 2);
    const [left, ...none] = unsentOf(page.now(), page.told.view);
    expect(none).toEqual([]);
    expect(left).toMatchObject({ text: 'Med H?', at: { kind: 'whole' }, pinned: { words: 'Karen Holm' } });
    page.act(ABOUT_LETTER, left?.about);
    await page.sent();
    expect(page.told.heard).toMatchObject([{ round: 1, act: ABOUT_LETTER }]);
    expect(unsentOf(page.now(), page.told.view)).toEqual([]);
  });

  test('about one letter does not become one about another that is written about since', async () => {
    const page = begin();
    await page.there();
    page.told.failing.push(new Refused(429, 'Prøv igen om lidt.'));
    page.act(ABOUT_LETTER);
    page.type('line-one', 'Og med K?', { ...LETTER, letter: 0 });
    await page.sent();
    expect(page.now()).toMatchObject({
      typed: { 'line-one': 'Og med K?' },
      pinned: { 'line-one': { pin: { letter: 0 } } },
    });
    expect(unsentOf(page.now(), FIRST)).toMatchObject([{ text: 'Med H?', at: LETTER }]);
  });
});
