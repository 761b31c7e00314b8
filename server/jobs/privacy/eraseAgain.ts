import { broughtBack, type Erasure, keepErasures } from '../../store/erasures';
import { type Erasing, eraseEmptyCase, eraseOne } from './erase';

/**
 * Erases again what a backup has brought back, and takes the erasures into the store's own list.
 *
 * @returns how many stones and cases were erased.
 */
export async function eraseAgain(erasing: Erasing, erasures: readonly Erasure[]): Promise<number> {
  const back = await broughtBack(erasing.database, erasures);
  let erased = 0;
  for (const { subject_id: id, reason } of back.filter((each) => each.subject === 'stone'))
    if (await eraseOne(erasing, id, reason, () => true)) erased += 1;
  // After its stones, since a case with stones stays.
  for (const { subject_id: id, reason } of back.filter((each) => each.subject === 'case'))
    if (await eraseEmptyCase(erasing, id, reason)) erased += 1;
  await erasing.database.transaction((inside) => keepErasures(inside, erasures));
  return erased;
}
