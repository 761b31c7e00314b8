import { type Design, design } from '../../src/stone/stone';
import type { Order, OrderedStone } from '../../src/stone/wire/order';
import type { Enclosure } from '../mail/writeLetter';
import { isStoneKnown } from '../orders/isStoneKnown';
import { LETTER_TEXTS } from '../orders/orderSections';
import type { Queries } from '../store/database';
import type { LeasedOrderLetter } from '../store/outbox';
import type { StoredStone } from '../store/storedStone';
import { PaperWithheld } from './mayCut';
import { type PaperOf, withinLetter } from './withinLetter';

/** Makes the papers of a stone for a mason, with its order: the offer, the 1:1 sheet, the file for a plotter. */
export type DrawPapers = (design: Design, stoneId: number, order: Order) => Promise<readonly Enclosure[]>;

/** How often a letter's papers are tried; then it is sent without, since the link shows the stone. */
const TRIES = 4;

/** A paper could not be drawn for a temporary reason; its letter waits for it. */
export class PaperUndrawn extends Error {
  constructor(stoneId: number, reason: unknown) {
    super(`a paper of stone ${stoneId} could not be drawn`, { cause: reason });
    this.name = 'PaperUndrawn';
  }
}

/** The papers that a letter holds, and its order with the ones noted that are too large for it. */
function within(drawn: readonly PaperOf[], order: Order): Papers {
  const { enclosed, tooLarge } = withinLetter(drawn);
  const stones = order.stones.filter(({ id, missingPapers }) => tooLarge.has(id) && !missingPapers);
  return {
    drawn: enclosed.map(({ paper }) => paper),
    order: stones.reduce((said, { id }) => sayingMissing(said, id, 'somePapers_large'), order),
  };
}

/** What is needed to draw papers. */
interface Drawing {
  readonly database: Queries;
  readonly papers: readonly DrawPapers[];
  /** Called with a paper that is left out of a letter. */
  readonly failed: (error: unknown, what: string) => void;
}

/** A letter's papers, and its order with the missing ones noted. */
interface Papers {
  readonly drawn: readonly Enclosure[];
  readonly order: Order;
}

export type MissingPapers = NonNullable<OrderedStone['missingPapers']>['kind'];

/** An order with the reason why a stone's papers are missing. */
export function sayingMissing(order: Order, stoneId: number, kind: MissingPapers): Order {
  const missingPapers = { kind, text: LETTER_TEXTS[order.locale][kind] };
  const stones = order.stones.map((stone) => (stone.id === stoneId ? { ...stone, missingPapers } : stone));
  return { ...order, stones };
}

/**
 * Draws one paper of a stone: `withheld` where its family has still to approve it, which another attempt would not change.
 *
 * @param mayWait whether the letter may wait for another attempt.
 * @throws PaperUndrawn where it may.
 */
async function drawOnce(
  draw: DrawPapers,
  designed: Design,
  stoneId: number,
  order: Order,
  mayWait: boolean,
): Promise<readonly Enclosure[] | 'withheld' | PaperUndrawn> {
  try {
    return await draw(designed, stoneId, order);
  } catch (error) {
    if (error instanceof PaperWithheld) return 'withheld';
    const undrawnPaper = new PaperUndrawn(stoneId, error);
    if (mayWait) throw undrawnPaper;
    return undrawnPaper;
  }
}

/**
 * Draws the papers of a letter's stones. A paper that cannot be drawn never blocks an order for good; its recipient is
 * told instead, as where a file for a plotter would make the letter too large.
 *
 * @throws PaperUndrawn where another attempt may help: the time was up, the drawing process was killed.
 */
export async function drawPapers(
  { database, papers, failed }: Drawing,
  { undrawn }: Pick<LeasedOrderLetter, 'undrawn'>,
  stones: readonly StoredStone[],
  given: Order,
): Promise<Papers> {
  const drawn: PaperOf[] = [];
  let order = given;
  for (const stone of stones) {
    const designed = design.parse(JSON.parse(stone.design));
    // Ordered before sending such stones was refused; another attempt would not help.
    if (!(await isStoneKnown(database, designed))) {
      failed(new Error(`unknown stone type ${designed.StoneTypeId}`), `stone ${stone.id} has no papers`);
      order = sayingMissing(order, stone.id, 'noPapers_unknownStone');
      continue;
    }
    let missing = 0;
    const before = drawn.length;
    for (const draw of papers) {
      const papersDrawn = await drawOnce(draw, designed, stone.id, given, undrawn + 1 < TRIES);
      if (papersDrawn instanceof PaperUndrawn) {
        failed(papersDrawn, `a letter goes without a paper of stone ${stone.id}`);
        missing += 1;
      } else if (papersDrawn === 'withheld') order = sayingMissing(order, stone.id, 'somePapers_unapproved');
      else drawn.push(...papersDrawn.map((paper) => ({ stoneId: stone.id, paper })));
    }
    if (missing > 0)
      order = sayingMissing(
        order,
        stone.id,
        drawn.length === before ? 'noPapers_undrawn' : 'somePapers_undrawn',
      );
  }
  return within(drawn, order);
}
