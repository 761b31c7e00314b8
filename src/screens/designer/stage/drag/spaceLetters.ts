import { radians } from '../../../../geometry/angle';
import type { StonePoint } from '../../../../scene/marks/mark';
import { characters, readSpacings } from '../../../../stone/spacing';
import type { DragResult } from './dragResult';
import type { CaretSubject } from './dragSubject';

/** A drag spaces letters in hundredths of a mm; finer is typed. */
const FINENESS = 100;

/**
 * Moves the letters at the caret apart or together by the pointer's distance along the line there. Its middle
 * stays in place, as a name keeps its centre line.
 */
export function spaceLetters({ line, grip, caret, whole, from }: CaretSubject, to: StonePoint): DragResult {
  const { rotation, scale } = whole.place;
  const angle = radians(rotation) + (grip.gaps[caret]?.angle ?? 0);
  const along = ((to.x - from.x) * Math.cos(angle) + (to.y - from.y) * Math.sin(angle)) / scale;
  const spacing = readSpacings(line.subTextSpacing, characters(line.subText).length)[caret] ?? 0;
  const mm = Math.round((spacing + along) * FINENESS) / FINENESS;
  return {
    placed: undefined,
    guides: [],
    edit: { kind: 'spaceCharacter', element: grip.element, character: caret, mm },
  };
}
