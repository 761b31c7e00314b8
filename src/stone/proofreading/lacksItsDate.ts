import { lacksDate } from '../templates/samples';

/** A word that leads to a date, with nothing behind it: "født", "geb. am". */
const WORD_ALONE = /^(?:født|fødd|geboren|geb\.?|død|gestorben|gest\.?)(?:\s+(?:den|am|i|in))?\s*[:.]?$/iu;

/** Whether a line leads to a date that it lacks: by a mark alone, or by a word. */
export function lacksItsDate(text: string): boolean {
  return lacksDate(text) || WORD_ALONE.test(text.trim());
}
