import { growth } from '../../../../scene/handles';
import type { StonePoint } from '../../../../scene/marks/mark';
import { capHeightOf } from '../../../../stone/capHeight';
import type { Edit } from '../../../../stone/edits/edit';
import { together } from '../../../../stone/edits/several';
import { type Mm, toTenth } from '../../../../stone/numbers';
import { anchorsAbout } from './anchors';
import type { DragResult } from './dragResult';
import type { DraggedElement, ElementsSubject } from './dragSubject';

/** The greatest letter height by dragging, in mm: the panel's maximum. */
const HIGHEST = 500;

/** The cap height (mm) nearest to a requested one: one that is cast, else tenths of a mm, as ordered. */
function heightFor(wished: Mm, cast: readonly Mm[] | undefined): Mm {
  if (cast && cast.length > 0) {
    return cast.reduce((best, one) => (Math.abs(one - wished) < Math.abs(best - wished) ? one : best));
  }
  return Math.min(HIGHEST, Math.max(1, toTenth(wished)));
}

/** A line of letters grows by its cap height; anything else is scaled. */
function grow({ element, parm, cast }: DraggedElement, by: number): Edit {
  if (parm.type !== 'text') return { kind: 'scale', element, scale: parm.scale * by };
  const height = heightFor(capHeightOf(parm) * by, cast);
  return { kind: 'changeText', element, fields: { fontSize: String(height) } };
}

/** Scales elements about their anchor, by the ratio of the distances of `to` and of the pressed corner from it. */
export function scaleElements(subject: ElementsSubject, to: StonePoint): DragResult {
  const { elements } = subject;
  const by = growth(subject.whole, subject.from, to);
  const places = anchorsAbout(subject, (dx, dy) => [dx * by, dy * by]);
  const edit = together([
    ...places.map((place) => ({ kind: 'place' as const, ...place })),
    ...elements.map((one) => grow(one, by)),
  ]);
  const built = elements.some(({ parm }) => parm.type === 'text');
  return {
    placed: built
      ? undefined
      : elements.map(({ element, parm }, place) => {
          const { x, y } = places[place] ?? {};
          return {
            element,
            place: { scale: parm.scale * by, ...(x !== undefined && y !== undefined && { x, y }) },
          };
        }),
    guides: [],
    edit,
  };
}
