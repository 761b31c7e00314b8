import type { Purpose } from '../../../machines/export/context';
import type { FileOrder } from '../../../painting/files/formats';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { ExportContext } from './exportContext';

/** Requests a file of the stone's current state. */
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
