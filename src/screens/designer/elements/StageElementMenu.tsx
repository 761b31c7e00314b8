import { DesignerContext } from '../designerContext';
import { useSelected } from '../useSelected';
import { ElementMenu } from './ElementMenu';

/** The menu of the element in hand, beside the stone; nothing where there is none, or several. */
export function StageElementMenu() {
  const selected = useSelected();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  if (!selected || readOnly) return null;
  return <ElementMenu index={selected.index} element={selected.element} />;
}
