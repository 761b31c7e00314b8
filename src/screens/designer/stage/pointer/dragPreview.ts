import type { Shown } from '../../../../../workers/stage/contract';
import { oneAtATime } from '../../../../renderer/oneAtATime';
import { openRenderer } from '../../../../renderer/renderer';
import { applyEdit } from '../../../../stone/edits/applyEdit';
import type { Design } from '../../../../stone/stone';
import type { DragResult } from '../drag/dragResult';

/** Receives what is shown during a drag, and the design shown if it differs. */
export type PreviewSeen = (seen: Pick<Shown, 'marks'> & Partial<Shown>, design: Design | undefined) => void;

/** The preview of a drag: only the renderer is told its progress, at most once per frame. */
export class DragPreview {
  /** The drag's state; undefined when nothing is dragged. */
  private latest: DragResult | undefined;
  private readonly showing = oneAtATime(async (result: DragResult) => {
    const { stage } = await openRenderer();
    // Released meanwhile: the edit is being sent, and nothing may be shown after it.
    if (this.latest === undefined) return;
    const { placed, guides, edit } = result;
    const changed = placed ? undefined : applyEdit(this.design(), edit);
    const drawn = changed && (await stage.show(changed));
    if (this.latest === undefined || (changed && !drawn)) return;
    const isDone = drawn !== undefined && guides.length === 0;
    const seen = isDone ? drawn : { ...drawn, marks: await stage.place(placed ?? [], guides) };
    if (this.latest !== undefined) this.seen(seen, changed);
  });

  constructor(
    /** The design in which something is dragged. */
    private readonly design: () => Design,
    private readonly seen: PreviewSeen,
  ) {}

  show(result: DragResult): void {
    this.latest = result;
    this.showing.ask(result);
  }

  /** Ends the preview. */
  end(): void {
    this.latest = undefined;
    this.showing.stop();
  }

  /** Shows the design's actual state, without guides. */
  takeBack(design: Design): void {
    openRenderer()
      .then(({ stage }) => stage.show(design))
      .catch((error: unknown) => console.error('the stone could not be shown as it stood', error));
  }
}
