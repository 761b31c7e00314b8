import { withFields } from '../edits/fields';
import type { Frame } from '../frame';
import type { PlacedParm } from '../parm';
import type { Design } from '../stone';
import type { Ground } from './readableColour';
import { readableFrameColour, readableWord } from './recolour';

/** The colour that is shown on a material, and the chosen one beside it where that is another. */
function shownAs(chosen: string, shown: string) {
  return { shown, wishedColor: shown === chosen ? undefined : chosen };
}

/** An element in the colour that was chosen for it where that is read on a material, else in one that is. */
export function elementInReadableColour<P extends PlacedParm>(element: P, ground: Ground): P {
  if (element.type === 'attachment') return element;
  const chosen = element.wishedColor ?? element.fontColor;
  const { shown, wishedColor } = shownAs(chosen, readableWord({ ...element, fontColor: chosen }, ground));
  return withFields<PlacedParm>(element, { fontColor: shown, wishedColor }) as P;
}

/** A frame in the colour that was chosen for it where that is read on a material, else in one that is. */
export function frameInReadableColour(frame: Frame, ground: Ground): Frame {
  const chosen = frame.wishedColor ?? frame.Color;
  const { shown, wishedColor } = shownAs(chosen, readableFrameColour(chosen, ground));
  return withFields(frame, { Color: shown, wishedColor });
}

/**
 * A design with everything on it in a colour that is read on a material: what was chosen is remembered, and comes back on
 * a material on which it is read. The same object where everything is as it was chosen.
 */
export function withReadableColours(design: Design, ground: Ground): Design {
  const Parms = design.Parms.map((element) => elementInReadableColour(element, ground));
  const isSame = Parms.every((element, index) => element === design.Parms[index]);
  return withFields(design, {
    Frame: frameInReadableColour(design.Frame, ground),
    ...(isSame ? {} : { Parms }),
  });
}
