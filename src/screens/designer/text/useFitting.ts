import { useState } from 'react';
import { silhouetteOf } from '../../../scene/silhouetteOf';
import { lengthOnArc, neighboursWidth, widthOnStone } from '../../../scene/widthAround';
import { cutOfLine } from '../../../stone/cut';
import { type FittedBy, fitWidth, type MeasuredLine } from '../../../stone/edits/fitWidth';
import { together } from '../../../stone/edits/several';
import type { StyledLine } from '../../../stone/edits/styleLines';
import type { Mm } from '../../../stone/numbers';
import { DesignerContext } from '../designerContext';
import { useFace } from '../useFace';
import { useLateMeasures } from '../useLateDesign';
import { useLetterHeights } from '../useLetterHeights';

interface Fitting {
  /** How wide the widest of the lines is, in mm; undefined until they are seen. */
  readonly width: Mm | undefined;
  readonly makeWide: (target: Mm) => void;
  /** Undefined where it makes no sense. */
  readonly onStone: (() => void) | undefined;
  readonly asNeighbour: (() => void) | undefined;
  readonly alike: () => void;
  /** The width that was wished last cannot be had so. */
  readonly isRefused: boolean;
}

/** What makes lines as wide as is wished, by their height or their spacing. */
export function useFitting(lines: readonly StyledLine[], by: FittedBy): Fitting {
  const actor = DesignerContext.useActorRef();
  const measures = useLateMeasures();
  const face = useFace();
  const heightsOf = useLetterHeights();
  const [isRefused, setRefused] = useState(false);
  const measuredIn = (seen: typeof measures) =>
    lines.flatMap((each): readonly MeasuredLine[] => {
      const width = seen?.find((one) => one.element === each.element)?.width;
      return width ? [{ ...each, width }] : [];
    });
  const measured = measuredIn(measures);
  const [only] = measured;
  const own = measures?.find((one) => one.element === only?.element);
  const makeWide = (target: Mm) => {
    // By what is seen at the press: what is shown of it follows when there is time.
    const now = measuredIn(actor.getSnapshot().context.shown?.measures.elements);
    const edits = now.map((each) =>
      fitWidth(each, target, by, cutOfLine(each.line) === 'mounted' ? heightsOf(each.line) : undefined),
    );
    const possible = edits.flatMap((edit) => edit ?? []);
    setRefused(possible.length < edits.length);
    if (possible.length === edits.length) actor.send({ type: 'edit', edit: together(possible), alone: true });
  };
  const isUpright = own?.place.rotation === 0;
  const curve = only?.line.curve;
  const arc = curve?.kind === 'arc' ? curve : undefined;
  // The edge leads such a line about the stone: no width of the stone bounds it.
  const isAlongEdge = curve?.kind === 'edge' && own?.parts !== undefined;
  const neighbour = only && measures && neighboursWidth(only.element, measures);
  const widest = measured.length > 0 ? Math.max(...measured.map(({ width }) => width)) : undefined;
  return {
    width: widest,
    makeWide,
    onStone:
      own && face && isUpright && !isAlongEdge
        ? () => {
            const design = actor.getSnapshot().context.history.present;
            const most = arc
              ? lengthOnArc(own, { ...arc, radius: arc.radius * own.place.scale }, silhouetteOf(face), design)
              : widthOnStone(own, silhouetteOf(face), design);
            if (most === undefined) setRefused(true);
            else makeWide(most);
          }
        : undefined,
    asNeighbour: neighbour === undefined ? undefined : () => makeWide(neighbour),
    alike: () => {
      if (widest !== undefined) makeWide(widest);
    },
    isRefused,
  };
}
