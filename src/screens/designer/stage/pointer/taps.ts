import { sameSelection } from '../../../../machines/designer/selection';
import { openRenderer } from '../../../../renderer/renderer';
import { nearestGap } from '../../../../scene/caret';
import type { StonePoint } from '../../../../scene/marks/mark';
import { intoElement } from '../../../../scene/place';
import { hitElement } from './hitTest';
import type { PointerStage } from './pointerStage';
import type { Pressed } from './pointerState';

/** Two taps within this time (ms) are a double tap. */
const DOUBLE_TAP = 400;

/** Places the caret in the gap nearest to a point of the stone, in mm; the stage knows the gaps. */
async function placeCaret(element: number, { x, y }: StonePoint, stage: PointerStage): Promise<void> {
  const measure = stage.context.shown?.measures.elements.find((one) => one.element === element);
  const renderer = await openRenderer();
  const { grip } = await renderer.stage.hold([element], stage.context.caret);
  if (!measure || grip?.element !== element || !sameSelection(stage.context.selected, [element])) return;
  stage.send({ type: 'caret.place', caret: nearestGap(grip.gaps, intoElement(measure.place, x, y)) });
}

/** Presses released in place: what each selects, and the meaning of a second one soon after. */
export class Taps {
  private last: { readonly element: number; readonly when: number } | undefined;
  /** A line was double-tapped: its text field is focused after the browser has handled the press. */
  private wantsWords = false;

  constructor(
    /** Focuses the selected line's text field. */
    private readonly write: () => void,
  ) {}

  tap({ subject, tapped, point }: Pressed, stage: PointerStage): void {
    if (subject?.kind === 'elements' && subject.handle) {
      // A handle may lie over another element: released in place, the press meant that element.
      const beneath = hitElement(stage.context, { ...point, cssPxPerMm: stage.cssPxPerMm });
      if (beneath !== undefined) stage.select([beneath]);
    }
    if (!tapped) return;
    const { element, selects } = tapped;
    const now = performance.now();
    const again = this.last?.element === element && now - this.last.when < DOUBLE_TAP;
    stage.select(again ? [element] : selects);
    this.last = { element, when: now };
    this.wantsWords = again;
    // The second tap on a line, and every tap while one is being spaced, places the caret.
    if (again || stage.context.caret !== undefined)
      placeCaret(element, point.at, stage).catch((error: unknown) =>
        console.error('the caret could not be placed', error),
      );
  }

  /** Only now does the focus stay: a finger's press focuses the stage after its release. */
  click(): void {
    if (this.wantsWords) this.write();
    this.wantsWords = false;
  }
}
