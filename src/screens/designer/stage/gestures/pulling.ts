import { radians } from '../../../../geometry/angle';
import type { StonePoint } from '../../../../scene/marks/mark';
import { characters, readSpacings } from '../../../../stone/spacing';
import type { CaretGrasp, Followed } from './grasp';

/** A hand spaces letters in hundredths of a mm; finer is typed. */
const FINENESS = 100;

/**
 * Pulls the letters at the caret apart, or draws them together, by as far as the hand went along the line. Its middle
 * stays where it is, as a name keeps its centre line.
 */
export function pull({ line, grip, caret, grasped, from }: CaretGrasp, to: StonePoint): Followed {
  const { rotation, scale } = grasped.place;
  const angle = radians(rotation);
  const along = ((to.x - from.x) * Math.cos(angle) + (to.y - from.y) * Math.sin(angle)) / scale;
  const spacing = readSpacings(line.subTextSpacing, characters(line.subText).length)[caret] ?? 0;
  const mm = Math.round((spacing + along) * FINENESS) / FINENESS;
  return {
    placed: undefined,
    guides: [],
    edit: { kind: 'spaceCharacter', element: grip.element, character: caret, mm },
  };
}
