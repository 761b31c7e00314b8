import type { StoneAddress } from '../../api/stones';
import type { Decisions } from '../../stone/decisions';
import type { Waiting } from '../../stone/status';

/** A stone that was sent. */
export interface SentStone {
  readonly address: StoneAddress;
  /** Opens it to be looked at; undefined where whoever sent it is not told. */
  readonly readonlyToken: string | undefined;
}

/** What was sent, as far as its end is told of it. */
export interface SentOrder {
  readonly stones: readonly SentStone[];
  /** What its letters wait for. */
  readonly waitsFor: Waiting | undefined;
  readonly decisions: Pick<Decisions, 'contactEmail' | 'contactPhone' | 'whoContacts' | 'StonemasonId'>;
}
