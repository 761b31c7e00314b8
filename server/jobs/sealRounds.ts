import { type CheckingSeals, checkRound } from '../orders/makeSureOfSeals';
import { nextUnchecked } from '../store/approvals/checkedSeals';
import { type Rounds, startRounds } from './rounds';

/**
 * How often it is looked whether the catalogue is another one, in ms: one small question. An import is a process of its own,
 * beside a server on PostgreSQL, and tells nobody.
 */
const ROUND_MS = 60_000;
/** After how long a stone is tried again that could not be drawn, in ms: it takes seconds of a processor. */
const AGAIN_MS = 3_600_000;

/**
 * Holds the seal of every approval that goes on against the catalogue, where that is another one since it was done last: one
 * that no longer holds is voided. One after the other, each once for a catalogue.
 *
 * @param putOff the rounds that could not be drawn, and until when they are left, in ms since 1970.
 * @returns how many letters were queued.
 */
export async function checkSeals(
  supplies: CheckingSeals,
  {
    putOff,
    failed,
    isOver = () => false,
  }: {
    readonly putOff: Map<number, number>;
    readonly failed: (error: unknown, what: string) => void;
    readonly isOver?: () => boolean;
  },
): Promise<number> {
  let queued = 0;
  let last = 0;
  while (!isOver()) {
    const id = await nextUnchecked(supplies.database, last);
    if (id === undefined) break;
    last = id;
    if ((putOff.get(id) ?? 0) > Date.now()) continue;
    try {
      queued += await checkRound(supplies, id);
      putOff.delete(id);
    } catch (error) {
      putOff.set(id, Date.now() + AGAIN_MS);
      failed(error, 'the seal of an approved stone could not be held against the catalogue');
    }
  }
  return queued;
}

/**
 * Does that at the start, and whenever another catalogue was imported.
 *
 * @param waiting is called where letters were queued.
 */
export function startSealRounds(
  supplies: CheckingSeals,
  waiting: () => void,
  failed: (error: unknown, what: string) => void,
): Rounds {
  const putOff = new Map<number, number>();
  return startRounds(ROUND_MS, (isOver) =>
    checkSeals(supplies, { putOff, failed, isOver })
      .then((queued) => {
        if (queued > 0) waiting();
      })
      .catch((error: unknown) => failed(error, 'it could not be looked which seals hold')),
  );
}
