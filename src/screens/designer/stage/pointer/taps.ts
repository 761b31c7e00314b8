import { sameSelection } from '../../../../machines/designer/selection';
import { openRenderer } from '../../../../renderer/renderer';
import { nearestGap } from '../../../../scene/caret';
import type { StonePoint } from '../../../../scene/marks/mark';
import { intoElement } from '../../../../scene/place';
import { hitElement } from './hitTest';
import type { PointerStage } from './pointerStage';
import type { Pressed } from './pointerState';

/** Two taps within this time (ms) are one double tap. */
const DOUBLE_TAP = 400;

/** Places the caret in the gap nearest to a point of the stone, in mm; the stage knows where the gaps are. */
async function placeCaret(element: number, { x, y }: StonePoint, stage: PointerStage): Promise<void> {
  const measure = stage.context.shown?.measures.elements.find((one) => one.element === element);
  const renderer = await openRenderer();
  const { grip } = await renderer.stage.hold([element], stage.context.caret);
  if (!measure || grip?.element !== element || !sameSelection(stage.context.selected, [element])) return;
  stage.send({ type: 'caret.place', caret: nearestGap(grip.gaps, intoElement(measure.place, x, y).x) });
}

/** Presses let go where they were: what each selects, and what a second one soon after the first means. */
export class Taps {
  private last: { readonly element: number; readonly when: number } | undefined;
  /** A line was tapped twice: its words are gone to once the browser has done with the press. */
  private wantsWords = false;

  constructor(
    /** Goes to the words of the selected line. */
    private readonly write: () => void,
  ) {}

  tap({ subject, tapped, point }: Pressed, stage: PointerStage): void {
    if (subject?.kind === 'elements' && subject.handle) {
      // A handle may lie over another element: pressed and let go where it is, it was that which was meant.
      const beneath = hitElement(stage.context, { ...point, cssPxPerMm: stage.cssPxPerMm });
      if (beneath !== undefined) stage.select([beneath]);
    }
    const [element] = tapped ?? [];
    if (!tapped || element === undefined) return;
    stage.select(tapped);
    const now = performance.now();
    const again = this.last?.element === element && now - this.last.when < DOUBLE_TAP;
    this.last = { element, when: now };
    this.wantsWords = again;
    // The second tap on a line, and every tap while one is being spaced, places the caret.
    if (again || stage.context.caret !== undefined)
      placeCaret(element, point.at, stage).catch((error: unknown) =>
        console.error('the caret could not be placed', error),
      );
  }

  /** Only now does the focus stay where it is put: a finger's press brings it to the stage after it was let go. */
  click(): void {
    if (this.wantsWords) this.write();
    this.wantsWords = false;
  }
}
