import { type RefObject, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { designerMachine } from '../../../machines/designer/designerMachine';
import { openRenderer } from '../../../renderer/renderer';
import { handleAt } from '../../../scene/handles';
import { elementAt } from '../../../scene/hitTest';
import { applyEdit } from '../../../stone/edits/edit';
import { DesignerContext } from '../designerContext';
import { type Followed, follow, type Grasp, type Point } from './gesture';

/** How far beside an element or a handle a press still reaches it, in CSS pixels: a fingertip covers more. */
const REACH = { mouse: 5, pen: 8, touch: 18 };
const HANDLE_REACH = { mouse: 9, pen: 12, touch: 20 };

/** How far the pointer has to go before a press becomes a drag, in CSS pixels. */
const SLACK = { mouse: 3, pen: 5, touch: 8 };

/** How near something is drawn to what stands beside it, in CSS pixels. */
const SNAP = 6;

type PointerKind = keyof typeof REACH;
type Designer = ActorRefFrom<typeof designerMachine>;

function kindOf({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** The pointer on one stage, from press to release. */
class Hand {
  private pressed:
    | { readonly pointer: number; readonly grasp: Grasp; readonly at: Point; slack: number }
    | undefined;
  private followed: Followed | undefined;
  private requested = 0;

  constructor(
    private readonly frame: HTMLElement,
    private readonly designer: Designer,
  ) {}

  private get context() {
    return this.designer.getSnapshot().context;
  }

  private get cssPxPerMm(): number {
    return (this.context.shown?.view.pxPerMm ?? 1) / window.devicePixelRatio;
  }

  private onStone(event: PointerEvent): Point {
    const { left, top } = this.frame.getBoundingClientRect();
    const view = this.context.shown?.view ?? { pxPerMm: 1, left: 0, top: 0 };
    return {
      x: ((event.clientX - left) * window.devicePixelRatio - view.left) / view.pxPerMm,
      y: ((event.clientY - top) * window.devicePixelRatio - view.top) / view.pxPerMm,
    };
  }

  private elementAt({ x, y }: Point, kind: PointerKind): number | undefined {
    const elements = this.context.shown?.measures.elements ?? [];
    return elementAt(elements, x, y, REACH[kind] / this.cssPxPerMm);
  }

  /** What a press at a point takes hold of: a handle of the element in hand, or the element there. */
  private graspAt(from: Point, kind: PointerKind): Grasp | undefined {
    const { shown, selected, history } = this.context;
    if (!shown) return undefined;
    const measureOf = (element: number | undefined) =>
      shown.measures.elements.find((measure) => measure.element === element);
    const inHand = measureOf(selected);
    const handle = inHand && handleAt(inHand, from.x, from.y, this.cssPxPerMm, HANDLE_REACH[kind]);
    const element = handle ? selected : this.elementAt(from, kind);
    const measure = measureOf(element);
    const parm = element === undefined ? undefined : history.present.Parms[element];
    return measure && parm && { element: measure.element, parm, measure, handle, from };
  }

  readonly press = (event: PointerEvent): void => {
    if (!this.context.shown || this.context.readOnly || event.button !== 0 || this.pressed) return;
    const kind = kindOf(event);
    const grasp = this.graspAt(this.onStone(event), kind);
    this.designer.send({ type: 'select', element: grasp?.element });
    if (!grasp) return;
    const at = { x: event.clientX, y: event.clientY };
    this.pressed = { pointer: event.pointerId, grasp, at, slack: SLACK[kind] };
    this.frame.setPointerCapture(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    const { pressed, context } = this;
    if (pressed?.pointer !== event.pointerId || !context.shown) return;
    if (!this.followed) {
      if (Math.hypot(event.clientX - pressed.at.x, event.clientY - pressed.at.y) < pressed.slack) return;
      this.designer.send({ type: 'grasp' });
    }
    const { measures } = context.shown;
    const { centerLineLeft, centerLineRight } = context.history.present;
    const surroundings = {
      width: measures.width,
      height: measures.height,
      centreLines: [centerLineLeft, centerLineRight].filter((line) => line !== undefined),
      others: measures.elements.filter(({ element }) => element !== pressed.grasp.element),
    };
    const manner = { reach: SNAP / this.cssPxPerMm, free: event.altKey, inSteps: event.shiftKey };
    this.followed = follow(pressed.grasp, this.onStone(event), surroundings, manner);
    this.requested ||= requestAnimationFrame(this.show);
  };

  /** At most once a frame the renderer hears how far it has come; nobody else does. */
  private readonly show = async (): Promise<void> => {
    this.requested = 0;
    const { followed, pressed } = this;
    if (!followed || !pressed) return;
    const { stage } = await openRenderer();
    if (followed.place) await stage.place(pressed.grasp.element, followed.place, followed.guides);
    else await stage.show(applyEdit(this.context.history.present, followed.edit));
  };

  readonly release = (event: PointerEvent): void => this.letGo(event, true);
  readonly cancel = (event: PointerEvent): void => this.letGo(event, false);

  private letGo(event: PointerEvent, keep: boolean): void {
    const { pressed, followed } = this;
    if (pressed?.pointer !== event.pointerId) return;
    this.pressed = undefined;
    this.followed = undefined;
    if (!followed) {
      // A handle may lie over another element: pressed and let go where it is, it was that which was meant.
      if (keep && pressed.grasp.handle) {
        const beneath = this.elementAt(pressed.grasp.from, kindOf(event));
        if (beneath !== undefined) this.designer.send({ type: 'select', element: beneath });
      }
      return;
    }
    this.designer.send({ type: 'release' });
    const before = this.context.history.present;
    if (keep) this.designer.send({ type: 'edit', edit: followed.edit, alone: true });
    // Where it comes to stand as it stood, no edit redraws it: guides and preview are taken back here.
    if (this.context.history.present === before) openRenderer().then(({ stage }) => stage.show(before));
  }

  stop(): void {
    cancelAnimationFrame(this.requested);
  }
}

/**
 * The pointer on the stone: a press selects, a drag moves, a handle scales or turns. Meanwhile the renderer alone hears
 * of it, at most once a frame; the machine is told when it is let go.
 */
export function usePointer(frame: RefObject<HTMLDivElement | null>): void {
  const designer = DesignerContext.useActorRef();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const hand = new Hand(element, designer);
    element.addEventListener('pointerdown', hand.press);
    element.addEventListener('pointermove', hand.move);
    element.addEventListener('pointerup', hand.release);
    element.addEventListener('pointercancel', hand.cancel);
    return () => {
      hand.stop();
      element.removeEventListener('pointerdown', hand.press);
      element.removeEventListener('pointermove', hand.move);
      element.removeEventListener('pointerup', hand.release);
      element.removeEventListener('pointercancel', hand.cancel);
    };
  }, [designer, frame]);
}
