import type { DesignerContext } from '../../../../machines/designer/context';
import type { Selection } from '../../../../machines/designer/selection';
import { caretKnob } from '../../../../scene/caret';
import { selectionBounds } from '../../../../scene/group';
import { handleAt } from '../../../../scene/handles';
import { elementAt } from '../../../../scene/hitTest';
import type { StonePoint } from '../../../../scene/marks/mark';
import { CENTRE_LINE_SIDES, centreLineOf } from '../../../../scene/marks/rulerMarks';
import { intoElement } from '../../../../scene/place';
import { cutOfLine } from '../../../../stone/cut';
import { isLocked } from '../../../../stone/edits/locks';
import { nearestCastLetters } from '../../../../stone/foundry';
import type {
  CaretSubject,
  CentreLineSubject,
  DraggedElement,
  ElementsSubject,
  GuideLineSubject,
  RulerSubject,
} from '../drag/dragSubject';

/** The pointer's tolerance, in CSS pixels: a fingertip covers more. */
const TOLERANCE = { mouse: 5, pen: 8, touch: 18 };
const HANDLE_TOLERANCE = { mouse: 9, pen: 12, touch: 20 };

export type PointerKind = keyof typeof TOLERANCE;

/** The place of a press, its pointer type, and the view. */
export interface PressPoint {
  /** In mm of the stone. */
  readonly at: StonePoint;
  readonly kind: PointerKind;
  readonly cssPxPerMm: number;
}

/** The design's data needed to tell what was pressed. */
type Known = Pick<DesignerContext, 'shown' | 'history' | 'selected' | 'caret' | 'offered'>;

/** The topmost element under a press. */
export function hitElement({ shown }: Known, { at, kind, cssPxPerMm }: PressPoint): number | undefined {
  return elementAt(shown?.measures.elements ?? [], at.x, at.y, TOLERANCE[kind] / cssPxPerMm);
}

/** Of some elements those that can be dragged: seen, and not locked. */
function draggedElements({ shown, history }: Known, elements: Selection): readonly DraggedElement[] {
  return elements.flatMap((element) => {
    const parm = history.present.Parms[element];
    const measure = shown?.measures.elements.find((one) => one.element === element);
    if (!parm || !measure || isLocked(history.present.Parms, element)) return [];
    const mounted = parm.type === 'text' && cutOfLine(parm) === 'mounted';
    const cast = mounted ? nearestCastLetters(parm.fontFamily).heights : undefined;
    return [{ element, parm, measure, cast }];
  });
}

/** Elements to be dragged, pressed at a point of the stone in mm; undefined where none of them can be. */
export function elementsSubject(
  known: Known,
  selection: Selection,
  from: StonePoint,
): ElementsSubject | undefined {
  const elements = draggedElements(known, selection);
  const whole = selectionBounds(elements.map(({ measure }) => measure));
  return whole && { kind: 'elements', elements, whole, handle: undefined, from };
}

/** The selected elements and the handle that was pressed. */
export function hitHandle(known: Known, { at, kind, cssPxPerMm }: PressPoint): ElementsSubject | undefined {
  const subject = elementsSubject(known, known.selected, at);
  if (!subject || known.caret !== undefined) return undefined;
  const handle = handleAt(subject.whole, at.x, at.y, cssPxPerMm, HANDLE_TOLERANCE[kind]);
  return handle && { ...subject, handle };
}

/** The caret whose knob was pressed. */
export function hitCaret(known: Known, { at, kind, cssPxPerMm }: PressPoint): CaretSubject | undefined {
  const { caret, shown, selected } = known;
  const [one] = draggedElements(known, selected);
  const gap = caret === undefined ? undefined : shown?.grip?.gaps[caret];
  if (caret === undefined || gap === undefined || !one || !shown?.grip || one.parm.type !== 'text')
    return undefined;
  const { place } = one.measure;
  const own = intoElement(place, at.x, at.y);
  const pixel = 1 / (cssPxPerMm * place.scale);
  const knob = caretKnob(gap, pixel);
  const within = Math.hypot(own.x - knob.x, own.y - knob.y) <= (HANDLE_TOLERANCE[kind] + 4) * pixel;
  if (!within) return undefined;
  return { kind: 'caret', line: one.parm, grip: shown.grip, caret, whole: one.measure, from: at };
}

/** The distance of a point from a straight line between two others. */
function awayFrom(at: StonePoint, from: StonePoint, to: StonePoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(at.x - from.x - nearest * dx, at.y - from.y - nearest * dy);
}

/** The centre line, guide line or ruler whose knob was pressed; a ruler is also hit along its length. */
export function hitRuler(
  { history }: Known,
  { at, kind, cssPxPerMm }: PressPoint,
): CentreLineSubject | GuideLineSubject | RulerSubject | undefined {
  const design = history.present;
  const tolerance = HANDLE_TOLERANCE[kind] / cssPxPerMm;
  const near = ({ x, y }: StonePoint) => Math.hypot(x - at.x, y - at.y) <= tolerance;
  const side = CENTRE_LINE_SIDES.find((one) => {
    const x = centreLineOf(design, one);
    return x !== undefined && near({ x, y: 0 });
  });
  if (side) return { kind: 'centreLine', side, from: at };
  const guideLine = (design.guideLines ?? []).findIndex((y) => near({ x: 0, y }));
  if (guideLine >= 0) return { kind: 'guideLine', index: guideLine, from: at };
  for (const [index, ruler] of design.rulers.entries()) {
    const whole =
      awayFrom(at, ruler.dotOne, ruler.dotTwo) <= TOLERANCE[kind] / cssPxPerMm ? 'whole' : undefined;
    const part = near(ruler.dotTwo) ? 'dotTwo' : near(ruler.dotOne) ? 'dotOne' : whole;
    if (part) return { kind: 'ruler', index, ruler, part, from: at };
  }
  return undefined;
}
