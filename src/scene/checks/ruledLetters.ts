import type { ChurchyardRule, Demand, WorkmanshipKind } from '../../stone/catalogue/churchyard';
import { type ColourName, colourNamed } from '../../stone/colours';
import { cutOfLine } from '../../stone/cut';
import { isBought } from '../../stone/fitting/shrink';
import { isCut } from '../../stone/handling';
import { readNumber } from '../../stone/numbers';
import type { Parm, TextParm } from '../../stone/parm';
import type { JudgedStone } from './judgedStone';
import { broken, KEPT, type Outcome } from './ruleOutcome';

type Judge = (stone: JudgedStone, rule: ChurchyardRule) => Outcome;

interface Line {
  readonly index: number;
  readonly line: TextParm;
}

/** The lines with text that are cut. */
export function linesOf({ elements }: JudgedStone): Line[] {
  return elements.flatMap((line, index) =>
    line.type === 'text' && isCut(line) && line.subText.trim() !== '' ? [{ index, line }] : [],
  );
}

/** How everything but lettering is made: uploaded vignettes are blasted, attachments are fixed to the stone. */
export function ornamentMade(element: Parm): WorkmanshipKind | undefined {
  const { type } = element;
  if (type === 'text' || !isCut(element)) return undefined;
  return isBought(element) ? 'mounted' : 'engraved';
}

/** Elements made in a way that is not allowed, as a finding; every offending workmanship is named. */
function madeOtherwise(
  made: readonly (readonly [index: number, kind: WorkmanshipKind])[],
  allowed: readonly WorkmanshipKind[],
): Outcome {
  const wrong = made.filter(([, kind]) => !allowed.includes(kind));
  if (wrong.length === 0) return KEPT;
  const value = [...new Set(wrong.map(([, kind]) => kind))].join(',');
  return broken('lettersNotAllowed', value, allowed.join(','), { elements: wrong.map(([index]) => index) });
}

/** Lines in a colour that is not allowed; an unknown colour is a finding of the drawing, not of a rule. */
function ofOtherColour(
  stone: JudgedStone,
  offends: (colour: ColourName) => boolean,
  allowed: readonly ColourName[] | null,
): Outcome {
  const wrong = linesOf(stone).flatMap(({ index, line }) => {
    const colour = colourNamed(line.fontColor);
    return colour !== undefined && offends(colour) ? [{ index, colour }] : [];
  });
  if (wrong.length === 0) return KEPT;
  const value = [...new Set(wrong.map(({ colour }) => colour))].join(',');
  return broken('colourNotAllowed', value, allowed?.join(',') ?? null, {
    elements: wrong.map(({ index }) => index),
  });
}

/** The cap heights in mm of the lines. */
export function heightsOf(stone: JudgedStone) {
  return linesOf(stone).map(({ index, line }) => ({
    index,
    height: (readNumber(line.fontSize) ?? 0) * Math.abs(line.scale),
  }));
}

/** The results of each demand on letters and ornaments for a stone. */
export const ON_LETTERS = {
  lettering: (stone, { lettering = [] }) =>
    madeOtherwise(
      linesOf(stone).map(({ index, line }) => [index, cutOfLine(line)] as const),
      lettering,
    ),
  ornaments: ({ elements }, { ornaments = [] }) =>
    madeOtherwise(
      elements.flatMap((element, index) => {
        const made = ornamentMade(element);
        return made ? [[index, made] as const] : [];
      }),
      ornaments,
    ),
  letterColours: (stone, { letterColours = [] }) =>
    ofOtherColour(stone, (colour) => !letterColours.includes(colour), letterColours),
  notLetterColours: (stone, { notLetterColours = [] }) =>
    ofOtherColour(stone, (colour) => notLetterColours.includes(colour), null),
  minLetterHeight: (stone, { minLetterHeight: limit = 0 }) => {
    const low = heightsOf(stone).filter(({ height }) => height < limit);
    if (low.length === 0) return KEPT;
    const value = Math.min(...low.map(({ height }) => height));
    return broken('lettersTooLow', value, limit, { elements: low.map(({ index }) => index) });
  },
  maxLetterHeight: (stone, { maxLetterHeight: limit = Number.POSITIVE_INFINITY }) => {
    const high = heightsOf(stone).filter(({ height }) => height > limit);
    if (high.length === 0) return KEPT;
    const value = Math.max(...high.map(({ height }) => height));
    return broken('lettersTooHigh', value, limit, { elements: high.map(({ index }) => index) });
  },
} as const satisfies Partial<Record<Demand, Judge>>;
