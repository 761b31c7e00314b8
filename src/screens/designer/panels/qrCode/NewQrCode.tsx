import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { TextLine } from '../../../../components/TextLine';
import { LONGEST_QR_CONTENT } from '../../../../stone/qrCode/parm';
import { Hint, Section } from '../Section';
import styles from './NewQrCode.module.css';
import { useAddQrCode } from './useAddQrCode';

/** What a new QR code says, and the way to put it on the stone. */
export function NewQrCode() {
  const { t } = useTranslation();
  const add = useAddQrCode();
  const [content, setContent] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    const written = content.trim();
    setMissing(written === '');
    if (written === '') return;
    add(written);
    setContent('');
  };
  return (
    <Section title={t('qrCode.title')}>
      <form
        className={styles.form}
        data-new-qr-code
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextLine
          label={t('qrCode.content')}
          value={content}
          onChange={(written) => {
            setContent(written);
            setMissing(false);
          }}
          maxLength={LONGEST_QR_CONTENT}
          autoCapitalize="none"
          problem={isMissing ? t('qrCode.missing') : undefined}
        />
        <Button onPress={submit}>
          <QrCode size={18} aria-hidden="true" />
          {t('qrCode.add')}
        </Button>
        <Hint>{t('qrCode.addHint')}</Hint>
      </form>
    </Section>
  );
}
