import { applyEdit } from '../edits/edit';
import type { Design } from '../stone';
import type { Ground } from './readableColour';
import { recolourElement, recolourFrame } from './recolour';

/**
 * A design with everything on it in a colour that is read on a material; what can be read keeps its own, and the design is
 * the same object where everything can. It remembers nothing: whoever means to give the old colours back keeps the design.
 */
export function withReadableColours(design: Design, ground: Ground): Design {
  const edits = [
    ...design.Parms.map((_parm, element) => recolourElement(design, element, ground)),
    recolourFrame(design, ground),
  ];
  return edits.reduce((read: Design, edit) => (edit ? applyEdit(read, edit) : read), design);
}
