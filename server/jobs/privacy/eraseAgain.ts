import { stoneOfApprover } from '../../store/approvals/redactApprover';
import { broughtBack, type Erasure, keepErasures } from '../../store/erasures';
import { type Erasing, eraseEmptyCase, eraseOne, redactOne } from './erase';

/**
 * Erases again what a backup has brought back, and takes the erasures into the store's own list.
 *
 * @returns how many stones and cases were erased, and relatives redacted.
 */
export async function eraseAgain(erasing: Erasing, erasures: readonly Erasure[]): Promise<number> {
  const back = await broughtBack(erasing.database, erasures);
  let erased = 0;
  for (const { subject_id: id, reason } of back.filter((each) => each.subject === 'stone'))
    if (await eraseOne(erasing, id, reason, () => true)) erased += 1;
  // After its stones, since a case with stones stays.
  for (const { subject_id: id, reason } of back.filter((each) => each.subject === 'case'))
    if (await eraseEmptyCase(erasing, id, reason)) erased += 1;
  for (const { subject_id: id } of back.filter((each) => each.subject === 'approver')) {
    const stone = await stoneOfApprover(erasing.database, id);
    if (stone !== undefined && (await redactOne(erasing, { id, stone_id: stone }))) erased += 1;
  }
  await erasing.database.transaction((inside) => keepErasures(inside, erasures));
  return erased;
}
