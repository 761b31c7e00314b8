import { fromPromise } from 'xstate';
import { fetchQuestions, writeQuestion } from '../../api/mason';
import type { StoneAddress } from '../../api/stones';
import type { Question } from '../../stone/wire/question';
import { unlessAborted } from '../unlessAborted';

/** An answer on its way, and the key under which it is written once. */
export interface Answer {
  readonly question: number;
  readonly text: string;
  readonly key: string;
}

/** Fetches what the mason of a stone has asked about it. */
export const listQuestions = fromPromise<readonly Question[], StoneAddress>(({ input, signal }) =>
  unlessAborted(signal, fetchQuestions(input, signal)),
);

/** Sends an answer; returns all questions as they then stand. */
export const sendAnswer = fromPromise<
  readonly Question[],
  { readonly address: StoneAddress; readonly answer: Answer }
>(({ input: { address, answer }, signal }) => {
  const { question, text, key } = answer;
  return unlessAborted(signal, writeQuestion(address, { kind: 'answer', question, text }, key, signal));
});
