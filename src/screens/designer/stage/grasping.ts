import type { DesignerContext } from '../../../machines/designer/context';
import type { Selection } from '../../../machines/designer/selection';
import { caretKnob } from '../../../scene/caret';
import { graspableOf } from '../../../scene/group';
import { handleAt } from '../../../scene/handles';
import { elementAt } from '../../../scene/hitTest';
import type { StonePoint } from '../../../scene/marks/mark';
import { CENTRE_LINE_SIDES, centreLineOf } from '../../../scene/marks/rulerMarks';
import { intoElement } from '../../../scene/place';
import { nearestCastLetters } from '../../../stone/foundry';
import type { CaretGrasp, ElementsGrasp, InHand, LaidGrasp } from './gestures/grasp';

/** How far beside something a press still reaches it, in CSS pixels: a fingertip covers more. */
const REACH = { mouse: 5, pen: 8, touch: 18 };
const HANDLE_REACH = { mouse: 9, pen: 12, touch: 20 };

/** What a hand points with. */
export type PointerKind = keyof typeof REACH;

export function kindOf({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** Where a hand reaches, and how the stone is seen there. */
export interface Reaching {
  readonly at: StonePoint;
  readonly kind: PointerKind;
  readonly cssPxPerMm: number;
}

type Known = Pick<DesignerContext, 'shown' | 'history' | 'selected' | 'caret' | 'offered'>;

/** The topmost element where a hand reaches. */
export function elementUnder({ shown }: Known, { at, kind, cssPxPerMm }: Reaching): number | undefined {
  return elementAt(shown?.measures.elements ?? [], at.x, at.y, REACH[kind] / cssPxPerMm);
}

/** What has to be known of elements to work on them by hand. */
export function inHand({ shown, history }: Known, elements: Selection): readonly InHand[] {
  return elements.flatMap((element) => {
    const parm = history.present.Parms[element];
    const measure = shown?.measures.elements.find((one) => one.element === element);
    if (!parm || !measure) return [];
    const mounted = parm.type === 'text' && parm.variant !== 'sandb';
    const cast = mounted ? nearestCastLetters(parm.fontFamily).heights : undefined;
    return [{ element, parm, measure, cast }];
  });
}

/** Takes hold of elements by themselves. */
export function graspElements(
  known: Known,
  elements: Selection,
  from: StonePoint,
): ElementsGrasp | undefined {
  const held = inHand(known, elements);
  const grasped = graspableOf(held.map(({ measure }) => measure));
  return grasped && { kind: 'elements', inHand: held, grasped, handle: undefined, from };
}

/** A handle of what is in hand, where a hand reaches one. */
export function graspHandle(known: Known, { at, kind, cssPxPerMm }: Reaching): ElementsGrasp | undefined {
  const grasp = graspElements(known, known.selected, at);
  if (!grasp || known.caret !== undefined) return undefined;
  const handle = handleAt(grasp.grasped, at.x, at.y, cssPxPerMm, HANDLE_REACH[kind]);
  return handle && { ...grasp, handle };
}

/** The knob of the caret, where a hand reaches it. */
export function graspCaret(known: Known, { at, kind, cssPxPerMm }: Reaching): CaretGrasp | undefined {
  const { caret, shown, selected } = known;
  const [one] = inHand(known, selected);
  const gap = caret === undefined ? undefined : shown?.grip?.gaps[caret];
  if (caret === undefined || gap === undefined || !one || !shown?.grip || one.parm.type !== 'text')
    return undefined;
  const { place, box } = one.measure;
  const own = intoElement(place, at.x, at.y);
  const pixel = 1 / (cssPxPerMm * place.scale);
  const knob = caretKnob(box, gap, pixel);
  const within = Math.hypot(own.x - knob.x, own.y - knob.y) <= (HANDLE_REACH[kind] + 4) * pixel;
  if (!within) return undefined;
  return { kind: 'caret', line: one.parm, grip: shown.grip, caret, grasped: one.measure, from: at };
}

/** How far a point lies from a straight line between two others. */
function awayFrom(at: StonePoint, from: StonePoint, to: StonePoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(at.x - from.x - nearest * dx, at.y - from.y - nearest * dy);
}

/** A knob of a centre line or a ruler where a hand reaches one; a ruler also by its length. */
export function graspLaid({ history }: Known, { at, kind, cssPxPerMm }: Reaching): LaidGrasp | undefined {
  const design = history.present;
  const reach = HANDLE_REACH[kind] / cssPxPerMm;
  const near = ({ x, y }: StonePoint) => Math.hypot(x - at.x, y - at.y) <= reach;
  const side = CENTRE_LINE_SIDES.find((one) => {
    const x = centreLineOf(design, one);
    return x !== undefined && near({ x, y: 0 });
  });
  if (side) return { kind: 'centreLine', side, from: at };
  for (const [index, ruler] of design.rulers.entries()) {
    const whole = awayFrom(at, ruler.dotOne, ruler.dotTwo) <= REACH[kind] / cssPxPerMm ? 'whole' : undefined;
    const part = near(ruler.dotTwo) ? 'dotTwo' : near(ruler.dotOne) ? 'dotOne' : whole;
    if (part) return { kind: 'ruler', index, ruler, part, from: at };
  }
  return undefined;
}
