import type { DesignerContext, DesignerEvent } from '../../../../machines/designer/context';
import type { Selection } from '../../../../machines/designer/selection';
import type { Viewport } from '../viewport';
import type { DragPreview } from './dragPreview';
import type { MarqueeBox } from './marqueeBox';
import type { Pressed } from './pointerState';

/** What the pointers work on: all that a state reads, and all that it does, goes through it. */
export interface PointerStage {
  /** What the designer knows now. */
  readonly context: DesignerContext;
  readonly viewport: Pick<Viewport, 'view' | 'moveTo'>;
  readonly cssPxPerMm: number;
  readonly isSpaceHeld: boolean;
  readonly preview: Pick<DragPreview, 'show' | 'end' | 'takeBack'>;
  readonly marqueeBox: Pick<MarqueeBox, 'show' | 'hide'>;
  send(event: DesignerEvent): void;
  /** Selects these elements, where they are not selected yet. */
  select(elements: Selection): void;
  /** A press was let go where it was. */
  tap(pressed: Pressed): void;
}
