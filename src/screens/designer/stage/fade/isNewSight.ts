import type { Design } from '../../../../stone/stone';

/**
 * Whether the step from one design to the next is seen best as a passage: the stone, its material or its place is another, or something
 * has been put onto it. Words and places that are being edited are seen at once.
 */
export function isNewSight(before: Design, after: Design): boolean {
  return (
    before.StoneTypeId !== after.StoneTypeId ||
    before.StoneTypeVariantId !== after.StoneTypeVariantId ||
    before.BackgroundId !== after.BackgroundId ||
    before.Frame.Type !== after.Frame.Type ||
    after.Parms.length > before.Parms.length
  );
}
