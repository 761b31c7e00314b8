import type { Curve } from '../../../stone/curve';
import { firstArc } from '../../../stone/firstArc';
import { groupAround } from '../../../stone/paragraph/paragraphs';
import type { TextParm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';

/** What a line may follow. */
export const CURVE_KINDS = ['straight', 'arc', 'edge'] as const;
export type CurveKind = (typeof CURVE_KINDS)[number];

interface LineCurve {
  /** The line is one of a paragraph's, which are straight. */
  readonly isOfParagraph: boolean;
  /** It follows nothing where it stands, whatever is chosen. */
  readonly isStraight: boolean;
  /** A choice is a step of undo of its own, unless it is typed. */
  readonly follow: (curve: Curve | undefined, isTyped?: boolean) => void;
  readonly choose: (kind: CurveKind) => void;
}

/** What a line follows, and what changes it. */
export function useCurve(index: number, { scale }: Pick<TextParm, 'scale'>): LineCurve {
  const actor = DesignerContext.useActorRef();
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const measure = DesignerContext.useSelector(({ context }) =>
    context.shown?.measures.elements.find(({ element }) => element === index),
  );
  const isOfParagraph = groupAround(elements, index).some((one) => {
    const element = elements[one];
    return element?.type === 'text' && element.paragraph !== undefined;
  });
  const follow = (curve: Curve | undefined, isTyped = false) =>
    actor.send({
      type: 'edit',
      edit: { kind: 'changeText', element: index, fields: { curve } },
      alone: !isTyped,
    });
  const choose = (kind: CurveKind) => {
    if (kind === 'straight') follow(undefined);
    else follow(kind === 'arc' ? firstArc(measure?.width, scale) : { kind });
  };
  return { isOfParagraph, isStraight: measure !== undefined && !measure.parts, follow, choose };
}
