import { LockOpen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import type { Parm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';
import styles from './LockedFields.module.css';

interface LockedFieldsProps {
  readonly index: number;
  readonly element: Parm;
  readonly children: ReactNode;
}

/** An element's fields: of a locked one they are disabled, with the reason and the way out of it. */
export function LockedFields({ index, element, children }: LockedFieldsProps) {
  const { t } = useTranslation('popups');
  const actor = DesignerContext.useActorRef();
  const reason = useId();
  const isLocked = element.locked === true;
  const unlock = () =>
    actor.send({ type: 'edit', edit: { kind: 'lockElements', elements: [index], locked: false } });
  return (
    <>
      {isLocked && (
        <div className={styles.notice}>
          <p id={reason}>{t('layers.lockedFields')}</p>
          <Button onPress={unlock} aria-describedby={reason}>
            <LockOpen size={17} aria-hidden="true" />
            {t('elements.unlock')}
          </Button>
        </div>
      )}
      <fieldset
        className={styles.fields}
        disabled={isLocked}
        {...(isLocked && { 'aria-describedby': reason })}
      >
        {children}
      </fieldset>
    </>
  );
}
