import { beforeLoading } from '../../src/machines/designer/context';
import type { ElementMeasure } from '../../src/scene/measures';
import type { MoveInput, PointerInput } from '../../src/screens/designer/stage/pointer/pointerInput';
import type { PointerStage } from '../../src/screens/designer/stage/pointer/pointerStage';
import { beginHistory } from '../../src/stone/history';
import { design } from '../../src/stone/stone';
import type { View } from '../../workers/stage/contract';

/** As many lines of letters as the peers are measured with. */
const LINES = 12;

const STONE = design.parse({
  Parms: Array.from({ length: LINES }, (_, line) => ({
    type: 'text',
    subText: `Line ${line}`,
    position: { x: 300, y: 60 + 50 * line },
  })),
});

const MEASURES = STONE.Parms.map(
  ({ position: { x, y } }, element): ElementMeasure => ({
    element,
    kind: 'lettering',
    place: { x, y, rotation: 0, scale: 1 },
    box: { left: -100, right: 100, top: -25, bottom: 5 },
    ink: { left: -98, right: 98, top: -20, bottom: 4 },
    width: 200,
    capHeight: 20,
  }),
);

const VIEW: View = { pxPerMm: 1, left: 0, top: 0 };

/** A stage of plain data: it draws and sends nothing. */
export function pointerStage(): PointerStage {
  const context = {
    ...beforeLoading({ kind: 'prefilled' }),
    history: beginHistory(STONE),
    shown: {
      measures: { width: 600, height: 750, elements: MEASURES },
      warnings: [],
      view: VIEW,
      grip: undefined,
      marks: [],
    },
  };
  const viewport = {
    view: VIEW,
    moveTo: (view: View) => {
      viewport.view = view;
    },
  };
  const nothing = () => {};
  return {
    context,
    viewport,
    cssPxPerMm: 1,
    isSpaceHeld: false,
    preview: { show: nothing, end: nothing, takeBack: nothing },
    marqueeBox: { show: nothing, hide: nothing },
    pending: { soon: nothing, now: nothing, drop: nothing },
    send: nothing,
    select: nothing,
    tap: nothing,
  };
}

function at(x: number, y: number, button = 0): PointerInput {
  const place = { x, y };
  const event = { button, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  return { event, kind: 'mouse', inFrame: place, onCanvas: place, onStone: place };
}

/** What a pointer does: it is pressed, moved until it is a gesture, and then keeps moving. */
export interface Gesture {
  readonly press: PointerInput;
  readonly begin: MoveInput;
  readonly moves: readonly MoveInput[];
}

function gesture(press: PointerInput): Gesture {
  const { x, y } = press.onCanvas;
  const moveTo = (dx: number): MoveInput => ({
    to: at(x + dx, y + 20),
    before: { x: x + dx - 1, y: y + 20 },
    other: undefined,
  });
  return { press, begin: moveTo(10), moves: Array.from({ length: 50 }, (_, dx) => moveTo(10 + dx)) };
}

export const GESTURES: Readonly<Record<string, Gesture>> = {
  pan: gesture(at(300, 60, 1)),
  'drag, 12 lines': gesture(at(300, 60)),
};
