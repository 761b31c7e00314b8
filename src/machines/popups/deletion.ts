import { deletesWithoutAsking } from '../../api/deletionQuestion';
import { idsAt } from '../../stone/elementIds';
import type { Parm } from '../../stone/parm';
import { type DesignerContext, designOf } from '../designer/context';
import type { Selection } from '../designer/selection';
import type { PopupsEvent } from './context';

/** Whether deleting an element loses anything: an empty line does not. */
function hasContent(element: Parm | undefined): boolean {
  return element !== undefined && (element.type !== 'text' || element.subText.trim() !== '');
}

/**
 * The request to delete elements. It is to be confirmed where something is lost by it, unless this browser is not to ask
 * any more.
 */
export function deletionOf(context: Pick<DesignerContext, 'history'>, elements: Selection): PopupsEvent {
  const { Parms } = designOf(context);
  const asksFirst = !deletesWithoutAsking() && elements.some((index) => hasContent(Parms[index]));
  return { type: 'elements.delete', elements: idsAt(elements, Parms), asksFirst };
}
