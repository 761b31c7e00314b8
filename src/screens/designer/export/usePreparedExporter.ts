import { useEffect } from 'react';
import { isShownTo } from '../../../painting/files/isShownTo';
import { prepareExporter } from '../../../renderer/exporter';
import { whenIdle } from '../../../renderer/whenIdle';
import { DesignerContext } from '../designerContext';
import { useViewer } from './useViewer';

/** Has the exporter get ready as soon as files are offered: whoever looks at them asks for one next. */
export function usePreparedExporter(): void {
  const designer = DesignerContext.useActorRef();
  const isCut = isShownTo(useViewer(), { audience: 'trade' });
  useEffect(
    () =>
      whenIdle(() => {
        const { history, offered } = designer.getSnapshot().context;
        const { stoneTypes, vignets, backgrounds, attachments } = offered;
        prepareExporter(
          { design: history.present, isCut },
          { stoneTypes, vignets, backgrounds, attachments },
        );
      }),
    [designer, isCut],
  );
}
