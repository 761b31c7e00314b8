import { designOf } from '../../../machines/designer/context';
import { panelFor } from '../../../machines/designer/panelFor';
import { DesignerContext } from '../designerContext';

/** Closes the list of layers: the tab of what is selected is shown again, else the one for text. */
export function useOpenTab(): () => void {
  const designer = DesignerContext.useActorRef();
  return () => {
    const { context } = designer.getSnapshot();
    const [first, ...more] = context.selected;
    const element = first === undefined || more.length > 0 ? undefined : designOf(context).Parms[first];
    const panel = panelFor(element?.type ?? 'text', { panel: 'text', reviewing: false });
    designer.send({ type: 'panel.open', panel });
  };
}
