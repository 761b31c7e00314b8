import { boundsOf } from '../../geometry/bounds';
import { transformOutline } from '../../geometry/matrix';
import { joinOutlines, type Outline } from '../../geometry/outline';
import { layLine } from '../../lettering/layLine';
import { letterOutline } from '../../lettering/letterOutline';
import type { Typeface } from '../../lettering/typeface';
import type { Label } from '../sheet/label';

/** A label's letters as outlines, narrowed or widened onto its baseline; what the typeface lacks is its sign for that. */
function writtenLabel({ text, from, to, height }: Label, typeface: Typeface): Outline {
  const line = layLine(typeface, {
    text,
    fontSize: height,
    fontSpacing: 100,
    letterSpacing: 0,
    spacings: [],
  });
  const letters = joinOutlines(line.letters.map((letter) => letterOutline(typeface, line, letter, 'left')));
  const width = boundsOf(letters)?.right ?? line.width;
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(alongX, alongY);
  const [cos, sin] = [alongX / length, alongY / length];
  const stretch = length / width;
  return transformOutline(letters, [cos * stretch, sin * stretch, -sin, cos, ...from]);
}

/** Labels as a pen writes them, for plotters that have no letters of their own: the outlines of a typeface's letters. */
export function writtenLabels(labels: readonly Label[], typeface: Typeface): Outline {
  return joinOutlines(labels.map((label) => writtenLabel(label, typeface)));
}
