import type { DesignerContext, DesignerEvent } from '../../../../machines/designer/context';
import type { Selection } from '../../../../machines/designer/selection';
import type { Viewport } from '../viewport';
import type { DragPreview } from './dragPreview';
import type { MarqueeBox } from './marqueeBox';
import type { PendingSelection } from './pendingSelection';
import type { Pressed } from './pointerState';

/** The stage as the pointer states use it: all that a state reads and does goes through it. */
export interface PointerStage {
  /** The designer's current state. */
  readonly context: DesignerContext;
  readonly viewport: Pick<Viewport, 'view' | 'moveTo'>;
  readonly cssPxPerMm: number;
  readonly isSpaceHeld: boolean;
  readonly preview: Pick<DragPreview, 'show' | 'end' | 'takeBack'>;
  readonly marqueeBox: Pick<MarqueeBox, 'show' | 'hide'>;
  readonly pending: Pick<PendingSelection, 'soon' | 'now' | 'drop'>;
  send(event: DesignerEvent): void;
  /** Selects these elements, if they are not selected yet. */
  select(elements: Selection): void;
  /** A press was released in place. */
  tap(pressed: Pressed): void;
}
