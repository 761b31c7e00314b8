import { DesignerContext } from '../designerContext';
import { useSelected } from '../useSelected';
import { ElementMenu } from './ElementMenu';

/** The selected element's menu, beside the stone; nothing unless exactly one is selected. */
export function StageElementMenu() {
  const selected = useSelected();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  if (!selected || readOnly) return null;
  return <ElementMenu index={selected.index} element={selected.element} />;
}
