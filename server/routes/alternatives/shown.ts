import { stoneStatus } from '../../../src/stone/status';
import type { Alternative, Alternatives } from '../../../src/stone/wire/alternatives';
import type { Caller } from '../../domain/caller';
import { refusalAt, seesPrice } from '../../domain/permissions';
import { type ChoiceMember, type FoundChoice, membersOf } from '../../store/alternatives/choices';
import type { Queries } from '../../store/database';
import { findStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';

/** A stone of a choice as it is stored. */
export interface StoredAlternative extends Pick<ChoiceMember, 'letter' | 'name'> {
  readonly stone: StoredStone;
}

/** The stones of a choice with their designs, in the order of their letters. */
export async function storedAlternatives(queries: Queries, choiceId: number): Promise<StoredAlternative[]> {
  const found: StoredAlternative[] = [];
  for (const { stone_id, letter, name } of await membersOf(queries, choiceId)) {
    const stone = await findStone(queries, stone_id);
    if (stone) found.push({ letter, name, stone });
  }
  return found;
}

/** What a stone costs, as answers say it. */
export const priceOfAlternative = ({ price }: StoredStone) => ({
  Price: price.total,
  Currency: price.currency,
  ...(price.vat && { PriceVat: price.vat }),
});

const alternativeOf = ({ letter, name, stone }: StoredAlternative, caller: Caller): Alternative => ({
  ...{ id: stone.id, letter, name, designName: stone.designName, version: stone.version },
  status: stoneStatus.parse(stone.status),
  hasPreview: stone.preview !== null,
  ...(seesPrice(caller, stone) && priceOfAlternative(stone)),
});

/** A choice as the stones' business sees it; empty where a stone is no alternative. */
export async function shownAlternatives(
  queries: Queries,
  caller: Caller,
  choice: FoundChoice | undefined,
): Promise<Alternatives> {
  if (!choice) return { alternatives: [], link: null, chosen: null, isOpen: true };
  const { has_link, link_expires_at: until, chosen_stone: id, chosen_text: text, chosen_at: at } = choice;
  const stored = await storedAlternatives(queries, choice.id);
  // One of them may have gone to another business since.
  const own = stored.filter(({ stone }) => refusalAt(caller, 'compareStone', stone) === undefined);
  return {
    alternatives: own.map((each) => alternativeOf(each, caller)),
    link: has_link && until ? { expiresAt: until.toISOString() } : null,
    chosen: id !== null && at ? { id, text, at: at.toISOString() } : null,
    isOpen: choice.is_open,
  };
}
