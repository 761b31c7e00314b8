import { capHeightOf } from '../capHeight';
import { changeElement } from '../edits/element';
import { withFields } from '../edits/fields';
import { placeElement } from '../edits/place';
import { changeText } from '../edits/text';
import { isSeen } from '../handling';
import type { Mm } from '../numbers';
import type { Parm } from '../parm';
import type { Design } from '../stone';
import type { ProposedChange } from './proposedChange';

/** The cap height of a line as it stands on the stone, in mm. */
export const heightOnStone = (line: Extract<Parm, { type: 'text' }>): Mm => capHeightOf(line) * line.scale;

/** Whether an element is an ornament, whose size a mason may propose. */
export const isOrnament = (element: Parm) => 'vignetId' in element;

/** A design with one proposed change; undefined where there is no such element, or it has nothing of the kind. */
function withChange(design: Design, change: ProposedChange): Design | undefined {
  const { element: index, height, letterSpacing, size, x, y } = change;
  const element = design.Parms[index];
  if (!element || !isSeen(element)) return undefined;
  let changed = design;
  if (height !== undefined || letterSpacing !== undefined) {
    if (element.type !== 'text') return undefined;
    const fontSize = height === undefined ? element.fontSize : String(height / element.scale);
    const fields = { fontSize, letterSpacing: letterSpacing ?? element.letterSpacing };
    changed = changeText(changed, index, fields);
  }
  if (size !== undefined) {
    if (!isOrnament(element)) return undefined;
    const scale = (element.scale * size) / 100;
    changed = changeElement(changed, index, (ornament) => withFields(ornament, { scale }));
  }
  return placeElement(changed, index, x ?? element.position.x, y ?? element.position.y);
}

/** The design that a mason proposes in place of an ordered one; undefined where a change fits no element of it. */
export function proposedDesign(ordered: Design, changes: readonly ProposedChange[]): Design | undefined {
  return changes.reduce<Design | undefined>((design, each) => design && withChange(design, each), ordered);
}
