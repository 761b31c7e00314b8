import type { Parm } from '../../stone/parm';
import type { Panel } from './context';

/** The tab in which a kind of element is edited. */
export function panelFor(kind: Parm['type']): Panel {
  if (kind === 'text') return 'text';
  return kind === 'attachment' ? 'attachments' : 'decoration';
}
