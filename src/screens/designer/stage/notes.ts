import type { Shown, View } from '../../../../workers/stage/contract';
import type { DesignerContext } from '../../../machines/designer/context';
import { caretKnob } from '../../../scene/caret';
import { lengthOf, type Mark, type StonePoint } from '../../../scene/marks/mark';
import { placeMatrix } from '../../../scene/place';
import { characters, readSpacings } from '../../../stone/spacing';
import type { Design } from '../../../stone/stone';

/** Numbers shown over the stone: position and text. */
export interface Note {
  readonly at: StonePoint;
  /** On that place, below it, or beside it where its mark is offset. */
  readonly stands: 'on' | 'below' | 'left' | 'right';
  readonly words: string;
}

/** Labels on marks shorter than this (CSS pixels) would cover them. */
const SHORTEST = 14;

/** The format of the numbers over the stone in a language. */
export interface NumberForms {
  readonly length: Intl.NumberFormat;
  readonly centreLine: Intl.NumberFormat;
  readonly spacing: Intl.NumberFormat;
}

/** Lengths by the tenth of a mm, centre lines by the thousandth (specification section 5), spacings with their sign. */
export function numberForms(language: string): NumberForms {
  return {
    length: new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    centreLine: new Intl.NumberFormat(language, { maximumFractionDigits: 3 }),
    spacing: new Intl.NumberFormat(language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    }),
  };
}

function noteOf(mark: Mark, cssPxPerMm: number, forms: NumberForms): Note | undefined {
  const { from, to } = mark;
  const along = (part: number) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  const length = lengthOf(mark);
  switch (mark.kind) {
    case 'measure':
      if (length * cssPxPerMm < SHORTEST) return undefined;
      // A measure to the stone's edge has its label near that: others are beside the line.
      return {
        at: along(mark.aside ? 1 / 2 : 2 / 3),
        stands: mark.aside ?? 'on',
        words: forms.length.format(length),
      };
    case 'gap':
      // A short one has its label beside it, where it covers neither the gap nor what ends it.
      return {
        at: along(1 / 2),
        stands: length * cssPxPerMm < SHORTEST * 2 ? 'right' : 'on',
        words: forms.length.format(length),
      };
    case 'ruler':
      return { at: along(1 / 2), stands: 'on', words: forms.length.format(length) };
    case 'centreLine':
      return { at: from, stands: 'below', words: forms.centreLine.format(from.x) };
    case 'guideLine':
      return { at: from, stands: 'right', words: forms.centreLine.format(from.y) };
    case 'guide':
      return undefined;
  }
}

/** The label of the selected gap: the mm added between its two letters. */
function caretNote(
  { measures, grip }: Pick<Shown, 'measures' | 'grip'>,
  design: Design,
  caret: number,
  cssPxPerMm: number,
  forms: NumberForms,
): Note | undefined {
  const measure = measures.elements.find(({ element }) => element === grip?.element);
  const line = measure && design.Parms[measure.element];
  const gap = grip?.gaps[caret];
  if (!measure || gap === undefined || line?.type !== 'text') return undefined;
  const knob = caretKnob(gap, 1 / (cssPxPerMm * measure.place.scale));
  const [a, b, c, d, e, f] = placeMatrix(measure.place);
  const mm = readSpacings(line.subTextSpacing, characters(line.subText).length)[caret] ?? 0;
  return {
    at: { x: a * knob.x + c * knob.y + e, y: b * knob.x + d * knob.y + f },
    stands: 'below',
    words: forms.spacing.format(mm),
  };
}

/**
 * The numbers over the stone: the lengths of its marks in mm, and the selected gap's spacing.
 *
 * @param seen what was last shown, of which only the marks may be newer.
 * @param design the design shown.
 */
export function notesFor(
  { caret }: Pick<DesignerContext, 'caret'>,
  seen: Shown,
  design: Design,
  { pxPerMm }: Pick<View, 'pxPerMm'>,
  forms: NumberForms,
): readonly Note[] {
  const cssPxPerMm = pxPerMm / window.devicePixelRatio;
  const notes = seen.marks.flatMap((mark) => noteOf(mark, cssPxPerMm, forms) ?? []);
  const spacing = caret === undefined ? undefined : caretNote(seen, design, caret, cssPxPerMm, forms);
  return spacing ? [...notes, spacing] : notes;
}
