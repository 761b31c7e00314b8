import { ArrowDownToLine, ArrowUpToLine, Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { deletionOf } from '../../../machines/popups/deletion';
import type { Edit } from '../../../stone/edits/edit';
import { DesignerContext } from '../designerContext';
import { PopupsContext } from '../popups/popupsContext';
import { ReserveButton } from './ReserveButton';
import { Row } from './Section';

/** The actions on the selected element as a whole. */
export const ElementActions = memo(function ElementActions({ index }: { readonly index: number }) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  const isLocked = DesignerContext.useSelector(
    ({ context }) => context.history.present.Parms[index]?.locked === true,
  );
  const last = DesignerContext.useSelector(({ context }) => context.history.present.Parms.length - 1);
  const edit = (done: Edit) => () => actor.send({ type: 'edit', edit: done });
  return (
    <>
      <Row>
        <Button onPress={edit({ kind: 'copy', element: index })}>
          <Copy size={17} aria-hidden="true" />
          {t('copyElement')}
        </Button>
        <Button
          isIdle={isLocked}
          onPress={() => popups.send(deletionOf(actor.getSnapshot().context, [index]))}
        >
          <Trash2 size={17} aria-hidden="true" />
          {t('deleteElement')}
        </Button>
      </Row>
      <ReserveButton elements={[index]} />
      <Row>
        <Button
          isIdle={index >= last}
          onPress={edit({ kind: 'order', element: index, direction: 'forward' })}
        >
          <ArrowUpToLine size={17} aria-hidden="true" />
          {t('bringForward')}
        </Button>
        <Button isIdle={index === 0} onPress={edit({ kind: 'order', element: index, direction: 'back' })}>
          <ArrowDownToLine size={17} aria-hidden="true" />
          {t('sendBack')}
        </Button>
      </Row>
    </>
  );
});
