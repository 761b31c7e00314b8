import type { Locale } from '../../src/stone/catalogue/naming';
import { isSeen } from '../../src/stone/handling';
import type { Parm } from '../../src/stone/parm';
import { elementName } from './elementName';

/** What is hidden on a stone. */
export function hiddenElements(parms: readonly Parm[], locale: Locale): string[] {
  return parms.flatMap((element, index) => (isSeen(element) ? [] : [elementName(element, index, locale)]));
}
