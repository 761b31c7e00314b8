import type { Curve } from '../../../stone/curve';
import { firstArc } from '../../../stone/firstArc';
import { groupAround } from '../../../stone/paragraph/paragraphs';
import { DesignerContext } from '../designerContext';

/** What a line may follow, in the order it is offered; the frame where there is one. */
const CURVE_KINDS = ['straight', 'arc', 'edge', 'frame'] as const;
export type CurveKind = (typeof CURVE_KINDS)[number];

const kindOf = (curve: Curve | undefined): CurveKind => {
  if (!curve) return 'straight';
  return curve.kind === 'edge' && curve.of === 'frame' ? 'frame' : curve.kind;
};

interface LineCurve {
  /** The line is one of a paragraph's, which are straight. */
  readonly isOfParagraph: boolean;
  /** What it follows by its own word. */
  readonly kind: CurveKind;
  /** What it may be set to follow on this stone, with what it follows. */
  readonly kinds: readonly CurveKind[];
  /** Its stone has a frame. */
  readonly isFramed: boolean;
  /** It follows nothing where it stands, whatever is chosen. */
  readonly isStraight: boolean;
  /** A choice is a step of undo of its own, unless it is typed. */
  readonly follow: (curve: Curve | undefined, isTyped?: boolean) => void;
  readonly choose: (kind: CurveKind) => void;
}

/** What a line follows, and what changes it. */
export function useCurve(index: number, now: Curve | undefined, scale: number): LineCurve {
  const actor = DesignerContext.useActorRef();
  const isFramed = DesignerContext.useSelector(
    ({ context }) => context.history.present.Frame.Type !== 'none',
  );
  const isStraight = DesignerContext.useSelector(({ context }) => {
    const measure = context.shown?.measures.elements.find(({ element }) => element === index);
    return measure !== undefined && !measure.parts;
  });
  const isOfParagraph = DesignerContext.useSelector(({ context }) => {
    const elements = context.history.present.Parms;
    return groupAround(elements, index).some((one) => {
      const element = elements[one];
      return element?.type === 'text' && element.paragraph !== undefined;
    });
  });
  const follow = (curve: Curve | undefined, isTyped = false) =>
    actor.send({
      type: 'edit',
      edit: { kind: 'changeText', element: index, fields: { curve } },
      alone: !isTyped,
    });
  const widthNow = () => {
    const { shown } = actor.getSnapshot().context;
    return shown?.measures.elements.find(({ element }) => element === index)?.width;
  };
  const choose = (kind: CurveKind) => {
    if (kind === 'straight') follow(undefined);
    else if (kind === 'arc') follow(firstArc(widthNow(), scale));
    else follow({ kind: 'edge', of: kind === 'frame' ? 'frame' : 'stone' });
  };
  const kind = kindOf(now);
  const kinds = CURVE_KINDS.filter((one) => one !== 'frame' || isFramed || kind === 'frame');
  return {
    isOfParagraph,
    kind,
    kinds,
    isFramed,
    isStraight,
    follow,
    choose,
  };
}
