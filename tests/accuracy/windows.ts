import type { Window } from './coverage';
import type { CharacterByHand, Point, Stroke } from './strokesByHand';

/** The largest size of a window, in pixels per side. */
const MOST = 160;

/** The margin around a letter, in pixels. */
const AIR = 3;

const pointsOf = ({ strokes }: CharacterByHand): Point[] => strokes.flatMap(({ points }) => points);

/** The box of a character's points, in mm. */
function boxOf(character: CharacterByHand) {
  const points = pointsOf(character);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/**
 * A window of whole pixels over a letter, or over a part of a large one.
 *
 * @param across which part of it from left to right, and `down` from top to bottom, 0 to 1.
 */
export function windowOver(
  letter: CharacterByHand,
  { across, down }: { readonly across: number; readonly down: number },
  pxPerMm: number,
): Window {
  const box = boxOf(letter);
  const [left, top] = [Math.floor(box.left * pxPerMm) - AIR, Math.floor(box.top * pxPerMm) - AIR];
  const whole = {
    width: Math.ceil(box.right * pxPerMm) + AIR - left,
    height: Math.ceil(box.bottom * pxPerMm) + AIR - top,
  };
  const [width, height] = [Math.min(MOST, whole.width), Math.min(MOST, whole.height)];
  return {
    left: (left + Math.round(across * (whole.width - width))) / pxPerMm,
    top: (top + Math.round(down * (whole.height - height))) / pxPerMm,
    width,
    height,
    pxPerMm,
  };
}

/** The strokes of the characters that may reach into a window. */
export function strokesIn(
  characters: readonly CharacterByHand[],
  { left, top, width, height, pxPerMm }: Window,
): Stroke[] {
  const [right, bottom] = [left + width / pxPerMm, top + height / pxPerMm];
  return characters
    .filter((each) => {
      const box = boxOf(each);
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .flatMap(({ strokes }) => strokes);
}
