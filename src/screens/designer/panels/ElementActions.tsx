import { Copy, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { DesignerContext } from '../designerContext';
import { Row } from './Section';

/** What can be done with the element in hand as a whole. */
export function ElementActions({ index }: { readonly index: number }) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  return (
    <Row>
      <Button onPress={() => actor.send({ type: 'edit', edit: { kind: 'copy', element: index } })}>
        <Copy size={17} aria-hidden="true" />
        {t('copyElement')}
      </Button>
      <Button onPress={() => actor.send({ type: 'edit', edit: { kind: 'delete', element: index } })}>
        <Trash2 size={17} aria-hidden="true" />
        {t('deleteElement')}
      </Button>
    </Row>
  );
}
