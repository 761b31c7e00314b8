import type { DesignerEvent } from '../../../../machines/designer/context';
import type { DesignerActor } from '../../../../machines/designer/designerMachine';
import { type Selection, sameSelection } from '../../../../machines/designer/selection';
import type { StonePoint as Point } from '../../../../scene/marks/mark';
import type { Viewport } from '../viewport';
import { DragPreview, type PreviewSeen } from './dragPreview';
import { MarqueeBox } from './marqueeBox';
import { nextState } from './nextState';
import { PendingSelection } from './pendingSelection';
import { readPointer } from './pointerInput';
import type { PointerStage } from './pointerStage';
import { IDLE, type PointerState, type Pressed } from './pointerState';
import { Taps } from './taps';
import type { Inputs } from './transitions';

const LEFT_BUTTON = 0;
const MIDDLE_BUTTON = 1;

/** A long press takes this long (ms). */
const LONG_PRESS = 450;

/** The pointers on one stage, from press to release: turns the browser's events into those of the states. */
export class Pointers implements PointerStage {
  readonly preview: DragPreview;
  readonly marqueeBox: MarqueeBox;
  readonly pending = new PendingSelection(this);
  isSpaceHeld = false;
  private readonly taps: Taps;
  private state: PointerState = IDLE;
  /** Every pointer that is down, and its last position, in device pixels of the canvas. */
  private readonly places = new Map<number, Point>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** @param write focuses the selected line's text field. */
  constructor(
    private readonly frame: HTMLElement,
    private readonly designer: DesignerActor,
    readonly viewport: Viewport,
    seen: PreviewSeen,
    write: () => void,
  ) {
    this.preview = new DragPreview(() => this.context.history.present, seen);
    this.marqueeBox = new MarqueeBox(frame);
    this.taps = new Taps(write);
  }

  get context() {
    return this.designer.getSnapshot().context;
  }

  get cssPxPerMm(): number {
    return this.viewport.view.pxPerMm / window.devicePixelRatio;
  }

  send(event: DesignerEvent): void {
    this.designer.send(event);
  }

  select(elements: Selection): void {
    if (!sameSelection(elements, this.context.selected)) this.send({ type: 'select', elements });
  }

  tap(pressed: Pressed): void {
    this.taps.tap(pressed, this);
  }

  readonly down = (event: PointerEvent): void => {
    if (!this.context.shown || (event.button !== LEFT_BUTTON && event.button !== MIDDLE_BUTTON)) return;
    // Pressed while already down: the browser never reported the release.
    if (this.places.has(event.pointerId)) this.cancel(event);
    const input = readPointer(event, this.frame, this.viewport.view);
    this.places.set(event.pointerId, input.onCanvas);
    this.frame.setPointerCapture(event.pointerId);
    this.take('down', input);
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.places.get(event.pointerId);
    if (!before) return;
    const to = readPointer(event, this.frame, this.viewport.view);
    this.places.set(event.pointerId, to.onCanvas);
    this.take('move', { to, before, other: this.otherThan(event.pointerId) });
  };

  readonly up = (event: PointerEvent): void => this.end('up', event);

  /** The browser cancelled the pointer, or its capture was lost. */
  readonly cancel = (event: PointerEvent): void => this.end('cancel', event);

  readonly click = (): void => this.taps.click();

  /** Space makes every drag pan; Escape undoes only what was begun; Delete ends it too. */
  readonly keyDown = (event: KeyboardEvent): void => {
    if (event.key === ' ') {
      event.preventDefault();
      this.isSpaceHeld = true;
    } else if (event.key === 'Escape') {
      if (this.take('escape', undefined)) event.stopPropagation();
    } else if (event.key === 'Delete' || event.key === 'Backspace') this.take('delete', undefined);
  };

  readonly keyUp = (event: KeyboardEvent): void => {
    if (event.key === ' ') this.isSpaceHeld = false;
  };

  readonly blur = (): void => {
    this.isSpaceHeld = false;
  };

  stop(): void {
    clearTimeout(this.resting);
    this.pending.drop();
    this.marqueeBox.hide();
    this.preview.end();
  }

  private end(event: 'up' | 'cancel', { pointerId }: PointerEvent): void {
    if (this.places.delete(pointerId)) this.take(event, { left: this.places.size });
  }

  /** Changes to the state an event leads to; returns whether that is another. */
  private take<E extends keyof Inputs>(event: E, input: Inputs[E]): boolean {
    const before = this.state;
    this.state = nextState(before, event, input, this);
    if (this.state === before) return false;
    if (before.kind === 'press') clearTimeout(this.resting);
    if (this.state.kind === 'press' && this.state.pressed.point.kind === 'touch')
      this.resting = setTimeout(() => this.take('rest', undefined), LONG_PRESS);
    return true;
  }

  /** The position of the first other pointer that is down. */
  private otherThan(pointer: number): Point | undefined {
    for (const [other, at] of this.places) if (other !== pointer) return at;
    return undefined;
  }
}
