import { fromCallback } from 'xstate';
import type { Aids, Drawn, Held } from '../../../workers/stage/contract';
import type { Offered } from '../../api/lists';
import { openRenderer, type Renderer } from '../../renderer/renderer';
import { applyEdit } from '../../stone/edits/applyEdit';
import type { Design } from '../../stone/stone';
import type { DesignerEvent } from './context';
import type { Selection } from './selection';

/** What the drawing begins with. */
export interface Drawing {
  readonly offered: Offered;
  readonly design: Design;
  readonly measuring: boolean;
  readonly aids: Aids;
  readonly isFixed?: boolean;
}

/** What the drawing is told. */
export type DrawingOrder =
  /** `isFixed` where it is to be drawn as it stands: it cannot be edited. */
  | { readonly type: 'draw'; readonly design: Design; readonly isFixed?: boolean }
  | { readonly type: 'hold'; readonly elements: Selection; readonly caret: number | undefined }
  | { readonly type: 'measure'; readonly measuring: boolean }
  | { readonly type: 'aid'; readonly aids: Aids };

/** The order to draw a design, as it stands where it cannot be edited. */
export function toDraw(design: Design, isFixed: boolean): DrawingOrder {
  return { type: 'draw', design, ...(isFixed && { isFixed }) };
}

/** What the stage is to be brought to, of each kind the latest. */
interface Waiting {
  drawn?: { readonly design: Design; readonly isFixed?: boolean };
  held?: { readonly elements: Selection; readonly caret: number | undefined };
  measuring?: boolean;
  aids?: Aids;
}

/**
 * Carries out what waits. All of it is posted before any is awaited: what is in hand is seen also while a font loads.
 * Each answer is told as it comes: a moment later one may look at the stone from elsewhere.
 */
async function carryOut(
  { stage }: Renderer,
  { drawn: toDraw, held, measuring, aids }: Waiting,
  tell: (event: DesignerEvent) => void,
  seen: (drawn: Drawn, design: Design) => void,
): Promise<void> {
  const tellHeld = (held: Held) => tell({ type: 'held', held });
  await Promise.all([
    toDraw &&
      stage.show(toDraw.design, toDraw.isFixed).then((drawn) => {
        if (drawn) seen(drawn, toDraw.design);
      }),
    held && stage.hold(held.elements, held.caret).then(tellHeld),
    measuring !== undefined && stage.measure(measuring).then(tellHeld),
    aids && stage.aid(aids).then(tellHeld),
  ]);
}

/**
 * Has the stone checked that is seen, once for all that were seen while it was busy with another. Nothing waits for it:
 * what is edited meanwhile is drawn first, and what was said of an older stone is not told.
 *
 * @returns called whenever another stone is seen.
 */
function checking(
  tell: (event: DesignerEvent) => void,
  failed: (error: unknown) => void,
): (seen: Design) => void {
  let isChecking = false;
  let another: Design | undefined;
  const check = async () => {
    const { stage } = await openRenderer();
    while (another) {
      const design = another;
      another = undefined;
      await stage.check().then((warnings) => {
        if (!another) tell({ type: 'checked', design, warnings });
      }, failed);
    }
  };
  return (seen) => {
    another = seen;
    if (isChecking) return;
    isChecking = true;
    check()
      .catch(failed)
      .finally(() => {
        isChecking = false;
      });
  };
}

/**
 * Keeps the stage in step: one design is drawn at a time, and of the designs and elements in hand that come meanwhile
 * only the latest, so that fast typing and stepping never queue up. The stage outlives its designers: each begins with
 * nothing in hand.
 */
export const draw = fromCallback<DrawingOrder, Drawing, DesignerEvent>(({ input, receive, sendBack }) => {
  let waiting: Waiting | undefined = {
    drawn: input,
    held: { elements: [], caret: undefined },
    measuring: input.measuring,
    aids: input.aids,
  };
  let isSupplied = false;
  let busy = false;
  let stopped = false;

  const failed = (error: unknown) => {
    console.error('the stone could not be drawn', error);
    if (!stopped) sendBack({ type: 'drawing.failed' });
  };
  const tell = (event: DesignerEvent) => {
    if (!stopped) sendBack(event);
  };
  const check = checking(tell, failed);
  const seen = ({ laid, ...drawn }: Drawn, design: Design) => {
    if (laid) tell({ type: 'laid', design, edit: laid });
    tell({ type: 'drawn', drawn });
    if (!stopped) check(laid ? applyEdit(design, laid) : design);
  };

  const unsupplied = (error: unknown) => {
    isSupplied = false;
    failed(error);
  };
  const drawAll = async (renderer: Renderer) => {
    while (waiting && !stopped) {
      const now = waiting;
      waiting = undefined;
      // One design that cannot be drawn keeps none that was edited after it from being seen.
      await carryOut(renderer, now, tell, seen).catch(failed);
    }
  };
  const run = async () => {
    if (busy) return;
    busy = true;
    try {
      const renderer = await openRenderer();
      // Posted together with what is drawn first: the page may be busy when the answer comes.
      const supplied = isSupplied ? undefined : renderer.stage.catalogue(input.offered);
      isSupplied = true;
      await Promise.all([supplied?.catch(unsupplied), drawAll(renderer)]);
    } catch (error) {
      failed(error);
    } finally {
      busy = false;
    }
  };
  receive((order) => {
    waiting ??= {};
    switch (order.type) {
      case 'draw':
        waiting.drawn = order;
        break;
      case 'hold':
        waiting.held = order;
        break;
      case 'measure':
        waiting.measuring = order.measuring;
        break;
      case 'aid':
        waiting.aids = order.aids;
        break;
    }
    void run();
  });
  void run();
  return () => {
    stopped = true;
  };
});
