import { assign, setup } from 'xstate';
import type { StoneAddress } from '../../api/stones';
import type { Question } from '../../stone/wire/question';
import { type Failure, failureOf, withFailure } from '../failure';
import { randomKey } from '../randomKey';
import { type Answer, listQuestions, sendAnswer } from './effects';
import { keepAnswers, keptAnswers, type Typed } from './keptAnswers';

interface QuestionsContext {
  readonly address: StoneAddress;
  /** Undefined until they are fetched. */
  readonly questions: readonly Question[] | undefined;
  readonly typed: Typed;
  /** The answer on its way, or that failed last: sent once more as it is, it has the same key. */
  readonly answer: Answer | undefined;
  /** The question whose answer was sent off while the questions are fetched: it goes once they are there. */
  readonly wanted: number | undefined;
  /** The question that was answered last. */
  readonly answered: number | undefined;
  readonly failure: Failure | undefined;
}

export type QuestionsEvent =
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'type'; readonly question: number; readonly text: string }
  /** Sends what is typed. */
  | { readonly type: 'answer'; readonly question: number }
  | { readonly type: 'retry' };

/** What is typed without what a thread ends with already: an answer whose acknowledgement was lost. */
function notYetWritten(typed: Typed, questions: readonly Question[]): Typed {
  const isWritten = (id: number) => {
    const last = questions.find((each) => each.id === id)?.messages.at(-1);
    return last !== undefined && last.by !== 'mason' && last.text === typed[id]?.trim();
  };
  return Object.fromEntries(Object.entries(typed).filter(([id]) => !isWritten(Number(id))));
}

/**
 * What a mason asks about an ordered stone, for whoever ordered it: fetched when the stone is opened and again when the
 * questions are, and answered. What is typed stays, in the tab too, until the server has it.
 */
export const questionsMachine = setup({
  types: {
    context: {} as QuestionsContext,
    events: {} as QuestionsEvent,
    input: {} as StoneAddress,
  },
  actors: { listQuestions, sendAnswer },
  guards: {
    hasText: ({ context, event }) =>
      event.type === 'answer' && (context.typed[event.question] ?? '').trim() !== '',
    isWanted: ({ context: { wanted } }) => wanted !== undefined,
  },
  actions: {
    take: assign(({ context }, questions: readonly Question[]) => {
      const typed = notYetWritten(context.typed, questions);
      const { answer, wanted } = context;
      const isTyped = (question: number | undefined) =>
        question !== undefined && (typed[question] ?? '').trim() !== '';
      return {
        questions,
        typed,
        answer: isTyped(answer?.question) ? answer : undefined,
        // One that the server turns out to have already is typed no more.
        wanted: isTyped(wanted) ? wanted : undefined,
        failure: undefined,
      };
    }),
    takeSent: assign(({ context: { typed, answer } }, questions: readonly Question[]) => ({
      questions,
      // What was written on meanwhile stays.
      typed: Object.fromEntries(
        Object.entries(typed).filter(([id, text]) => Number(id) !== answer?.question || text !== answer.text),
      ),
      answer: undefined,
      answered: answer?.question,
      failure: undefined,
    })),
    type: assign(({ context, event }) =>
      event.type === 'type'
        ? { typed: { ...context.typed, [event.question]: event.text }, answered: undefined }
        : {},
    ),
    keep: ({ context: { address, typed } }) => keepAnswers(address.id, typed),
    want: assign(({ event }) => (event.type === 'answer' ? { wanted: event.question } : {})),
    begin: assign(({ context: { typed, answer, wanted }, event }) => {
      const question = event.type === 'answer' ? event.question : wanted;
      if (question === undefined) return {};
      const text = typed[question] ?? '';
      const isSame = answer?.question === question && answer.text === text;
      return {
        answer: isSame ? answer : { question, text, key: randomKey() },
        answered: undefined,
        wanted: undefined,
      };
    }),
    recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error), wanted: undefined })),
  },
}).createMachine({
  id: 'questions',
  context: ({ input }) => ({
    address: input,
    questions: undefined,
    typed: keptAnswers(input.id),
    answer: undefined,
    wanted: undefined,
    answered: undefined,
    failure: undefined,
  }),
  type: 'parallel',
  on: { type: { actions: ['type', 'keep'] } },
  states: {
    popup: {
      initial: 'closed',
      states: { closed: { on: { open: 'open' } }, open: { on: { close: 'closed' } } },
    },
    exchange: {
      initial: 'fetching',
      states: {
        fetching: {
          invoke: {
            src: 'listQuestions',
            input: ({ context }) => context.address,
            onDone: {
              target: 'there',
              actions: [{ type: 'take', params: ({ event }) => event.output }, 'keep'],
            },
            onError: { target: 'failingToFetch', actions: withFailure },
          },
          on: { answer: { guard: 'hasText', actions: 'want' } },
        },
        failingToFetch: { on: { retry: 'fetching', open: 'fetching' } },
        there: {
          always: { guard: 'isWanted', target: 'sending', actions: 'begin' },
          on: { open: 'fetching', answer: { guard: 'hasText', target: 'sending', actions: 'begin' } },
        },
        sending: {
          invoke: {
            src: 'sendAnswer',
            // Only an answer leads here.
            input: ({ context }) => ({ address: context.address, answer: context.answer as Answer }),
            onDone: {
              target: 'there',
              actions: [{ type: 'takeSent', params: ({ event }) => event.output }, 'keep'],
            },
            onError: { target: 'failingToSend', actions: withFailure },
          },
        },
        failingToSend: {
          on: {
            open: 'fetching',
            retry: 'sending',
            answer: { guard: 'hasText', target: 'sending', actions: 'begin' },
          },
        },
      },
    },
  },
});
