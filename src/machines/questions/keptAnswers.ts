import { z } from 'zod';
import { keptInTab } from '../../api/keptInTab';

const kept = keptInTab(
  'gravestone.answers',
  z.object({ stone: z.number(), typed: z.record(z.string(), z.string()) }),
);

/** What is typed as answers to a mason's questions and not sent yet, by the number of the question. */
export type Typed = Readonly<Record<number, string>>;

/** What was typed in this tab about a stone when the page was left or reloaded. */
export function keptAnswers(stone: number): Typed {
  const found = kept.read();
  return found?.stone === stone ? found.typed : {};
}

/** Keeps what is typed about a stone until it is sent; the tab keeps that of one stone. */
export function keepAnswers(stone: number, typed: Typed): void {
  const isEmpty = Object.values(typed).every((text) => text.trim() === '');
  kept.write(isEmpty ? undefined : { stone, typed });
}

/** Clears it: somebody else may use this computer next. */
export function forgetAnswers(): void {
  kept.write(undefined);
}
