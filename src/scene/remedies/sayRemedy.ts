import { applyEdit } from '../../stone/edits/applyEdit';
import type { Edit } from '../../stone/edits/edit';
import type { Finding } from '../../stone/finding';
import { type Mm, toTenth } from '../../stone/numbers';
import type { TextParm } from '../../stone/parm';
import type { Design } from '../../stone/stone';
import { heightOf } from './letterHeight';

/** What a remedy does, to be translated for its button. */
export type SaidRemedy =
  /** Spaces letters this far apart, in mm. */
  | { readonly does: 'setApart'; readonly mm: Mm }
  /** Sets a line in letters of another cap height, in mm on the stone. */
  | { readonly does: 'setHeight'; readonly mm: Mm }
  /** Makes all strokes of a drawing thicker by this much on the stone, in mm. */
  | { readonly does: 'thickenStrokes'; readonly mm: Mm }
  | { readonly does: 'setFamily'; readonly family: string }
  | { readonly does: 'setUpright' }
  | { readonly does: 'fitToStone' }
  /** Moves it out of a space that is kept free. */
  | { readonly does: 'leaveReserved' }
  | { readonly does: 'recolour' }
  /** Puts something hidden back on the stone. */
  | { readonly does: 'show' }
  /** Chooses the material that is shown, as the catalogue calls it. */
  | { readonly does: 'setMaterial'; readonly material: NonNullable<Finding['shown']> }
  | { readonly does: 'nameFromCase' }
  | { readonly does: 'dateFromCase' }
  | { readonly does: 'removeBlank' }
  | { readonly does: 'addBlank' }
  /** Replaces a line's text. */
  | { readonly does: 'write'; readonly words: string }
  /** Replaces a character by a vignet of the catalogue. */
  | { readonly does: 'putVignet'; readonly vignetId: number };

/** A line's change: other letters, or other words. */
function saidOfLine(before: TextParm, after: TextParm): SaidRemedy {
  if (before.fontFamily !== after.fontFamily) return { does: 'setFamily', family: after.fontFamily };
  if (before.subText !== after.subText) return { does: 'write', words: after.subText };
  const drawn = Object.entries(after.signs ?? {}).find(([sign, id]) => before.signs?.[sign] !== id);
  if (drawn) return { does: 'putVignet', vignetId: drawn[1] };
  const mm = toTenth(heightOf(after));
  return Math.abs(mm - heightOf(before)) > 0.05 ? { does: 'setHeight', mm } : { does: 'setUpright' };
}

/** What an edit changes in a finding's line, or replaces one of its characters by. */
function saidOfEdit({ elements }: Finding, edit: Edit, design: Design): SaidRemedy | undefined {
  const after = applyEdit(design, edit).Parms;
  const added = after.length > design.Parms.length || edit.kind === 'together' ? after.at(-1) : undefined;
  if (added && 'vignetId' in added) return { does: 'putVignet', vignetId: added.vignetId };
  const [element = -1] = elements;
  const [one, other] = [design.Parms[element], after[element]];
  if (one?.type === 'customVignet' && other?.type === 'customVignet') {
    const more = (other.thickened ?? 0) - (one.thickened ?? 0);
    return { does: 'thickenStrokes', mm: more * other.scale };
  }
  return one?.type === 'text' && other?.type === 'text' ? saidOfLine(one, other) : undefined;
}

/**
 * What a finding's remedy does.
 *
 * @param edit the remedy, of this design.
 * @returns undefined where it has no text of its own.
 */
export function sayRemedy(finding: Finding, edit: Edit, design: Design): SaidRemedy | undefined {
  switch (finding.kind) {
    case 'lettersTouching':
      return typeof finding.limit === 'number' ? { does: 'setApart', mm: finding.limit } : undefined;
    case 'outside':
    case 'nearEdge':
    case 'overFrame':
    case 'attachmentOff':
      return { does: 'fitToStone' };
    case 'inReserved':
      return { does: 'leaveReserved' };
    case 'illegible':
      return { does: 'recolour' };
    case 'hidden':
      return { does: 'show' };
    case 'unknownMaterial':
      return finding.shown && { does: 'setMaterial', material: finding.shown };
    case 'nameDiffers':
    case 'partnerDiffers':
      return { does: 'nameFromCase' };
    case 'dateDiffers':
      return { does: 'dateFromCase' };
    case 'doubleSpace':
    case 'spaceBeforeMark':
      return { does: 'removeBlank' };
    case 'spaceAfterMark':
      return { does: 'addBlank' };
    default:
      return saidOfEdit(finding, edit, design);
  }
}
