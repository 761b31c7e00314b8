import type { Shown } from '../../../../../workers/stage/contract';
import { oneAtATime } from '../../../../renderer/oneAtATime';
import { openRenderer } from '../../../../renderer/renderer';
import { applyEdit } from '../../../../stone/edits/applyEdit';
import type { Design } from '../../../../stone/stone';
import type { DragResult } from '../drag/dragResult';

/** Hears what is seen while something is dragged, and the design that is shown where it is another. */
export type PreviewSeen = (seen: Pick<Shown, 'marks'> & Partial<Shown>, design: Design | undefined) => void;

/** What is dragged as it is seen: the renderer hears how far it has come, at most once a frame; nobody else does. */
export class DragPreview {
  /** What the drag has come to; undefined when nothing is dragged. */
  private latest: DragResult | undefined;
  private readonly showing = oneAtATime(async (result: DragResult) => {
    const { stage } = await openRenderer();
    // Let go meanwhile: the edit is on its way, and nothing may be shown after it.
    if (this.latest === undefined) return;
    const { placed, guides, edit } = result;
    const changed = placed ? undefined : applyEdit(this.design(), edit);
    const seen = changed ? await stage.show(changed) : { marks: await stage.place(placed ?? [], guides) };
    if (this.latest !== undefined && seen) this.seen(seen, changed);
  });

  constructor(
    /** The design that is dragged in. */
    private readonly design: () => Design,
    private readonly seen: PreviewSeen,
  ) {}

  show(result: DragResult): void {
    this.latest = result;
    this.showing.ask(result);
  }

  /** Shows nothing more. */
  end(): void {
    this.latest = undefined;
    this.showing.stop();
  }

  /** Shows the design as it stands, without guides. */
  takeBack(design: Design): void {
    openRenderer()
      .then(({ stage }) => stage.show(design))
      .catch((error: unknown) => console.error('the stone could not be shown as it stood', error));
  }
}
