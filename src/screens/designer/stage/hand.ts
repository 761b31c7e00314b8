import type { ActorRefFrom } from 'xstate';
import { panned } from '../../../../workers/stage/view';
import type { designerMachine } from '../../../machines/designer/designerMachine';
import { oneAtATime } from '../../../renderer/oneAtATime';
import { openRenderer } from '../../../renderer/renderer';
import { handleAt } from '../../../scene/handles';
import { elementAt } from '../../../scene/hitTest';
import { applyEdit } from '../../../stone/edits/edit';
import type { Design } from '../../../stone/stone';
import type { Eye } from './eye';
import { type Followed, follow, type Grasp, type Point } from './gesture';
import { pinched } from './pinch';

/** How far beside an element or a handle a press still reaches it, in CSS pixels: a fingertip covers more. */
const REACH = { mouse: 5, pen: 8, touch: 18 };
const HANDLE_REACH = { mouse: 9, pen: 12, touch: 20 };

/** How far the pointer has to go before a press becomes a drag, in CSS pixels. */
const SLACK = { mouse: 3, pen: 5, touch: 8 };

/** How near something is drawn to what stands beside it, in CSS pixels. */
const SNAP = 6;

const LEFT_BUTTON = 0;
const MIDDLE_BUTTON = 1;

type PointerKind = keyof typeof REACH;

function kindOf({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** An element pressed on; once the pointer has gone far enough it is being dragged. */
interface Pressed {
  readonly pointer: number;
  readonly grasp: Grasp;
  readonly at: Point;
  readonly slack: number;
  /** The design it was pressed in: in another the same index may be another element. */
  readonly design: Design;
}

/** The pointers on one stage, from press to release. */
export class Hand {
  private pressed: Pressed | undefined;
  /** Every pointer that is down, and where it was last, in device pixels of the canvas. */
  private readonly pointers = new Map<number, Point>();
  private followed: Followed | undefined;
  /** The renderer hears how far it has come; nobody else does. */
  private readonly showing = oneAtATime(async (followed: Followed) => {
    const { stage } = await openRenderer();
    // Let go meanwhile: the edit is on its way, and nothing may be shown after it.
    if (this.followed === undefined) return;
    const { element, place, guides, edit } = followed;
    if (place) await stage.place(element, place, guides);
    else await stage.show(applyEdit(this.context.history.present, edit));
  });

  constructor(
    private readonly frame: HTMLElement,
    private readonly designer: ActorRefFrom<typeof designerMachine>,
    private readonly eye: Eye,
  ) {}

  private get context() {
    return this.designer.getSnapshot().context;
  }

  private get cssPxPerMm(): number {
    return this.eye.view.pxPerMm / window.devicePixelRatio;
  }

  /** The place of an event on the canvas, in device pixels. */
  private onCanvas(event: PointerEvent): Point {
    const { left, top } = this.frame.getBoundingClientRect();
    const { devicePixelRatio } = window;
    return { x: (event.clientX - left) * devicePixelRatio, y: (event.clientY - top) * devicePixelRatio };
  }

  private onStone(event: PointerEvent): Point {
    const { x, y } = this.onCanvas(event);
    const { pxPerMm, left, top } = this.eye.view;
    return { x: (x - left) / pxPerMm, y: (y - top) / pxPerMm };
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
    const { shown, readOnly } = this.context;
    if (!shown || (event.button !== LEFT_BUTTON && event.button !== MIDDLE_BUTTON)) return;
    this.pointers.set(event.pointerId, this.onCanvas(event));
    this.frame.setPointerCapture(event.pointerId);
    if (this.pointers.size > 1) {
      // A second finger: the two look nearer or farther, and what the first had begun is taken back.
      if (this.pressed) this.letGo(this.pressed.pointer, undefined);
      return;
    }
    if (readOnly || event.button === MIDDLE_BUTTON) return;
    const kind = kindOf(event);
    const grasp = this.graspAt(this.onStone(event), kind);
    this.designer.send({ type: 'select', element: grasp?.element });
    if (!grasp) return;
    const at = { x: event.clientX, y: event.clientY };
    const design = this.context.history.present;
    this.pressed = { pointer: event.pointerId, grasp, at, slack: SLACK[kind], design };
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const at = this.onCanvas(event);
    const [other] = [...this.pointers].filter(([pointer]) => pointer !== event.pointerId);
    this.pointers.set(event.pointerId, at);
    if (other) this.eye.look(pinched(this.eye.view, [before, other[1]], [at, other[1]]));
    else if (this.pressed) this.drag(event, this.pressed);
    else this.eye.look(panned(this.eye.view, at.x - before.x, at.y - before.y));
  };

  private drag(event: PointerEvent, pressed: Pressed): void {
    const { context } = this;
    if (!context.shown) return;
    if (context.history.present !== pressed.design) {
      this.letGo(pressed.pointer, undefined);
      return;
    }
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
    this.showing.ask(this.followed);
  }

  readonly release = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    this.letGo(event.pointerId, kindOf(event));
  };

  readonly cancel = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    this.letGo(event.pointerId, undefined);
  };

  /** Escape takes back what was begun, and nothing else. */
  readonly giveUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.pressed || !this.followed) return;
    event.stopPropagation();
    this.letGo(this.pressed.pointer, undefined);
  };

  /** Ends a press. `kind` is the pointer that let go; undefined takes back what was begun. */
  private letGo(pointer: number, kind: PointerKind | undefined): void {
    const { pressed, followed } = this;
    if (pressed?.pointer !== pointer) return;
    this.pressed = undefined;
    this.followed = undefined;
    this.showing.stop();
    if (!followed) {
      // A handle may lie over another element: pressed and let go where it is, it was that which was meant.
      if (kind && pressed.grasp.handle) {
        const beneath = this.elementAt(pressed.grasp.from, kind);
        if (beneath !== undefined) this.designer.send({ type: 'select', element: beneath });
      }
      return;
    }
    this.designer.send({ type: 'release' });
    const before = this.context.history.present;
    if (kind && before === pressed.design)
      this.designer.send({ type: 'edit', edit: followed.edit, alone: true });
    // Where it comes to stand as it stood, no edit redraws it: guides and preview are taken back here.
    if (this.context.history.present === before) openRenderer().then(({ stage }) => stage.show(before));
  }

  stop(): void {
    this.showing.stop();
  }
}
