import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import type { Offered } from '../../../src/api/lists';
import { approvingMachine } from '../../../src/machines/approving/approvingMachine';
import type { Opened } from '../../../src/machines/approving/effects';
import { expected, waiting } from '../../../src/machines/approving/expected';
import type { Act, Wish } from '../../../src/machines/approving/wish';
import type { ApprovalView } from '../../../src/stone/wire/approval';
import { TabStorage } from '../tabStorage';
import { viewOf } from './views';

const TICK = (key: string, isTicked = true): Act => ({ kind: 'tick', key, isTicked });
const COMMENT: Act = { kind: 'comment', text: 'Hun hed Karin.', pin: { kind: 'element', key: 'line-one' } };

/** A server of its own that keeps what it is told, by keys as the real one does. */
class Server {
  ticked = new Set<string>();
  readonly written = new Map<string, string>();
  readonly heard: Wish[] = [];
  round = 1;
  decided = false;
  /** How it fails next: before it has heard anything, or after. */
  readonly deaf: Error[] = [];
  readonly mute: Error[] = [];

  view(more: Partial<ApprovalView> = {}): ApprovalView {
    const comments = [...this.written.values()].map((text, index) => ({
      id: index + 1,
      pin: { kind: 'whole' as const },
      about: null,
      isLost: false,
      resolvedAt: null,
      messages: [{ id: index + 1, text, by: 'approver' as const, name: 'Anna Holm', at: '' }],
    }));
    const decision = this.decided ? ({ decision: 'approved' } as const) : {};
    return viewOf([...this.ticked], { round: this.round, comments, ...decision, ...more });
  }

  hear(wish: Wish): ApprovalView {
    const deaf = this.deaf.shift();
    if (deaf) throw deaf;
    this.heard.push(wish);
    const { act, key, round } = wish;
    // As the real one: what was read on an older version may read otherwise now.
    if ((act.kind === 'tick' || act.kind === 'answer') && round !== this.round)
      throw new Refused(409, 'Stenen er en anden.');
    if (act.kind === 'tick') this.ticked[act.isTicked ? 'add' : 'delete'](act.key);
    if (act.kind === 'comment' && !this.written.has(key)) this.written.set(key, act.text);
    const mute = this.mute.shift();
    if (mute) throw mute;
    return this.view(act.kind === 'answer' ? { decision: 'approved', state: 'approved' } : {});
  }
}

/** @param look what a look answers, where it is told apart from what the server says at once. */
function begin(server: Server, opening: Error[] = [], look = async () => server.view()) {
  const actor = createActor(
    approvingMachine.provide({
      actors: {
        openApproval: fromPromise<Opened, string>(async () => {
          const error = opening.shift();
          if (error) throw error;
          return { view: server.view(), offered: {} as Offered };
        }),
        lookAgain: fromPromise<ApprovalView, string>(look),
        carryOut: fromPromise<ApprovalView, { readonly token: string; readonly wish: Wish }>(
          async ({ input: { wish } }) => server.hear(wish),
        ),
      },
      delays: { beforeNextTry: 5 },
    }),
    { input: { token: 'ap_anna' } },
  ).start();
  const act = (what: Act) => actor.send({ type: 'act', act: what });
  const there = () => waitFor(actor, (now) => now.matches({ page: 'there' }));
  const told = () =>
    waitFor(actor, (now) => now.matches({ telling: 'idle' }) && now.context.wishes.length === 0);
  const shown = () => {
    const { view, wishes } = actor.getSnapshot().context;
    return view && expected(view, wishes);
  };
  return { actor, act, there, told, shown };
}

