import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Popup } from '../../components/Popup';
import styles from './Uploading.module.css';
import { UploadingContext } from './uploadingContext';

const STEPS = ['choosing', 'cropping', 'straightening', 'measuring', 'sending', 'reviewing'] as const;

interface StepPopupProps {
  readonly step: (typeof STEPS)[number];
  readonly children: ReactNode;
  /** What leads on; the ways back and out are there anyway. */
  readonly actions?: ReactNode;
  /** Whether there is a step before this one. */
  readonly mayGoBack?: boolean;
  readonly width?: 'narrow' | 'normal';
}

/** One step of an upload. It is left by its buttons or Escape alone: a click beside it must not lose the work. */
export function StepPopup({ step, children, actions, mayGoBack = true, width = 'narrow' }: StepPopupProps) {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const kind = UploadingContext.useSelector(({ context }) => context.kind);
  return (
    <Popup
      name={kind === 'stone' ? 'upload stone' : 'upload vignet'}
      title={t(kind === 'stone' ? 'uploadStone' : 'uploadVignet')}
      width={width}
      actions={
        <>
          <span className={styles.out}>
            <Button look="quiet" onPress={() => actor.send({ type: 'close' })}>
              {t('cancel')}
            </Button>
          </span>
          {mayGoBack && <Button onPress={() => actor.send({ type: 'back' })}>{t('back')}</Button>}
          {actions}
        </>
      }
    >
      <p className={styles.step}>
        {t('step', { at: STEPS.indexOf(step) + 1, of: STEPS.length })} · <strong>{t(`steps.${step}`)}</strong>
      </p>
      {children}
    </Popup>
  );
}

/** The button that leads to the next step. */
export function Next({ isDisabled = false, label }: { isDisabled?: boolean; label?: string }) {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  return (
    <Button look="primary" isDisabled={isDisabled} onPress={() => actor.send({ type: 'next' })}>
      {label ?? t('next')}
    </Button>
  );
}
