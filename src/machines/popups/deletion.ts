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
export function deletionOf(context: Pick<DesignerContext, 'history'>, asked: Selection): PopupsEvent {
  const { Parms } = designOf(context);
  const free = asked.filter((index) => Parms[index]?.locked !== true);
  // Where everything is locked nothing is asked, and the designer says why nothing is deleted.
  const elements = free.length > 0 ? free : asked;
  const asksFirst = !deletesWithoutAsking() && free.some((index) => hasContent(Parms[index]));
  return { type: 'elements.delete', elements: idsAt(elements, Parms), asksFirst };
}
