import { type ColourName, ENGRAVED_COLOURS, MOUNTED_COLOURS } from '../colours';
import { type Cut, cutOfLine } from '../cut';
import { nearestCastHeight, nearestCastLetters } from '../foundry';
import type { Mm } from '../numbers';
import type { TextParm } from '../parm';
import type { Edit } from './edit';
import { together } from './several';
import type { StyledLine } from './styleLines';

/** How old letters look, as far as new ones can be cut like them. */
export interface OldLook {
  readonly family: string;
  readonly cursive: boolean;
  /** The cap height as it was measured. */
  readonly height: Mm;
  readonly colours: Readonly<Record<Cut, ColourName>>;
}

/** Letters are cut in half millimetres: what was measured is not known more exactly. */
const toHalf = (mm: Mm): Mm => Math.round(mm * 2) / 2;

/**
 * The cap height in mm at which new letters come nearest to the old ones: cut ones in half millimetres, cast ones among the
 * heights that the family, or the one nearest to it, is cast in (`letterHeightsOn`).
 */
export function heightLike({ family, height }: Pick<OldLook, 'family' | 'height'>, cut: Cut): Mm {
  return cut === 'engraved' ? toHalf(height) : nearestCastHeight(nearestCastLetters(family), height);
}

type Fields = Pick<TextParm, 'fontFamily' | 'cursive' | 'fontSize' | 'fontColor' | 'scale'>;

function fieldsFor(look: OldLook, cut: Cut): Fields {
  const { family, cursive, colours } = look;
  const offered: Partial<Record<ColourName, string>> =
    cut === 'engraved' ? ENGRAVED_COLOURS : MOUNTED_COLOURS;
  return {
    fontFamily: family,
    cursive,
    fontSize: String(heightLike(look, cut)),
    fontColor: offered[colours[cut]] ?? colours[cut],
    scale: 1,
  };
}

/** How the lines that become like old letters are carried out: as those in hand, or the line that would be added. */
export function cutTaken(lines: readonly StyledLine[], added: () => Edit): Cut {
  if (lines.length > 0)
    return lines.every(({ line }) => cutOfLine(line) === 'mounted') ? 'mounted' : 'engraved';
  const edit = added();
  return cutOfLine({ variant: (edit.kind === 'addText' ? edit.given.variant : undefined) ?? 'sandb' });
}

/**
 * The edit by which lines are like the old letters: those in hand, each in the colour for how it is carried out; or without
 * one the line that is added.
 *
 * @param added adds a new line.
 */
export function matchOldLetters(lines: readonly StyledLine[], look: OldLook, added: () => Edit): Edit {
  if (lines.length > 0)
    return together(
      lines.map(({ element, line }) => ({
        kind: 'changeText',
        element,
        fields: fieldsFor(look, cutOfLine(line)),
      })),
    );
  const edit = added();
  if (edit.kind !== 'addText') return edit;
  return {
    ...edit,
    given: {
      ...edit.given,
      ...fieldsFor(
        look,
        cutTaken([], () => edit),
      ),
    },
  };
}
