import { colourNamed } from '../colours';
import { cutOfLine } from '../cut';
import type { Edit } from '../edits/edit';
import { textParm } from '../parm';
import { lineColourOn } from './offered';
import { type Ground, isReadable } from './readableColour';

/** An edit whose new lines have a colour legible on a material: their own if it is, or if the material is unknown. */
export function inReadableColour(edit: Edit, ground: Ground | undefined): Edit {
  if (!ground) return edit;
  if (edit.kind === 'together')
    return { kind: 'together', edits: edit.edits.map((each) => inReadableColour(each, ground)) };
  if (edit.kind !== 'addText') return edit;
  const { fontColor, ...line } = textParm.parse({ type: 'text', ...edit.given });
  const cut = cutOfLine(line);
  const name = colourNamed(fontColor) ?? 'white';
  if (isReadable(name, cut, ground)) return edit;
  return { ...edit, given: { ...edit.given, fontColor: lineColourOn(ground, cut, name) } };
}
