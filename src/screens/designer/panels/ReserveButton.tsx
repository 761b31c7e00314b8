import { Hammer, SquareDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { sameSelection } from '../../../machines/designer/selection';
import { allowedByLocks } from '../../../stone/edits/allowedByLocks';
import type { Edit } from '../../../stone/edits/edit';
import { DesignerContext } from '../designerContext';
import { ReservedSpace } from './ReservedSpace';
import { Row } from './Section';

/** Reserves the place of elements, or has them cut now, where that can be done: of several each as far as it is left. */
export function ReserveButton({ elements }: { readonly elements: readonly number[] }) {
  const { t } = useTranslation('popups');
  const actor = DesignerContext.useActorRef();
  const reserved = DesignerContext.useSelector(
    ({ context }) => elements.filter((index) => context.history.present.Parms[index]?.reserved),
    sameSelection,
  );
  const cut = DesignerContext.useSelector(({ context }) => {
    const { Parms } = context.history.present;
    return elements.filter((index) => Parms[index] && !Parms[index].reserved);
  }, sameSelection);
  const press = (edit: Edit) => () => actor.send({ type: 'edit', edit, alone: true });
  const reserving: Edit = { kind: 'reserveElements', elements: cut, reserved: true };
  const isLocked = DesignerContext.useSelector(
    ({ context }) => !allowedByLocks(reserving, context.history.present),
  );
  return (
    <>
      {reserved[0] !== undefined && <ReservedSpace index={reserved[0]} />}
      <Row>
        {reserved.length > 0 && (
          <Button onPress={press({ kind: 'reserveElements', elements: reserved, reserved: false })}>
            <Hammer size={17} aria-hidden="true" />
            {t('elements.cutNow')}
          </Button>
        )}
        {cut.length > 0 && (
          <Button isIdle={isLocked} onPress={press(reserving)}>
            <SquareDashed size={17} aria-hidden="true" />
            {t('elements.reserve')}
          </Button>
        )}
      </Row>
    </>
  );
}
