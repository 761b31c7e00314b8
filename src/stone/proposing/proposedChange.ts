import { z } from 'zod';
import { capHeightOf } from '../capHeight';
import { applyEdit } from '../edits/applyEdit';
import type { Edit } from '../edits/edit';
import { isSeen } from '../handling';
import type { Mm } from '../numbers';
import type { Parm } from '../parm';
import type { Design } from '../stone';

/** The most that is proposed at once: more elements than stand on any stone. */
const MOST_CHANGES = 200;

const mm = z.number().min(-100_000).max(100_000);

/**
 * What a mason proposes of one element: only what concerns the making of it. Words, typefaces, colours and the stone itself
 * are the family's.
 */
export const proposedChange = z.strictObject({
  /** Its index in `Parms`. */
  element: z.number().int().nonnegative(),
  /** The cap height of a line as it stands on the stone, in mm. */
  height: z.number().positive().max(2000).optional(),
  /** What is added behind every letter of a line, in mm. */
  letterSpacing: z.number().min(-1000).max(1000).optional(),
  /** The size of an ornament in percent of what was ordered. */
  size: z.number().min(1).max(2000).optional(),
  /** Where it lies, as `position` of the element. */
  x: mm.optional(),
  y: mm.optional(),
});
export type ProposedChange = z.infer<typeof proposedChange>;

export const proposedChanges = z.array(proposedChange).min(1).max(MOST_CHANGES);

/** The cap height of a line as it stands on the stone, in mm. */
export const heightOnStone = (line: Extract<Parm, { type: 'text' }>): Mm => capHeightOf(line) * line.scale;

/** Whether an element is an ornament, whose size a mason may propose. */
export const isOrnament = (element: Parm) => 'vignetId' in element;

/** The edits that a proposed change comes to; undefined where there is no such element, or it has nothing of the kind. */
function editsOf(design: Design, change: ProposedChange): readonly Edit[] | undefined {
  const { element: index, height, letterSpacing, size, x, y } = change;
  const element = design.Parms[index];
  if (!element || !isSeen(element)) return undefined;
  const edits: Edit[] = [];
  if (height !== undefined || letterSpacing !== undefined) {
    if (element.type !== 'text') return undefined;
    const fontSize = height === undefined ? element.fontSize : String(height / element.scale);
    const fields = { fontSize, letterSpacing: letterSpacing ?? element.letterSpacing };
    edits.push({ kind: 'changeText', element: index, fields });
  }
  if (size !== undefined) {
    if (!isOrnament(element)) return undefined;
    edits.push({ kind: 'scale', element: index, scale: (element.scale * size) / 100 });
  }
  const at = { x: x ?? element.position.x, y: y ?? element.position.y };
  return [...edits, { kind: 'place', element: index, ...at }];
}

/** The design that a mason proposes in place of an ordered one; undefined where a change fits no element of it. */
export function proposedDesign(ordered: Design, changes: readonly ProposedChange[]): Design | undefined {
  const edits = changes.map((change) => editsOf(ordered, change));
  if (edits.some((each) => each === undefined)) return undefined;
  return applyEdit(ordered, { kind: 'together', edits: edits.flatMap((each) => each ?? []) });
}
