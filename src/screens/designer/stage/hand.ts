import type { ActorRefFrom } from 'xstate';
import type { Shown } from '../../../../workers/stage/contract';
import { panned } from '../../../../workers/stage/view';
import type { designerMachine } from '../../../machines/designer/designerMachine';
import { type Selection, sameSelection, toggled } from '../../../machines/designer/selection';
import { oneAtATime } from '../../../renderer/oneAtATime';
import { openRenderer } from '../../../renderer/renderer';
import { nearestGap } from '../../../scene/caret';
import type { StonePoint } from '../../../scene/marks/mark';
import { intoElement } from '../../../scene/place';
import { applyEdit } from '../../../stone/edits/applyEdit';
import type { Design } from '../../../stone/stone';
import type { DragResult } from './drag/dragResult';
import type { DragSubject } from './drag/dragSubject';
import { dragTo } from './drag/dragTo';
import { surroundingsOf } from './drag/surroundingsOf';
import { elementsTouched, Marquee } from './marquee';
import { pinched } from './pinch';
import {
  elementsSubject,
  hitCaret,
  hitElement,
  hitHandle,
  hitRuler,
  kindOf,
  type PointerKind,
  type PressPoint,
} from './pointer/hitTest';
import type { Viewport } from './viewport';

/** How far the pointer has to go before a press becomes a drag, in CSS pixels. */
const SLACK = { mouse: 3, pen: 5, touch: 8 };

/** How near something is drawn to what stands beside it, in CSS pixels. */
const SNAP = 6;

/** Two taps within this time (ms) are one double tap; a finger that rests so long takes one more in hand. */
const DOUBLE_TAP = 400;
const LONG_PRESS = 450;

const LEFT_BUTTON = 0;
const MIDDLE_BUTTON = 1;

/** What a press is about, until the pointer has gone far enough to be a drag. */
interface Pressed {
  readonly pointer: number;
  readonly kind: PointerKind;
  /** Where, on the screen in CSS pixels and on the stone in mm. */
  readonly at: StonePoint;
  readonly from: StonePoint;
  /** What was taken hold of; undefined beside everything, where a drag draws a box or looks elsewhere. */
  readonly grasp: DragSubject | undefined;
  /** What was selected before, for a box that adds to it. */
  readonly before: Selection;
  /** What a tap would select in the end. */
  readonly tapped: Selection | undefined;
  /** The design it was pressed in: in another the same index may be another element. */
  readonly design: Design;
}

/** The pointers on one stage, from press to release. */
export class Hand {
  private pressed: Pressed | undefined;
  private dragging = false;
  private panning = false;
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** A line was tapped twice: its words are gone to once the browser has done with the press. */
  private wantsWords = false;
  private lastTap: { readonly element: number; readonly when: number } | undefined;
  /** Every pointer that is down, and where it was last, in device pixels of the canvas. */
  private readonly pointers = new Map<number, StonePoint>();
  private readonly marquee: Marquee;
  private followed: DragResult | undefined;
  /** Space is held: a drag looks elsewhere, whatever lies under it. */
  private space = false;
  /** The renderer hears how far it has come; nobody else does. */
  private readonly showing = oneAtATime(async (followed: DragResult) => {
    const { stage } = await openRenderer();
    // Let go meanwhile: the edit is on its way, and nothing may be shown after it.
    if (this.followed === undefined) return;
    const { placed, guides, edit } = followed;
    const changed = placed ? undefined : applyEdit(this.context.history.present, edit);
    const seen = changed ? await stage.show(changed) : { marks: await stage.place(placed ?? [], guides) };
    if (this.followed !== undefined && seen) this.seen(seen, changed);
  });

  constructor(
    private readonly frame: HTMLElement,
    private readonly designer: ActorRefFrom<typeof designerMachine>,
    private readonly viewport: Viewport,
    /** Hears what is seen while something is dragged, and the design that is shown where it is another. */
    private readonly seen: (seen: Pick<Shown, 'marks'> & Partial<Shown>, design: Design | undefined) => void,
    /** Goes to the words of the line in hand. */
    private readonly write: () => void,
  ) {
    this.marquee = new Marquee(frame);
  }

  private get context() {
    return this.designer.getSnapshot().context;
  }

  private get cssPxPerMm(): number {
    return this.viewport.view.pxPerMm / window.devicePixelRatio;
  }

