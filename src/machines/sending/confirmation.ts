import { type DesignerContext, designOf } from '../designer/context';
import type { SendingEvent } from './context';

/** The confirmation that the stone is sent as it stands in a designer now. */
export function confirmationOf(context: Pick<DesignerContext, 'history' | 'saved'>): SendingEvent {
  return { type: 'confirm', design: designOf(context), version: context.saved?.version };
}
