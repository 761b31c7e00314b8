import { handled } from '../handling';
import type { Mm } from '../numbers';
import type { TextParm } from '../parm';
import { characters, readSpacings, writeSpacings } from '../spacing';

/** How wide a line of letters is by the rule of docs/decisions.md section 2, at its scale 1; undefined while unknown. */
export type WidthOf = (line: TextParm) => Mm | undefined;

/** What is written between two breaks of a paragraph: its characters, each with the mm behind it. */
export interface Run {
  readonly text: readonly string[];
  readonly spacings: readonly Mm[];
}

/** What of a paragraph's text stands in a line. */
export interface FlowedLine extends Run {
  /** The text goes on in the next line. */
  readonly wraps: boolean;
}

/** A new line of a paragraph: set as one of its lines, and reserved as they are, without what is that one's alone. */
export function anotherLine(line: TextParm): TextParm {
  const { paragraph: _paragraph, wraps: _wraps, wished: _wished, ...like } = line;
  return handled(like, { name: undefined, locked: false, hidden: false });
}

/** A line as what is written in it. */
export function runOf({ subText, subTextSpacing }: Pick<TextParm, 'subText' | 'subTextSpacing'>): Run {
  const text = characters(subText);
  return { text, spacings: readSpacings(subTextSpacing, text.length) };
}

/** The fields of a line that say what is written in it. */
export function written({ text, spacings }: Run): Pick<TextParm, 'subText' | 'subTextSpacing'> {
  return { subText: text.join(''), subTextSpacing: writeSpacings(spacings) };
}

/** Two runs with a space between them, where a break was made for the width. */
export function joined(one: Run, other: Run): Run {
  return {
    text: [...one.text, ' ', ...other.text],
    spacings: [...one.spacings, 0, ...other.spacings],
  };
}

const part = ({ text, spacings }: Run, from: number, to: number): Run => ({
  text: text.slice(from, to),
  spacings: spacings.slice(from, to),
});

/** Where a run may be broken: the indices of its spaces with something on either side. */
function breaksOf({ text }: Run): readonly number[] {
  return text.flatMap((character, index) => {
    const isBetween = index > 0 && index < text.length - 1;
    return character === ' ' && isBetween ? [index] : [];
  });
}

/**
 * Breaks a run into lines that are at most `width` wide: as many words in each as there is room for. A word that is wider
 * stands alone.
 *
 * @param like the line whose letters it is set in.
 */
export function broken(run: Run, width: Mm, like: TextParm, widthOf: WidthOf): readonly FlowedLine[] {
  const fits = (candidate: Run) => (widthOf({ ...like, ...written(candidate) }) ?? 0) <= width;
  const lines: FlowedLine[] = [];
  let rest = run;
  while (!fits(rest)) {
    const breaks = breaksOf(rest);
    const [first] = breaks;
    if (first === undefined) break;
    const at = breaks.findLast((place) => fits(part(rest, 0, place))) ?? first;
    lines.push({ ...part(rest, 0, at), wraps: true });
    rest = part(rest, at + 1, rest.text.length);
  }
  return [...lines, { ...rest, wraps: false }];
}
