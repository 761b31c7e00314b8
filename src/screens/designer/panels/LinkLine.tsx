import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { TextLine } from '../../../components/TextLine';
import { BUTTON_SUCCESS } from '../../../stone/constants';
import styles from './LinkLine.module.css';

interface LinkLineProps {
  readonly label: string;
  readonly link: string;
}

/** A link to read and to copy; the button shows the result of copying for two seconds. */
export function LinkLine({ label, link }: LinkLineProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), BUTTON_SUCCESS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      // There is no clipboard at all where the app is served by plain http from another machine.
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const words = { copied: t('linkCopied'), failed: t('linkNotCopied') };
  return (
    <div className={styles.link}>
      <TextLine label={label} value={link} onChange={() => undefined} isReadOnly />
      <Button look={outcome === 'copied' ? 'done' : 'plain'} onPress={copy}>
        <Link2 size={17} aria-hidden="true" />
        {outcome ? words[outcome] : t('copyLink')}
      </Button>
    </div>
  );
}
