import { bendLine } from '../lettering/bendLine';
import { type Line, layLine } from '../lettering/layLine';
import type { Typeface } from '../lettering/typeface';
import { withDrawings } from '../lettering/withDrawings';
import { capHeightOf } from '../stone/capHeight';
import type { TextParm } from '../stone/parm';
import { characters, readSpacings } from '../stone/spacing';
import { curvedBaseline } from './curvedBaseline';
import { drawnSigns } from './signs/drawnSigns';
import type { Sources } from './sources';
import type { StoneEdges } from './stoneEdges';

/** A text element's letters where they are set, and what they are set in. */
interface SetLine {
  readonly typeface: Typeface;
  readonly line: Line;
}

/**
 * Sets a text element's letters by the rule of docs/decisions.md section 2; a reason where its family is not there.
 *
 * @param edges what a line may follow of the stone; without them such a line is straight.
 */
export function setLine(
  element: TextParm,
  sources: Sources,
  edges?: StoneEdges,
): SetLine | 'unknown' | 'failed' {
  const face = sources.typeface(element.fontFamily, element.cursive, sources.revision);
  if (face === 'unknown' || face === 'failed') return face;
  const typeface = withDrawings(face.typeface, drawnSigns(element.signs, sources));
  const line = layLine(typeface, {
    text: element.subText,
    fontSize: capHeightOf(element),
    fontSpacing: element.fontSpacing,
    letterSpacing: element.letterSpacing,
    spacings: readSpacings(element.subTextSpacing, characters(element.subText).length),
    cursive: face.cursive,
  });
  const baseline = curvedBaseline(element, edges);
  return { typeface, line: baseline ? bendLine(line, typeface, baseline) : line };
}
