import { variantFor } from '../cut';
import { heightOnOffer, type LetterHeights } from '../letterHeights';
import type { Mm } from '../numbers';
import { breadthOf } from './breadths';
import type { Says, Template, TemplateLine } from './template';

/** A line of a template and what it says. */
export interface SaidLine extends TemplateLine {
  readonly text: string;
}

/** How much of the room a line has it may fill, within a frame and without. */
const FRAMED = 0.78;
const FILLED = 0.88;

/** A name that would come out smaller than this part of what is meant is broken into two lines instead. */
const BROKEN_BELOW = 0.75;

/** How high the letters of a broken name may be, as a part of what is meant. */
const HIGHEST_BROKEN = 0.85;

/** From baseline to baseline of a broken name, in cap heights. */
const LEADING = 1.5;

/** What stays free above the letters of a broken name, in cap heights. */
const CLEARANCE = 0.5;

/** A name is rather broken before its last word, up to this much broader than where its halves are most alike. */
const SURNAME_APART = 1.25;

/** The lines that are read beside or below each other, and have one height: that of the longest of them. */
const TOGETHER: readonly ReadonlySet<Says>[] = [
  new Set(['name', 'partnerName']),
  new Set(['birth', 'death', 'partnerBirth', 'partnerDeath']),
  new Set(['years', 'partnerYears']),
];

const groupOf = (line: Says) => TOGETHER.find((group) => group.has(line)) ?? new Set([line]);

/** How much smaller than meant a line must be to have room: on its half of the stone where it stands beside another. */
function shrinkOf({ text, font, size, spacing, x }: SaidLine, { width, frame }: Template): number {
  const room = x === undefined ? width : 2 * Math.min(x, width - x, Math.abs(width / 2 - x));
  return Math.min(1, (room * (frame ? FRAMED : FILLED)) / breadthOf(text, font, size, spacing));
}

/** A line made smaller: whole mm of height that its letters are to be had in, and what stands between them with it. */
function shrunk(line: SaidLine, shrink: number, letterHeights: LetterHeights): SaidLine {
  const { font: fontFamily, cursive, cut } = line;
  const variant = variantFor(cut);
  const wanted = shrink < 1 ? Math.max(1, Math.floor(line.size * shrink)) : line.size;
  const heights = letterHeights({ fontFamily, cursive, variant });
  const size = heightOnOffer({ variant, fontSize: String(line.size), scale: 1 }, wanted, heights);
  const spacing = shrink < 1 ? Math.floor(line.spacing * shrink * 10) / 10 : line.spacing;
  return { ...line, size, spacing };
}

/** A name in two: its surname apart, or where the halves are most alike. A single word stays whole. */
export function broken({ text, font }: Pick<SaidLine, 'text' | 'font'>): readonly string[] {
  const words = text.split(/\s+/);
  const ways = words.slice(1).map((_word, index) => {
    const halves = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { halves, breadth: Math.max(...halves.map((half) => breadthOf(half, font, 1, 0))) };
  });
  const least = Math.min(...ways.map(({ breadth }) => breadth));
  const last = ways.at(-1);
  if (last && last.breadth <= least * SURNAME_APART) return last.halves;
  return ways.find(({ breadth }) => breadth === least)?.halves ?? [text];
}

/** How high the letters of a name in two lines may be: what stands above the name keeps its place. */
function roomAbove({ y, size }: SaidLine, { ornaments }: Template): Mm {
  const bottoms = ornaments.map((each) => each.y + each.height / 2).filter((bottom) => bottom <= y - size);
  return (y - Math.max(0, ...bottoms)) / (1 + LEADING + CLEARANCE);
}

/** The names in lines of one height: each in one line, or those in two that are too long to be read in one. */
function setNames(
  names: readonly SaidLine[],
  template: Template,
  letterHeights: LetterHeights,
): readonly SaidLine[][] {
  const whole = names.map((name) => shrinkOf(name, template));
  const inOne = Math.min(...whole);
  const halves = names.map((name) => broken(name).map((text) => ({ ...name, text })));
  const inTwo = Math.min(
    HIGHEST_BROKEN,
    ...halves.flat().map((half) => shrinkOf(half, template)),
    ...names.map((name) => roomAbove(name, template) / name.size),
  );
  if (inOne >= BROKEN_BELOW || inTwo <= inOne)
    return names.map((name) => [shrunk(name, inOne, letterHeights)]);
  return names.map((name, index) => {
    if ((whole[index] ?? 0) >= inTwo) return [shrunk(name, inTwo, letterHeights)];
    return (halves[index] ?? []).map((half, row, { length }) => {
      const line = shrunk(half, inTwo, letterHeights);
      return { ...line, y: line.y - (length - 1 - row) * Math.round(line.size * LEADING) };
    });
  });
}

/**
 * The lines of a template set so that what they say has room: smaller where it is long, with one height for what is
 * read together, and a long name in two lines as a mason would cut it.
 */
export function setLines(
  said: readonly SaidLine[],
  template: Template,
  letterHeights: LetterHeights,
): SaidLine[] {
  const names = said.filter(({ says }) => groupOf(says).has('name'));
  const setOfNames = setNames(names, template, letterHeights);
  return said.flatMap((line) => {
    const name = names.indexOf(line);
    if (name >= 0) return setOfNames[name] ?? [];
    const together = said.filter(({ says }) => groupOf(line.says).has(says));
    return shrunk(line, Math.min(...together.map((each) => shrinkOf(each, template))), letterHeights);
  });
}
