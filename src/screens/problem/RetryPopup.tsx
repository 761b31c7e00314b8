import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Popup } from '../../components/Popup';

interface RetryPopupProps {
  /** What failed, by its title in specification section 8. */
  readonly title: string;
  /** Why it did. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Undefined where it may not be tried again as it is. */
  readonly onRetry: (() => void) | undefined;
}

/** The popup `error` of something that may be tried again. */
export function RetryPopup({ title, children, onClose, onRetry }: RetryPopupProps) {
  const { t } = useTranslation('problems');
  return (
    <Popup
      name="error"
      title={title}
      onClose={onClose}
      isAlert
      actions={
        <>
          <Button look={onRetry ? 'plain' : 'primary'} onPress={onClose}>
            {t('close')}
          </Button>
          {onRetry && (
            <Button look="primary" onPress={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
        </>
      }
    >
      <p>{children}</p>
    </Popup>
  );
}
