import { offerFileName, type Translate } from '../pdf/writtenTexts';
import { extensionOf, FORMATS, type FormatName, type OrderOf } from './formats';

/**
 * A file's name: an offer is named by the prefix and the stone's number, everything else also by its kind.
 *
 * @param id the stone's number; a stone that was never saved has none.
 */
export function fileNameOf<F extends FormatName>(
  order: OrderOf<F>,
  id: number | undefined,
  translate: Translate,
): string {
  const { mark } = FORMATS[order.format];
  const numbered = offerFileName(translate, id ?? 0).replace(/\.pdf$/, '');
  const isBare = id === undefined && order.format !== 'offer';
  const stone = isBare ? translate('offer.filePrefix').replace(/-$/, '') : numbered;
  return `${stone}${mark(order)}.${extensionOf(order)}`;
}
