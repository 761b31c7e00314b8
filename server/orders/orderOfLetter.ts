import type { Order } from '../../src/stone/wire/order';
import { keepOrder, type LetterToCompose } from '../store/outbox';
import { findStone } from '../store/stones';
import type { StoredStone } from '../store/storedStone';
import { type Composing, composeOrder } from './composeOrder';

/** So long the checks of one stone are waited for before its letter says that they could not be made, in ms. */
const CHECKING_MS = 60_000;

/** The stones of a letter that are still there. */
export async function stonesOfLetter(
  { database }: Pick<Composing, 'database'>,
  { stoneIds }: LetterToCompose,
): Promise<StoredStone[]> {
  const found = await Promise.all(stoneIds.map((id) => findStone(database, id)));
  return found.filter((stone) => stone !== undefined);
}

/** What a letter is written from: put together once and kept, so that a second try says the same. */
export async function orderOfLetter(
  composing: Omit<Composing, 'patience' | 'caller'>,
  letter: LetterToCompose,
): Promise<Order> {
  if (letter.order) return letter.order;
  const { content, locale, orderedAt, id } = letter;
  const stones = await stonesOfLetter(composing, letter);
  const patient = { ...composing, caller: 'post', patience: CHECKING_MS };
  const composed = await composeOrder(content, stones, locale, orderedAt, patient);
  await keepOrder(composing.database, id, composed);
  return composed;
}
