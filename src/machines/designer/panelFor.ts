import type { Parm } from '../../stone/parm';
import type { DesignerContext, Panel } from './context';

/** The tab that shows an element once it is selected: the list of layers while that is open, else where it is edited. */
export function panelFor(
  kind: Parm['type'],
  { panel, reviewing }: Pick<DesignerContext, 'panel' | 'reviewing'>,
): Panel {
  if (panel === 'layers' && !reviewing) return 'layers';
  if (kind === 'text') return 'text';
  return kind === 'attachment' ? 'attachments' : 'decoration';
}