  /** The place of an event in the frame, in CSS pixels. */
  private inFrame(event: PointerEvent): StonePoint {
    const { left, top } = this.frame.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  /** The place of an event on the canvas, in device pixels. */
  private onCanvas(event: PointerEvent): StonePoint {
    const { x, y } = this.inFrame(event);
    return { x: x * window.devicePixelRatio, y: y * window.devicePixelRatio };
  }

  private onStone(event: PointerEvent): StonePoint {
    const { x, y } = this.onCanvas(event);
    const { pxPerMm, left, top } = this.viewport.view;
    return { x: (x - left) / pxPerMm, y: (y - top) / pxPerMm };
  }

  readonly press = (event: PointerEvent): void => {
    const { shown, readOnly } = this.context;
    if (!shown || (event.button !== LEFT_BUTTON && event.button !== MIDDLE_BUTTON)) return;
    this.pointers.set(event.pointerId, this.onCanvas(event));
    this.frame.setPointerCapture(event.pointerId);
    if (this.pointers.size > 1) {
      // A second finger: the two look nearer or farther, and what the first had begun is taken back.
      if (this.pressed) this.letGo(this.pressed.pointer, false);
      return;
    }
    const kind = kindOf(event);
    this.panning = readOnly || this.space || event.button === MIDDLE_BUTTON;
    if (this.panning) return;
    const reaching = { at: this.onStone(event), kind, cssPxPerMm: this.cssPxPerMm };
    this.pressed = this.takeHold(event, reaching);
    this.panning = kind === 'touch' && this.pressed.grasp === undefined;
    clearTimeout(this.resting);
    if (kind === 'touch') this.resting = setTimeout(() => this.rest(reaching), LONG_PRESS);
  };

  /** Takes hold of what lies under a press, and selects what that means. */
  private takeHold(event: PointerEvent, reaching: PressPoint): Pressed {
    const { context } = this;
    const before = context.selected;
    const pressed = {
      pointer: event.pointerId,
      kind: reaching.kind,
      at: this.inFrame(event),
      from: reaching.at,
      before,
      design: context.history.present,
    };
    const more = event.shiftKey || event.ctrlKey || event.metaKey;
    const special =
      hitCaret(context, reaching) ??
      (more ? undefined : hitHandle(context, reaching)) ??
      hitRuler(context, reaching);
    if (special) return { ...pressed, grasp: special, tapped: undefined };
    const element = hitElement(context, reaching);
    if (element === undefined) {
      if (!more) this.select([]);
      return { ...pressed, before: more ? before : [], grasp: undefined, tapped: undefined };
    }
    const selected = more ? toggled(before, element) : before.includes(element) ? before : [element];
    this.select(selected);
    const grasp = selected.includes(element)
      ? elementsSubject(this.context, selected, reaching.at)
      : undefined;
    return { ...pressed, grasp, tapped: more ? undefined : [element] };
  }

  private select(elements: Selection): void {
    if (!sameSelection(elements, this.context.selected)) this.designer.send({ type: 'select', elements });
  }

  /** A finger that rests on an element takes it in hand beside the others, or lets it go. */
  private rest(reaching: PressPoint): void {
    const { pressed } = this;
    if (!pressed || this.dragging) return;
    const element = hitElement(this.context, reaching);
    if (element === undefined) return;
    this.pressed = undefined;
    this.select(toggled(pressed.before, element));
    navigator.vibrate?.(10);
  }

  readonly move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const at = this.onCanvas(event);
    const [other] = [...this.pointers].filter(([pointer]) => pointer !== event.pointerId);
    this.pointers.set(event.pointerId, at);
    if (other) this.viewport.moveTo(pinched(this.viewport.view, [before, other[1]], [at, other[1]]));
    else if (this.panning) this.pan(event, before, at);
    else if (this.pressed) this.drag(event, this.pressed);
  };

  private hasLeft(event: PointerEvent, { at, kind }: Pressed): boolean {
    const now = this.inFrame(event);
    return Math.hypot(now.x - at.x, now.y - at.y) >= SLACK[kind];
  }

  private pan(event: PointerEvent, before: StonePoint, at: StonePoint): void {
    if (this.pressed && !this.dragging && !this.hasLeft(event, this.pressed)) return;
    this.dragging = true;
    clearTimeout(this.resting);
    this.viewport.moveTo(panned(this.viewport.view, at.x - before.x, at.y - before.y));
  }

