import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { TextLine } from '../../../components/TextLine';
import { LinkLine } from '../panels/LinkLine';
import styles from './MailShare.module.css';
import { SaveFirst } from './SaveFirst';

interface MailShareProps {
  /** The read-only link; undefined where the stone is not saved yet. */
  readonly link: string | undefined;
}

/** A prepared message, as a mailto address (RFC 6068). */
function mailAddress(to: string, subject: string, body: string): string {
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(
    body.replaceAll('\n', '\r\n'),
  )}`;
}

/** Shares a saved stone by e-mail in the popup `email/share`; an unsaved one must be saved first. */
export function MailShare({ link }: MailShareProps) {
  const { t } = useTranslation('paper');
  const { t: designer } = useTranslation('designer');
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState('');
  const close = () => setOpen(false);
  const text = t('mailBody', { link });
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Mail size={17} aria-hidden="true" />
        {t('mail')}
      </Button>
      {isOpen && !link && <SaveFirst reason="saveFirstMail" onClose={close} />}
      {isOpen && link && (
        <Popup
          name="email/share"
          title={t('mail')}
          onClose={close}
          actions={
            <>
              <Button onPress={close}>{t('close')}</Button>
              <Button
                look="primary"
                onPress={() => {
                  window.location.href = mailAddress(to.trim(), t('mailSubject'), text);
                }}
              >
                {t('mailOpen')}
              </Button>
            </>
          }
        >
          <p>{t('mailHint')}</p>
          <TextLine
            label={t('mailTo')}
            value={to}
            onChange={setTo}
            maxLength={254}
            inputMode="email"
            autoCapitalize="none"
          />
          <figure className={styles.preview} aria-label={t('mailPreview')}>
            <strong>{t('mailSubject')}</strong>
            <p>{text}</p>
          </figure>
          <LinkLine label={designer('readLink')} link={link} />
        </Popup>
      )}
    </>
  );
}