describe('The page of a relative who is asked to approve a stone', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new TabStorage());
    vi.stubGlobal('localStorage', new TabStorage());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('says why it does not open, and tries again', async () => {
    const { actor, there } = begin(new Server(), [new Refused(410, 'Linket gælder ikke længere.')]);
    const { context } = await waitFor(actor, (now) => now.matches({ page: 'failingToOpen' }));
    expect(context.failure).toMatchObject({ sentence: 'Linket gælder ikke længere.' });
    actor.send({ type: 'retry' });
    await there();
  });

  test('shows a tick at once, and the server has it after the answer', async () => {
    const server = new Server();
    const { act, there, told, shown } = begin(server);
    await there();
    act(TICK('line-one'));
    expect(shown()?.elements.map(({ isTicked }) => isTicked)).toEqual([true, false]);
    await told();
    expect([...server.ticked]).toEqual(['line-one']);
  });

  test('tells everything in its order, one after the other', async () => {
    const server = new Server();
    const { act, there, told } = begin(server);
    await there();
    for (const each of [TICK('line-one'), TICK('line-two'), COMMENT, TICK('line-two', false)]) act(each);
    await told();
    expect(server.heard.map((wish) => wish.act.kind)).toEqual(['tick', 'tick', 'comment', 'tick']);
    expect([...server.ticked]).toEqual(['line-one']);
  });

  test('keeps what is done without a network, and tells it under the same keys when that is back', async () => {
    const server = new Server();
    server.deaf.push(new Unreachable(''), new Unreachable(''));
    server.mute.push(new Unreachable('the answer was lost'));
    const { actor, act, there, told, shown } = begin(server);
    await there();
    act(COMMENT);
    act(TICK('line-one'));
    await waitFor(actor, (now) => now.matches({ telling: 'waiting' }));
    expect(waiting(actor.getSnapshot().context.wishes, server.view()).comments).toHaveLength(1);
    expect(shown()?.elements[0]?.isTicked).toBe(true);
    actor.send({ type: 'look' });
    await told();
    // Heard twice, since its first answer was lost, and written once.
    const keys = server.heard.filter(({ act: done }) => done.kind === 'comment').map(({ key }) => key);
    expect([keys.length, new Set(keys).size, server.written.size]).toEqual([2, 1, 1]);
    expect([...server.ticked]).toEqual(['line-one']);
  });

  test('goes on in a page loaded anew with what the server has not got, and where the reader was', async () => {
    const server = new Server();
    server.deaf.push(...Array.from({ length: 50 }, () => new Unreachable('')));
    const first = begin(server);
    await first.there();
    first.actor.send({ type: 'go', step: 'line-two' });
    first.act(TICK('line-one'));
    first.actor.send({ type: 'type', about: 'line-two', text: 'Der mangler' });
    first.actor.stop();
    server.deaf.length = 0;
    const second = begin(server);
    await second.told();
    await second.there();
    expect(second.actor.getSnapshot().context).toMatchObject({
      step: 'line-two',
      typed: { 'line-two': 'Der mangler' },
    });
    expect([...server.ticked]).toEqual(['line-one']);
  });

  test('a tick made before the stone was changed does not count for the changed one', async () => {
    const server = new Server();
    const { act, actor, there, told } = begin(server);
    await there();
    // The tick arrives when the second version is there already, and a second one waits behind it.
    server.round = 2;
    act(TICK('line-one'));
    act(TICK('line-two'));
    await told();
    expect([...server.ticked]).toEqual([]);
    expect(actor.getSnapshot().context.view?.round).toBe(2);
    // What is ticked on the new version counts.
    act(TICK('line-two'));
    await told();
    expect([...server.ticked]).toEqual(['line-two']);
  });

  test('an approval of a version that is no longer shown is not sent', async () => {
    const server = new Server();
    const { act, actor, there, told } = begin(server);
    await there();
    server.deaf.push(new Unreachable(''));
    act(TICK('line-one'));
    act({ kind: 'answer', decision: 'approve' });
    server.round = 2;
    await told();
    expect(server.heard.map((wish) => wish.act.kind)).not.toContain('answer');
    expect([...server.ticked]).toEqual([]);
    expect(actor.getSnapshot().context.view).toMatchObject({ decision: null, round: 2 });
  });

  test('what the server refuses is said, and what was written stands where it was typed', async () => {
    const server = new Server();
    server.deaf.push(new Refused(409, 'Der er skrevet for meget.'));
    const { act, actor, there, told } = begin(server);
    await there();
    act(COMMENT);
    act(TICK('line-two'));
    await told();
    expect(actor.getSnapshot().context).toMatchObject({
      refusal: 'Der er skrevet for meget.',
      typed: { 'line-one': 'Hun hed Karin.' },
    });
    // What comes after it is told all the same.
    expect([...server.ticked]).toEqual(['line-two']);
  });

  test('what was refused stands before what was written at the same place meanwhile', async () => {
    const server = new Server();
    server.deaf.push(new Refused(429, 'Prøv igen om lidt.'));
    const { act, actor, there, told } = begin(server);
    await there();
    act(COMMENT);
    actor.send({ type: 'type', about: 'line-one', text: 'Og hun var født Juhl.' });
    await told();
    expect(actor.getSnapshot().context.typed).toEqual({
      'line-one': 'Hun hed Karin.\n\nOg hun var født Juhl.',
    });
  });

  test('an answer that is older than what was done since undoes nothing of it', async () => {
    const server = new Server();
    const answers: (() => void)[] = [];
    const { act, actor, there, told, shown } = begin(server, [], () => {
      const before = server.view();
      return new Promise((resolve) => answers.push(() => resolve(before)));
    });
    await there();
    actor.send({ type: 'look' });
    act(TICK('line-one'));
    act({ kind: 'answer', decision: 'approve' });
    await told();
    server.decided = true;
    // What was asked before the approval is answered after it.
    answers[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect([shown()?.decision, shown()?.elements[0]?.isTicked]).toEqual(['approved', true]);
    for (const answer of answers.splice(1)) answer();
    await there();
    expect(shown()?.elements[0]?.isTicked).toBe(true);
  });

  test('a link that has ended meanwhile says so, whether it is looked at or worked with, and opens again if it is good again', async () => {
    const server = new Server();
    const ended = new Refused(410, 'Linket gælder ikke længere.');
    let isEnded = false;
    const { actor, act, there, told } = begin(server, [], async () => {
      if (isEnded) throw ended;
      return server.view();
    });
    const over = () => waitFor(actor, (now) => now.matches({ page: 'failingToOpen' }));
    await there();
    isEnded = true;
    actor.send({ type: 'look' });
    expect((await over()).context).toMatchObject({
      view: undefined,
      failure: { sentence: 'Linket gælder ikke længere.' },
    });
    isEnded = false;
    actor.send({ type: 'look' });
    await there();
    expect(actor.getSnapshot().context.view).toBeDefined();
    isEnded = true;
    server.deaf.push(ended, ended);
    act(COMMENT);
    act(TICK('line-two'));
    const { context } = await over();
    expect(context).toMatchObject({ view: undefined, typed: { 'line-one': 'Hun hed Karin.' } });
    isEnded = false;
    server.deaf.length = 0;
    actor.send({ type: 'retry' });
    await there();
    await told();
    expect([...server.ticked]).toEqual(['line-two']);
  });

  test('an approval ends the reading', async () => {
    const { act, actor, there, told } = begin(new Server());
    await there();
    actor.send({ type: 'go', step: 'summary' });
    act({ kind: 'answer', decision: 'approve' });
    await told();
    expect(actor.getSnapshot().context).toMatchObject({ step: undefined, view: { decision: 'approved' } });
  });
});
