import { type ColourName, ENGRAVED_COLOURS, MOUNTED_COLOURS } from '../colours';
import type { Cut } from '../cut';
import type { Mm } from '../numbers';
import type { TextParm } from '../parm';
import type { Edit } from './edit';
import { together } from './several';
import { cutOfLine, type StyledLine } from './styleLines';

/** How old letters look, as far as new ones can be cut like them. */
export interface OldLook {
  readonly family: string;
  readonly cursive: boolean;
  /** The cap height as it was measured. */
  readonly height: Mm;
  readonly colours: Readonly<Record<Cut, ColourName>>;
}

/** Letters are ordered in half millimetres: what was measured is not known more exactly. */
export const toHalf = (mm: Mm): Mm => Math.round(mm * 2) / 2;

type Fields = Pick<TextParm, 'fontFamily' | 'cursive' | 'fontSize' | 'fontColor' | 'scale'>;

function fieldsFor({ family, cursive, height, colours }: OldLook, cut: Cut): Fields {
  const offered: Partial<Record<ColourName, string>> =
    cut === 'engraved' ? ENGRAVED_COLOURS : MOUNTED_COLOURS;
  return {
    fontFamily: family,
    cursive,
    fontSize: String(toHalf(height)),
    fontColor: offered[colours[cut]] ?? colours[cut],
    scale: 1,
  };
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
  const cut = cutOfLine({ variant: edit.given?.variant ?? 'sandb' });
  return { ...edit, given: { ...edit.given, ...fieldsFor(look, cut) } };
}
