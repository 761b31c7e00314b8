import type { Purpose } from '../../../machines/export/context';
import type { FileOrder } from '../../../painting/files/formats';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { ExportContext } from './exportContext';

/** Orders a file of the stone as it is now. */
export function useOrder(): (order: FileOrder, purpose?: Purpose) => void {
  const designer = DesignerContext.useActorRef();
  const exporting = ExportContext.useActorRef();
  const locale = useLocale();
  return (order, purpose = 'download') => {
    const { history, saved, offered } = designer.getSnapshot().context;
    const { stoneTypes, vignets, backgrounds, attachments } = offered;
    exporting.send({
      type: 'export',
      purpose,
      request: {
        order,
        design: history.present,
        id: saved?.address.id,
        catalogue: { stoneTypes, vignets, backgrounds, attachments },
        locale,
      },
    });
  };
}
