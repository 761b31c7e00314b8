import { capHeightOf } from '../capHeight';
import { newText } from '../defaults';
import { heightOnOffer, type LetterHeights, NO_HEIGHTS } from '../letterHeights';
import type { Parm, TextParm } from '../parm';
import type { Design } from '../stone';
import { breadthOf } from '../templates/breadths';
import { broken } from '../templates/setLines';
import { type OutlinedFace, setWithin } from './setWithin';
import type { Things } from './things';

/** The reductions tried for a name: none, and then in steps. */
const SIZES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4, 0.36];

/** The greatest height of a broken name, as a fraction of the intended one; and its line spacing, in cap heights. */
const HIGHEST_BROKEN = 0.85;
const LEADING = 1.54;

function resized(line: TextParm, size: number, letterHeights: LetterHeights): TextParm {
  const height = heightOnOffer(line, Math.floor(capHeightOf(line) * size * 10) / 10, letterHeights(line));
  return { ...line, fontSize: String(height) };
}

/** A name in two lines, or in three: the longer of two broken again. */
function brokenInto(count: 2 | 3, { subText, fontFamily: font }: TextParm): readonly string[] {
  const halves = broken({ text: subText, font });
  if (count === 2) return halves;
  const longest = Math.max(...halves.map((half) => breadthOf(half, font, 1, 0)));
  return halves.flatMap((half) =>
    breadthOf(half, font, 1, 0) === longest ? broken({ text: half, font }) : [half],
  );
}

/** The name in several lines, the last at the original position. */
function inLines(
  count: 2 | 3,
  name: TextParm,
  size: number,
  letterHeights: LetterHeights,
): readonly TextParm[] {
  const halves = brokenInto(count, name);
  const lower = resized(name, Math.min(size, HIGHEST_BROKEN), letterHeights);
  const { type: _, subText: __, subTextSpacing: ___, ...like } = lower;
  return halves.map((half, row) => {
    const lead = (halves.length - 1 - row) * Math.round(capHeightOf(lower) * LEADING);
    const position = { ...name.position, y: name.position.y - lead };
    return newText(half, { ...like, position });
  });
}

/** The lowest height among the lines of a name in the design. */
function nameHeight({ Parms }: Design, at: number, lines: number): number {
  const said = Parms.slice(at, at + lines).flatMap((each) =>
    each.type === 'text' ? [capHeightOf(each)] : [],
  );
  return Math.min(...said);
}

/** The design with its name as high as possible within the face; undefined where nothing helps. */
function withNameWithin(design: Design, at: number, face: OutlinedFace, things: Things): Design | undefined {
  const name = design.Parms[at];
  if (name?.type !== 'text') return design;
  const { letterHeights } = things;
  const ways = SIZES.flatMap((size): (readonly TextParm[])[] => [
    [resized(name, size, letterHeights)],
    inLines(2, name, size, letterHeights),
    inLines(3, name, size, letterHeights),
  ]);
  let best: { readonly design: Design; readonly height: number } | undefined;
  for (const lines of ways) {
    if (best && best.height >= capHeightOf(lines[0] ?? name)) continue;
    const Parms: Parm[] = design.Parms.toSpliced(at, 1, ...lines);
    const set = setWithin({ ...design, Parms }, face, things);
    const height = set ? nameHeight(set, at, lines.length) : 0;
    if (set && height > (best?.height ?? 0)) best = { design: set, height };
  }
  return best?.design;
}

/**
 * A design whose first line, a name, is too long for its stone, with the name smaller or in two or three lines, and all of
 * it moved as little as possible until it fits; the variant with the highest name wins. Where letters that can be cut do
 * not fit, finer ones are used rather than exceeding the edge, and a check reports it; unchanged where nothing helps.
 */
export function nameWithin(design: Design, face: OutlinedFace, things: Things): Design {
  const at = design.Parms.findIndex(({ type }) => type === 'text');
  return (
    withNameWithin(design, at, face, things) ??
    withNameWithin(design, at, face, { ...things, letterHeights: NO_HEIGHTS }) ??
    design
  );
}