  private drag(event: PointerEvent, pressed: Pressed): void {
    const { context } = this;
    if (!context.shown) return;
    if (context.history.present !== pressed.design) {
      this.letGo(pressed.pointer, false);
      return;
    }
    if (!this.dragging) {
      if (!this.hasLeft(event, pressed)) return;
      this.dragging = true;
      clearTimeout(this.resting);
      if (pressed.grasp) this.designer.send({ type: 'grasp' });
    }
    const to = this.onStone(event);
    if (!pressed.grasp) {
      this.marquee.show(pressed.at, this.inFrame(event));
      const touched = elementsTouched(context.shown.measures.elements, pressed.from, to);
      this.select([...new Set([...pressed.before, ...touched])].sort((one, other) => one - other));
      return;
    }
    const manner = { snapDistance: SNAP / this.cssPxPerMm, free: event.altKey, inSteps: event.shiftKey };
    this.followed = dragTo(pressed.grasp, to, surroundingsOf(context, pressed.grasp), manner);
    this.showing.ask(this.followed);
  }

  readonly release = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    this.letGo(event.pointerId, true);
  };

  /** Only now does the focus stay where it is put: a finger's press brings it to the stage after it was let go. */
  readonly click = (): void => {
    if (this.wantsWords) this.write();
    this.wantsWords = false;
  };

  readonly cancel = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    this.letGo(event.pointerId, false);
  };

  /** Space makes every drag look elsewhere; Escape takes back what was begun, and nothing else; Delete ends it too. */
  readonly keyDown = (event: KeyboardEvent): void => {
    if (event.key === ' ') {
      event.preventDefault();
      this.space = true;
    } else if (event.key === 'Escape' && this.pressed && this.dragging) {
      event.stopPropagation();
      const { before, grasp } = this.pressed;
      this.letGo(this.pressed.pointer, false);
      if (!grasp) this.select(before);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && this.pressed && this.dragging) {
      // What is asked next takes the pointer away: the element stands where it stood.
      this.letGo(this.pressed.pointer, false);
    }
  };

  readonly keyUp = (event: KeyboardEvent): void => {
    if (event.key === ' ') this.space = false;
  };

  readonly blur = (): void => {
    this.space = false;
  };

  /** Ends a press; `done` says that it was meant, else what was begun is taken back. */
  private letGo(pointer: number, done: boolean): void {
    const { pressed, followed, dragging } = this;
    clearTimeout(this.resting);
    if (pressed?.pointer !== pointer) {
      if (this.pointers.size === 0) this.dragging = false;
      return;
    }
    this.pressed = undefined;
    this.followed = undefined;
    this.dragging = false;
    this.marquee.hide();
    this.showing.stop();
    if (!dragging) {
      if (done) this.tap(pressed);
      return;
    }
    if (!pressed.grasp || this.panning) return;
    this.designer.send({ type: 'release' });
    const before = this.context.history.present;
    if (done && followed && before === pressed.design)
      this.designer.send({ type: 'edit', edit: followed.edit, alone: true });
    // Where it comes to stand as it stood, no edit redraws it: guides and preview are taken back here.
    if (this.context.history.present === before)
      openRenderer()
        .then(({ stage }) => stage.show(before))
        .catch((error: unknown) => console.error('the stone could not be shown as it stood', error));
  }

  /** A press let go where it was. */
  private tap({ grasp, tapped, from, kind }: Pressed): void {
    if (grasp?.kind === 'elements' && grasp.handle) {
      // A handle may lie over another element: pressed and let go where it is, it was that which was meant.
      const beneath = hitElement(this.context, { at: from, kind, cssPxPerMm: this.cssPxPerMm });
      if (beneath !== undefined) this.select([beneath]);
    }
    const [element] = tapped ?? [];
    if (!tapped || element === undefined) return;
    this.select(tapped);
    const again = this.lastTap?.element === element && performance.now() - this.lastTap.when < DOUBLE_TAP;
    this.lastTap = { element, when: performance.now() };
    this.wantsWords = again;
    // The second tap on a line, and every tap while one is being spaced, goes between two of its letters.
    if (again || this.context.caret !== undefined)
      this.placeCaret(element, from).catch((error: unknown) =>
        console.error('the caret could not be placed', error),
      );
  }

  /** Goes between the letters nearest to a point of the stone; the stage knows where they are. */
  private async placeCaret(element: number, { x, y }: StonePoint): Promise<void> {
    const measure = this.context.shown?.measures.elements.find((one) => one.element === element);
    const { stage } = await openRenderer();
    const { grip } = await stage.hold([element], this.context.caret);
    if (!measure || grip?.element !== element || !sameSelection(this.context.selected, [element])) return;
    const caret = nearestGap(grip.gaps, intoElement(measure.place, x, y).x);
    this.designer.send({ type: 'place caret', caret });
  }

  stop(): void {
    clearTimeout(this.resting);
    this.marquee.hide();
    this.showing.stop();
  }
}
