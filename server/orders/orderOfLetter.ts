import type { Order } from '../../src/stone/wire/order';
import { keepComposed, type LetterToCompose } from '../store/outbox';
import { findStone } from '../store/stones';
import type { StoredStone } from '../store/storedStone';
import { type Composing, composeOrder } from './composeOrder';
import { withSeals } from './sealOfStone';

/** How long to wait for the checks of a stone before its letter says that they could not be made, in ms. */
const CHECKING_MS = 60_000;

/** The stones of a letter that still exist. */
export async function stonesOfLetter(
  { database }: Pick<Composing, 'database'>,
  { stoneIds }: LetterToCompose,
): Promise<StoredStone[]> {
  const found = await Promise.all(stoneIds.map((id) => findStone(database, id)));
  return found.filter((stone) => stone !== undefined);
}

/**
 * The order that a letter is written from: composed once and stored, so that a second attempt says the same. A stone that is
 * another since has no seal any more, and one that was approved since has one: its papers are drawn as it now is.
 */
export async function orderOfLetter(
  composing: Omit<Composing, 'patience' | 'caller'>,
  letter: LetterToCompose,
): Promise<Order> {
  const { content, locale, orderedAt } = letter;
  const stones = await stonesOfLetter(composing, letter);
  if (letter.order) {
    await composing.makeSureOfSeals?.(stones);
    return withSeals(composing.database, letter.order, stones);
  }
  const patient = { ...composing, caller: 'post', patience: CHECKING_MS };
  const composed = await composeOrder(content, stones, locale, orderedAt, patient);
  await keepComposed(composing.database, letter, composed);
  return composed;
}
