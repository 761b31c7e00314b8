import { capHeightOf } from '../capHeight';
import { type Mapping, setElement } from '../fitting/fitDesign';
import { fitCurve } from '../fitting/shrink';
import type { Things } from '../fitting/things';
import type { PlacedParm, TextParm } from '../parm';
import { characters, keepSpacings, readSpacings, writeSpacings } from '../spacing';
import { isSame } from './same';

type Line = Pick<TextParm, 'subText' | 'subTextSpacing'>;

/** The spacings of a line with a new text: unchanged characters keep theirs. */
function respaced({ subText, subTextSpacing }: Line, now: string): string {
  if (subText === now) return subTextSpacing;
  const spacings = readSpacings(subTextSpacing, characters(subText).length);
  return writeSpacings(keepSpacings(subText, now, spacings));
}

/** The colour an element is shown in, and the chosen one where it differs; nothing for what has its own colour. */
function colourOf(element: PlacedParm) {
  if (!('fontColor' in element)) return {};
  return { fontColor: element.fontColor, wishedColor: element.wishedColor };
}

/**
 * Carries an edit of an element on one stone over to another: everything changed is changed there too, converted between
 * the stones; what was not changed (its place, its height, its spacings, its colour) stays as it was there.
 *
 * @param there the element on the other stone.
 * @param before the element on this stone before the edit, `now` after it; all three of one type.
 */
export function carryEdit(
  there: PlacedParm,
  before: PlacedParm,
  now: PlacedParm,
  mapping: Mapping,
  things: Things,
): PlacedParm {
  const moved = setElement(now, mapping, things);
  const kept = <T>(was: T, is: T, other: T, set: T): T => (was === is ? other : set);
  const place = (axis: 'x' | 'y') =>
    kept(before.position[axis], now.position[axis], there.position[axis], moved.position[axis]);
  const carried: PlacedParm = {
    ...now,
    ...colourOf(isSame(colourOf(before), colourOf(now)) ? there : now),
    position: { ...now.position, x: place('x'), y: place('y') },
    scale: kept(before.scale, now.scale, there.scale, moved.scale),
  };
  if (carried.type !== 'text' || before.type !== 'text' || now.type !== 'text') return carried;
  if (there.type !== 'text' || moved.type !== 'text') return carried;
  const isSpaced = respaced(before, now.subText) !== now.subTextSpacing;
  const { paragraph: _, curve: _curve, ...line } = carried;
  const paragraph = isSame(before.paragraph, now.paragraph) ? there.paragraph : moved.paragraph;
  const fontSize = kept(before.fontSize, now.fontSize, there.fontSize, moved.fontSize);
  const curve = isSame(before.curve, now.curve)
    ? there.curve
    : now.curve && fitCurve(now.curve, capHeightOf({ fontSize }) / capHeightOf(now));
  return {
    ...line,
    ...(paragraph && { paragraph }),
    ...(curve && { curve }),
    fontSize,
    letterSpacing: kept(before.letterSpacing, now.letterSpacing, there.letterSpacing, moved.letterSpacing),
    subTextSpacing: isSpaced ? moved.subTextSpacing : respaced(there, now.subText),
  };
}
