import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import type { StoneAddress } from '../../../src/api/stones';
import type { Answer } from '../../../src/machines/questions/effects';
import { questionsMachine } from '../../../src/machines/questions/questionsMachine';
import type { Question } from '../../../src/stone/wire/question';
import { TabStorage } from '../tabStorage';

const message = (id: number, by: Question['messages'][number]['by'], text: string) => ({
  ...{ id, by, text },
  at: '2026-11-26T10:00:00.000Z',
});
const asked = (...more: Question['messages']): Question => ({
  ...{ id: 3, place: { x: 10, y: 20 }, nearest: null, resolvedAt: null },
  messages: [message(1, 'mason', 'Hvor?'), ...more],
});

/** The machine before a server that holds what is answered, and fails as often as told. */
function begin(failures: { fetching?: Error[]; sending?: Error[]; lost?: Error[] } = {}) {
  const { fetching = [], sending = [], lost = [] } = failures;
  const held: Question['messages'] = [];
  const answers: Answer[] = [];
  const actor = createActor(
    questionsMachine.provide({
      actors: {
        listQuestions: fromPromise<readonly Question[], StoneAddress>(async () => {
          const error = fetching.shift();
          if (error) throw error;
          return [asked(...held)];
        }),
        sendAnswer: fromPromise<readonly Question[], { address: StoneAddress; answer: Answer }>(
          async ({ input: { answer } }) => {
            answers.push(answer);
            const error = sending.shift();
            if (error) throw error;
            held.push(message(2 + held.length, 'family', answer.text.trim()));
            const unheard = lost.shift();
            if (unheard) throw unheard;
            return [asked(...held)];
          },
        ),
      },
    }),
    { input: { id: 7, token: 'x' } },
  ).start();
  type Exchange = 'there' | 'fetching' | 'failingToFetch' | 'failingToSend';
  const until = async (exchange: Exchange) =>
    (await waitFor(actor, (now) => now.matches({ exchange }))).context;
  const write = (text: string) => actor.send({ type: 'type', question: 3, text });
  const answer = () => actor.send({ type: 'answer', question: 3 });
  return { actor, answers, until, write, answer };
}

describe('What a mason asks, in the designer', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new TabStorage());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is there when the stone is opened, and asked for again when it is read', async () => {
    const { actor, until } = begin();
    expect((await until('there')).questions?.map(({ messages }) => messages.length)).toEqual([1]);
    expect(actor.getSnapshot().matches({ popup: 'closed' })).toBe(true);
    actor.send({ type: 'open' });
    expect(actor.getSnapshot().value).toEqual({ popup: 'open', exchange: 'fetching' });
    await until('there');
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().matches({ popup: 'closed' })).toBe(true);
  });

  test('is answered once, however often the button is pressed, and never with nothing', async () => {
    const { until, write, answer, answers } = begin();
    await until('there');
    answer();
    write('  ');
    answer();
    expect(answers).toEqual([]);
    write('Ti mm ned.');
    answer();
    answer();
    const { questions, typed, answered } = await until('there');
    expect(answers.map(({ text }) => text)).toEqual(['Ti mm ned.']);
    expect(questions?.[0]?.messages.at(-1)).toMatchObject({ by: 'family', text: 'Ti mm ned.' });
    expect([typed, answered]).toEqual([{}, 3]);
  });

  test('keeps what is typed when it cannot be sent, and sends it again under the same key', async () => {
    const { until, write, answer, answers, actor } = begin({
      sending: [new Unreachable(''), new Refused(500, 'Prøv igen'), new Unreachable('')],
    });
    await until('there');
    write('Ja.');
    answer();
    expect((await until('failingToSend')).typed).toEqual({ 3: 'Ja.' });
    actor.send({ type: 'retry' });
    const { failure } = await until('failingToSend');
    expect(failure).toMatchObject({ kind: 'refused', sentence: 'Prøv igen' });
    answer();
    await until('failingToSend');
    write('Ja, gerne.');
    answer();
    await until('there');
    const [first, second, third, changed] = answers.map(({ key }) => key);
    expect([second, third]).toEqual([first, first]);
    expect(changed).not.toBe(first);
  });

  test('drops what is typed once the thread has it, where only the acknowledgement was lost', async () => {
    const { until, write, answer, answers, actor } = begin({ lost: [new Unreachable('')] });
    await until('there');
    write(' Ja. ');
    answer();
    await until('failingToSend');
    actor.send({ type: 'open' });
    expect(await until('there')).toMatchObject({ typed: {}, answer: undefined });
    write('Ja.');
    answer();
    await until('there');
    expect(new Set(answers.map(({ key }) => key)).size).toBe(2);
  });

  test('is answered as soon as the questions are there, where that is wished while they are fetched', async () => {
    const { actor, until, write, answer, answers } = begin({ lost: [new Unreachable('')] });
    write('Ja.');
    answer();
    answer();
    await until('failingToSend');
    expect(answers.map(({ text }) => text)).toEqual(['Ja.']);
    // The server has it, only its acknowledgement was lost: fetched again, it is not sent a second time.
    actor.send({ type: 'open' });
    answer();
    expect(await until('there')).toMatchObject({ typed: {}, answer: undefined });
    expect(answers).toHaveLength(1);
  });

  test('keeps what is written on while an answer is under way, and after the page is loaded anew', async () => {
    const one = begin();
    await one.until('there');
    one.write('Ja');
    one.answer();
    one.write('Ja, men');
    expect((await one.until('there')).typed).toEqual({ 3: 'Ja, men' });
    one.actor.stop();
    const another = begin();
    expect((await another.until('there')).typed).toEqual({ 3: 'Ja, men' });
    another.write('');
    another.actor.stop();
    expect(begin().actor.getSnapshot().context.typed).toEqual({});
  });

  test('says where it could not be fetched, and is fetched when that is wished', async () => {
    const { until, actor } = begin({ fetching: [new Unreachable(''), new Unreachable('')] });
    expect((await until('failingToFetch')).failure).toEqual({ kind: 'unreachable' });
    actor.send({ type: 'retry' });
    await until('failingToFetch');
    actor.send({ type: 'open' });
    expect(await until('there')).toMatchObject({ failure: undefined });
  });
});
