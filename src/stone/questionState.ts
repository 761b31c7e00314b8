import type { Question } from './wire/question';

/** How a mason's question stands: it waits for an answer, the answer waits for the mason, or he has settled it. */
export type QuestionState = 'asked' | 'answered' | 'settled';

/** How a question stands: whoever wrote last in an open one waits for the others. */
export function stateOfQuestion({ resolvedAt, messages }: Question): QuestionState {
  if (resolvedAt !== null) return 'settled';
  return messages.at(-1)?.by === 'mason' ? 'asked' : 'answered';
}
