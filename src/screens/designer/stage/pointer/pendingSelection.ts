import type { DesignerContext } from '../../../../machines/designer/context';
import type { Selection } from '../../../../machines/designer/selection';

/** Two fingers that come together to look nearer come within so many ms. */
const TOGETHER = 60;

/** What selects, and knows the design. */
interface Selecting {
  readonly context: Pick<DesignerContext, 'history'>;
  select(elements: Selection): void;
}

/**
 * What a finger that came down selects, as long as a second one may follow: the two only look nearer, and the form of what
 * lies under the first would come and go.
 */
export class PendingSelection {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private select: (() => void) | undefined;

  constructor(private readonly stage: Selecting) {}

  /** Selects these elements unless a second finger comes first, or the design is another by then. */
  soon(elements: Selection): void {
    this.drop();
    const { stage } = this;
    const { present } = stage.context.history;
    this.select = () => {
      if (stage.context.history.present === present) stage.select(elements);
    };
    this.timer = setTimeout(() => this.now(), TOGETHER);
  }

  /** Selects at once what was to be selected soon: the finger does something by itself. */
  now(): void {
    const { select } = this;
    this.drop();
    select?.();
  }

  /** Selects nothing. */
  drop(): void {
    clearTimeout(this.timer);
    this.select = undefined;
  }
}
