import { type ColourName, colourNamed, MOUNTED_COLOURS } from '../colours';
import { cutOfElement } from '../cut';
import type { Edit } from '../edits/edit';
import type { ColouredParm } from '../parm';
import type { Design } from '../stone';
import { lineColourOn, vignetColourOn } from './offered';
import { type Ground, isReadable } from './readableColour';

/** An unknown colour is drawn white (src/scene/buildLettering.ts). */
const nameOf = (written: string): ColourName => colourNamed(written) ?? 'white';

/** The word for an element's legible colour on a material: its own if legible. */
export function readableWord(element: ColouredParm, ground: Ground): string {
  const [name, cut] = [nameOf(element.fontColor), cutOfElement(element)];
  if (isReadable(name, cut, ground)) return element.fontColor;
  // Cast vignettes of a template have the metal of its letters.
  const isLettersMetal = cut === 'mounted' && name in MOUNTED_COLOURS;
  return element.type === 'text' || isLettersMetal
    ? lineColourOn(ground, cut, name)
    : vignetColourOn(ground, cut, name);
}

/**
 * The edit that gives an element a legible colour on a material; undefined where its own is legible, or the best
 * possible.
 */
export function recolourElement(design: Design, element: number, ground: Ground): Edit | undefined {
  const parm = design.Parms[element];
  if (!parm || !('fontColor' in parm)) return undefined;
  const fontColor = readableWord(parm, ground);
  if (fontColor === parm.fontColor) return undefined;
  if (parm.type === 'text') return { kind: 'changeText', element, fields: { fontColor } };
  return parm.type === 'qrCode'
    ? { kind: 'changeQrCode', element, fields: { fontColor } }
    : { kind: 'changeVignet', element, fields: { fontColor } };
}

/** The word for a frame's legible colour on a material: its own if legible. */
export function readableFrameColour(written: string, ground: Ground): string {
  const name = nameOf(written);
  return isReadable(name, 'engraved', ground) ? written : lineColourOn(ground, 'engraved', name);
}

/** The same edit for a design's frame. */
export function recolourFrame({ Frame }: Pick<Design, 'Frame'>, ground: Ground): Edit | undefined {
  if (Frame.Type === 'none') return undefined;
  const Color = readableFrameColour(Frame.Color, ground);
  return Color === Frame.Color ? undefined : { kind: 'changeFrame', fields: { Color } };
}
