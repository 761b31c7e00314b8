import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import type { MasonsSettings } from '../../../painting/files/masonsSettings';
import { useDay } from '../useDay';
import styles from './Settings.module.css';

/** How what stands on the page stands to what is kept. */
export type Standing = 'asKept' | 'changed' | 'saving' | 'saved' | 'failingToSave' | 'stale';

interface SaveBarProps {
  readonly kept: MasonsSettings;
  readonly standing: Standing;
  /** Why it was not saved. */
  readonly sentence: string;
  /** Whether a price is typed that cannot be kept: nothing is saved until it is right or taken away. */
  readonly hasWrongPrices: boolean;
  readonly onSave: () => void;
  readonly onTakeTheirs: () => void;
}

/** Saves the settings, and says who did so last. */
export function SaveBar({ kept, standing, sentence, hasWrongPrices, onSave, onTakeTheirs }: SaveBarProps) {
  const { t } = useTranslation('mason');
  const day = useDay();
  const { changedBy, changedAt } = kept;
  const isStill = standing === 'asKept' || standing === 'saved' || standing === 'saving';
  const said = () => {
    if (standing === 'changed') return t('settings.changed');
    if (standing === 'saved') return t('settings.saved');
    if (standing !== 'asKept' || changedAt === null) return undefined;
    return t('settings.changedBy', { who: changedBy ?? kept.mason, when: day(changedAt) });
  };
  return (
    <div className={styles.bar}>
      {standing === 'failingToSave' && <Notice look="yellow">{sentence}</Notice>}
      {standing === 'stale' && (
        <Notice look="yellow" actions={<Button onPress={onTakeTheirs}>{t('settings.takeTheirs')}</Button>}>
          {sentence}
        </Notice>
      )}
      <div className={styles.saving}>
        <Button look="primary" isIdle={isStill || standing === 'stale' || hasWrongPrices} onPress={onSave}>
          {t('settings.save')}
        </Button>
        <p role="status" className={styles.said}>
          {hasWrongPrices ? t('settings.wrongPrices') : said()}
        </p>
      </div>
    </div>
  );
}
