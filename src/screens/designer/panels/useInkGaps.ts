import { commonGap, distributeInk, unitsAmong } from '../../../scene/inkGaps';
import type { Direction } from '../../../scene/snapping/neighbours';
import { placeAll } from '../../../stone/edits/several';
import type { Mm } from '../../../stone/numbers';
import { DesignerContext } from '../designerContext';

/** The gaps of ink between what is selected, and making them equal; undefined where there are not two things. */
export function useInkGaps() {
  const actor = DesignerContext.useActorRef();
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const measures = DesignerContext.useSelector(({ context }) => context.shown?.measures);
  const chosen = measures?.elements.filter(({ element }) => selected.includes(element)) ?? [];
  const units = unitsAmong(chosen, elements);
  if (units.length < 2) return undefined;
  return {
    count: units.length,
    /** The gap in mm, where it is the same everywhere. */
    gap: (direction: Direction) => commonGap(units, direction),
    /** Makes all gaps equal, or so many mm wide: one step of undo. */
    distribute: (direction: Direction, gap?: Mm) =>
      actor.send({
        type: 'edit',
        edit: placeAll(distributeInk(units, direction, gap)),
        ...(gap === undefined && { alone: true }),
      }),
  };
}
