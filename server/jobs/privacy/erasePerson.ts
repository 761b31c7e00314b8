import { isOver, type StoneStatus } from '../../../src/stone/status';
import { requestErasure } from '../../store/erasureRequests';
import type { FoundPerson } from '../../store/findPerson';
import { dropLetters } from '../../store/outboxQueue';
import { lockedStone } from '../../store/stones';
import { type Erasing, eraseOne, eraseWholeCase, redactOne } from './erase';
import { dropLetterFiles } from './letterFiles';

const LATER = 'is under way: it is erased once its order is over';

/** What erasing a person would do, in sentences; what is under way only with `isNow`. */
export function erasurePlan(found: FoundPerson, isNow: boolean): string[] {
  const goes = (status: StoneStatus) => isNow || isOver(status);
  const keeping = found.stones.filter(({ status }) => !goes(status));
  return [
    ...found.cases.map(({ id }) => {
      const by = keeping.filter(({ project_id }) => project_id === id).map((stone) => stone.id);
      return by.length === 0
        ? `case ${id} would be erased`
        : `case ${id} would stay: stones ${by.join(', ')} are under way`;
    }),
    ...found.stones.map(({ id, status, role }) => {
      const what = role === null ? `stone ${id}` : `stone ${id} (${role})`;
      return goes(status) ? `${what} would be erased` : `${what} ${LATER}`;
    }),
    ...found.approvers.map(
      ({ stone_id }) => `name and address would go from an approval of stone ${stone_id}`,
    ),
    ...(found.letters.length > 0 ? [`${found.letters.length} letters would be erased`] : []),
  ];
}

/**
 * Erases what is a person's own, and takes them out of what is others'.
 *
 * @param isNow whether also what is under way.
 * @param tell is told of each thing as it is done.
 */
export async function erasePerson(
  erasing: Erasing,
  found: FoundPerson,
  isNow: boolean,
  tell: (line: string) => void,
): Promise<void> {
  const { database } = erasing;
  const may = isNow ? () => true : isOver;
  const staying = new Set<number>();
  for (const { id } of found.cases) {
    const keeping = await eraseWholeCase(erasing, id, may);
    if (keeping.length > 0) staying.add(id);
    tell(
      keeping.length === 0
        ? `case ${id} is erased`
        : `case ${id} stays: stones ${keeping.join(', ')} are under way`,
    );
  }
  for (const { id } of found.stones) {
    if (await eraseOne(erasing, id, 'asked', may)) {
      tell(`stone ${id} is erased`);
      continue;
    }
    const isThere = await database.transaction(async (inside) => {
      const stone = await lockedStone(inside, id);
      if (stone) await requestErasure(inside, id);
      return stone !== undefined;
    });
    // Where it is gone, it went with its case.
    tell(isThere ? `stone ${id} ${LATER}` : `stone ${id} is erased`);
  }
  for (const each of found.approvers) {
    await redactOne(erasing, each);
    tell(`name and address are gone from an approval of stone ${each.stone_id}`);
  }
  // Letters of a case that stays are the case's.
  const letters = staying.size > 0 ? [] : found.letters.map(({ message_id }) => message_id);
  await dropLetters(database, letters);
  await dropLetterFiles(erasing.letters, letters);
  if (letters.length > 0) tell(`${letters.length} letters are erased`);
}
