import { vi } from 'vitest';
import type { DesignerEvent } from '../../../../../src/machines/designer/context';
import type { Loaded } from '../../../../../src/machines/designer/effects';
import type { ElementMeasure } from '../../../../../src/scene/measures';
import { Pointers } from '../../../../../src/screens/designer/stage/pointer/pointers';
import { Viewport } from '../../../../../src/screens/designer/stage/viewport';
import type { Edit } from '../../../../../src/stone/edits/edit';
import { design } from '../../../../../src/stone/stone';
import { Rehearsal } from '../../../../machines/designer/rehearsal';
import { NEW_STONE, SHOWN, stoneInVersion } from '../../../../machines/designer/samples';
import { asked, GRIP } from './fakeRenderer';

/** The elements of the simulated stone, and where they stand. */
export const NAME = 0;
export const BORN = 1;
export const ROSE = 2;
export const AT = [
  { x: 300, y: 200 },
  { x: 300, y: 300 },
  { x: 300, y: 500 },
] as const;

const STONE = design.parse({
  StoneTypeId: 15,
  StoneTypeVariantId: 1501,
  Parms: [
    { type: 'text', subText: 'Anna', fontSize: '40', position: AT[NAME] },
    { type: 'text', subText: '* 1941', fontSize: '20', position: AT[BORN] },
    { type: 'sandblownVignet', vignetId: 552, scale: 1, position: AT[ROSE] },
  ],
});

const measure = (element: number, kind: ElementMeasure['kind'], width: number, height: number) => ({
  element,
  kind,
  place: { ...(AT[element] ?? AT[NAME]), rotation: 0, scale: 1 },
  box: { left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 },
  ink: { left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 },
  width,
  capHeight: kind === 'lettering' ? height : undefined,
});

/** What the stage measured of it: the middles of the boxes stand where the elements do. */
const MEASURES = {
  width: 600,
  height: 750,
  elements: [
    measure(NAME, 'lettering', 200, 40),
    measure(BORN, 'lettering', 120, 20),
    measure(ROSE, 'ornament', 80, 80),
  ],
};

const PIXEL_RATIO = 2;

/** Two CSS pixels per mm; positions such that a forgotten offset would give a wrong result. */
export const VIEW = { pxPerMm: 4, left: 30, top: 50 };
const FRAME = { left: 10, top: 20 };

/** What is held beside a pointer or a key. */
type Keys = Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey', boolean>> & { readonly button?: number };

/** The browser as far as pointers need it: frames and time pass when the test says so. */
function simulateBrowser() {
  let frames: (() => void)[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('window', { devicePixelRatio: PIXEL_RATIO });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  const box = {
    className: '',
    style: {} as Record<string, string>,
    isConnected: false,
    remove: () => {
      box.isConnected = false;
    },
  };
  vi.stubGlobal('document', { createElement: () => box });
  const passFrame = () => {
    for (const frame of frames.splice(0)) frame();
  };
  return { passFrame, vibrate, box };
}

/** The designer with its stone loaded and drawn, and pointers on its stage. */
export class SimulatedStage {
  readonly sent: DesignerEvent[] = [];
  readonly captured: number[] = [];
  readonly write = vi.fn();
  readonly browser = simulateBrowser();
  readonly designing = new Rehearsal();
  readonly viewport = new Viewport(
    () => {},
    () => {},
  );
  private readonly pointers;

  private constructor() {
    const { box } = this.browser;
    const frame = {
      getBoundingClientRect: () => FRAME,
      setPointerCapture: (pointer: number) => this.captured.push(pointer),
      append: () => {
        box.isConnected = true;
      },
    };
    this.pointers = new Pointers(
      frame as unknown as HTMLElement,
      this.designing.actor,
      this.viewport,
      () => {},
      this.write,
    );
  }

  /** Opens it with these elements selected, and between two of the one line's letters where `caret` is given. */
  static async open(
    given: { selected?: readonly number[]; caret?: number; readOnly?: boolean; drawn?: boolean } = {},
  ): Promise<SimulatedStage> {
    const stage = new SimulatedStage();
    const stone = given.readOnly ? stoneInVersion(3, { ...STONE, readOnly: true }) : undefined;
    await stage.designing.loaded({ ...NEW_STONE, design: STONE, stone } satisfies Loaded);
    const drawn = { ...SHOWN, measures: MEASURES, view: VIEW, grip: GRIP };
    if (given.drawn !== false) stage.designing.send({ type: 'drawn', drawn });
    stage.designing.send(
      { type: 'select', elements: given.selected ?? [] },
      { type: 'caret.place', caret: given.caret },
    );
    stage.viewport.follow(VIEW);
    asked.length = 0;
    const send = stage.designing.actor.send.bind(stage.designing.actor);
    vi.spyOn(stage.designing.actor, 'send').mockImplementation((event) => {
      stage.sent.push(event as DesignerEvent);
      send(event);
    });
    return stage;
  }

  get selected(): readonly number[] {
    return this.designing.context.selected;
  }

  /** The edits that were sent, in order. */
  get edits(): readonly Edit[] {
    return this.sent.flatMap((event) => (event.type === 'edit' ? [event.edit] : []));
  }

  /** The other events sent to the designer, without selections, in order. */
  get steps(): readonly string[] {
    return this.sent.map(({ type }) => type).filter((type) => type !== 'select');
  }

  /** A pointer; its positions are mm of the stone in the initial view, a CSS pixel being half a mm. */
  pointer(pointerType: 'mouse' | 'pen' | 'touch', pointerId = 1) {
    const event = (x: number, y: number, keys: Keys = {}) =>
      ({
        pointerId,
        pointerType,
        button: 0,
        clientX: FRAME.left + (x * VIEW.pxPerMm + VIEW.left) / PIXEL_RATIO,
        clientY: FRAME.top + (y * VIEW.pxPerMm + VIEW.top) / PIXEL_RATIO,
        shiftKey: false,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        ...keys,
      }) as PointerEvent;
    const { pointers } = this;
    return {
      down: (x: number, y: number, keys?: Keys) => pointers.down(event(x, y, keys)),
      move: (x: number, y: number, keys?: Keys) => pointers.move(event(x, y, keys)),
      /** Released at its last position: as in the browser, the event's own position is not read. */
      up: () => pointers.up(event(0, 0)),
      cancel: () => pointers.cancel(event(0, 0)),
    };
  }

  /** Presses a key and lets it go; says what the browser was kept from. */
  key(key: string) {
    const event = { key, preventDefault: vi.fn(), stopPropagation: vi.fn() };
    this.pointers.keyDown(event as unknown as KeyboardEvent);
    return {
      ...event,
      up: () => this.pointers.keyUp(event as unknown as KeyboardEvent),
    };
  }

  /** The browser's click after a press. */
  click(): void {
    this.pointers.click();
  }

  blur(): void {
    this.pointers.blur();
  }

  stop(): void {
    this.pointers.stop();
  }

  /** Lets a frame pass, and all that follows from it. */
  async frame(): Promise<void> {
    this.browser.passFrame();
    await this.settled();
  }

  async settled(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Lets time pass, in ms. */
  wait(ms: number): void {
    vi.advanceTimersByTime(ms);
  }
}
