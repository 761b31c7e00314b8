import type { Purpose } from '../../../machines/export/context';
import type { FileOrder } from '../../../painting/files/formats';
import type { Locale } from '../../../stone/catalogue/naming';
import { ExportContext } from './exportContext';
import { useExportRequest } from './useExportRequest';

/**
 * Requests a file of the stone's current state.
 *
 * @param language of the text on paper; the screen's where it is left out.
 */
export function useOrder(language?: Locale): (order: FileOrder, purpose?: Purpose) => void {
  const exporting = ExportContext.useActorRef();
  const requestFor = useExportRequest(language);
  return (order, purpose = 'download') =>
    exporting.send({ type: 'export', purpose, request: requestFor(order) });
}
