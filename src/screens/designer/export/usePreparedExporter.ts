import { useEffect } from 'react';
import { prepareExporter } from '../../../renderer/exporter';
import { whenIdle } from '../../../renderer/whenIdle';
import { DesignerContext } from '../designerContext';

/** Has the exporter get ready as soon as files are offered: whoever looks at them asks for one next. */
export function usePreparedExporter(): void {
  const designer = DesignerContext.useActorRef();
  useEffect(
    () =>
      whenIdle(() => {
        const { history, offered } = designer.getSnapshot().context;
        const { stoneTypes, vignets, backgrounds, attachments } = offered;
        prepareExporter({
          design: history.present,
          catalogue: { stoneTypes, vignets, backgrounds, attachments },
        });
      }),
    [designer],
  );
}
