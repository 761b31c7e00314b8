import type { Purpose } from '../../../machines/export/context';
import type { FileOrder } from '../../../painting/files/formats';
import type { Locale } from '../../../stone/catalogue/naming';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { ExportContext } from './exportContext';
import { permitGiven } from './permitGiven';

/**
 * Requests a file of the stone's current state.
 *
 * @param language of the text on paper; the screen's where it is left out.
 */
export function useOrder(language?: Locale): (order: FileOrder, purpose?: Purpose) => void {
  const designer = DesignerContext.useActorRef();
  const exporting = ExportContext.useActorRef();
  const own = useLocale();
  return (order, purpose = 'download') => {
    const { history, saved, offered, people } = designer.getSnapshot().context;
    const { stoneTypes, vignets, backgrounds, attachments } = offered;
    exporting.send({
      type: 'export',
      purpose,
      request: {
        order,
        design: history.present,
        id: saved?.address.id,
        catalogue: { stoneTypes, vignets, backgrounds, attachments },
        locale: language ?? own,
        ...(order.format === 'permit' && { permit: permitGiven(history.present, people, offered) }),
      },
    });
  };
}
