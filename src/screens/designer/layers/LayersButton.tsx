import { Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { DesignerContext } from '../designerContext';
import { useOpenTab } from './useOpenTab';

/** Opens the list of layers in the panel, and closes it. */
export function LayersButton() {
  const { t } = useTranslation();
  const designer = DesignerContext.useActorRef();
  const isOpen = DesignerContext.useSelector(
    ({ context }) => context.panel === 'layers' && !context.reviewing,
  );
  const openTab = useOpenTab();
  return (
    <Button
      look="quiet"
      icon
      aria-label={t('panels.layers')}
      aria-expanded={isOpen}
      onPress={() => (isOpen ? openTab() : designer.send({ type: 'panel.open', panel: 'layers' }))}
    >
      <Layers size={18} aria-hidden="true" />
    </Button>
  );
}
