import { LockOpen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { isLocked } from '../../../stone/edits/locks';
import { groupAround } from '../../../stone/paragraph/paragraphs';
import { DesignerContext } from '../designerContext';
import styles from './LockedFields.module.css';

interface LockedFieldsProps {
  readonly index: number;
  readonly children: ReactNode;
}

/** An element's fields: of a locked one they are disabled, with the reason and the way out of it; a paragraph's lines are as one. */
export function LockedFields({ index, children }: LockedFieldsProps) {
  const { t } = useTranslation('popups');
  const actor = DesignerContext.useActorRef();
  const reason = useId();
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const isStuck = isLocked(elements, index);
  const unlock = () =>
    actor.send({
      type: 'edit',
      edit: { kind: 'lockElements', elements: groupAround(elements, index), locked: false },
    });
  return (
    <>
      {isStuck && (
        <div className={styles.notice}>
          <p id={reason}>{t('layers.lockedFields')}</p>
          <Button onPress={unlock} aria-describedby={reason}>
            <LockOpen size={17} aria-hidden="true" />
            {t('elements.unlock')}
          </Button>
        </div>
      )}
      <fieldset className={styles.fields} disabled={isStuck} {...(isStuck && { 'aria-describedby': reason })}>
        {children}
      </fieldset>
    </>
  );
}
