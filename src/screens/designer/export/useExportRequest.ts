import type { ExportRequest } from '../../../../workers/exporter/contract';
import type { FileOrder } from '../../../painting/files/formats';
import type { Locale } from '../../../stone/catalogue/naming';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { permitGiven } from './permitGiven';

/**
 * What the exporter is asked with for a file of the stone as it is at that moment.
 *
 * @param language of the text on paper; the screen's where it is left out.
 */
export function useExportRequest(language?: Locale): (order: FileOrder) => ExportRequest {
  const designer = DesignerContext.useActorRef();
  const own = useLocale();
  return (order) => {
    const { history, saved, offered, people } = designer.getSnapshot().context;
    const { stoneTypes, vignets, backgrounds, attachments } = offered;
    return {
      order,
      design: history.present,
      id: saved?.address.id,
      catalogue: { stoneTypes, vignets, backgrounds, attachments },
      locale: language ?? own,
      ...(order.format === 'permit' && { permit: permitGiven(history.present, people, offered) }),
    };
  };
}
