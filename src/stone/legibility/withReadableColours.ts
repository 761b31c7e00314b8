import { withFields } from '../edits/fields';
import type { Frame } from '../frame';
import type { PlacedParm } from '../parm';
import type { Design } from '../stone';
import type { Ground } from './readableColour';
import { readableFrameColour, readableWord } from './recolour';

/** The colour shown on a material, and the chosen one where it differs. */
function shownAs(chosen: string, shown: string) {
  return { shown, wishedColor: shown === chosen ? undefined : chosen };
}

/** An element in its chosen colour if legible on a material, else in a legible one. */
export function elementInReadableColour<P extends PlacedParm>(element: P, ground: Ground): P {
  if (!('fontColor' in element)) return element;
  const chosen = element.wishedColor ?? element.fontColor;
  const { shown, wishedColor } = shownAs(chosen, readableWord({ ...element, fontColor: chosen }, ground));
  return withFields<PlacedParm>(element, { fontColor: shown, wishedColor }) as P;
}

/** A frame in its chosen colour if legible on a material, else in a legible one. */
export function frameInReadableColour(frame: Frame, ground: Ground): Frame {
  const chosen = frame.wishedColor ?? frame.Color;
  const { shown, wishedColor } = shownAs(chosen, readableFrameColour(chosen, ground));
  return withFields(frame, { Color: shown, wishedColor });
}

/**
 * A design with everything on it in legible colours on a material: chosen colours are remembered, and restored on
 * a material where they are legible. The same object where every colour is the chosen one.
 */
export function withReadableColours(design: Design, ground: Ground): Design {
  const Parms = design.Parms.map((element) => elementInReadableColour(element, ground));
  const isSame = Parms.every((element, index) => element === design.Parms[index]);
  return withFields(design, {
    Frame: frameInReadableColour(design.Frame, ground),
    ...(isSame ? {} : { Parms }),
  });
}
