import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../components/Segments';
import { LOCALES, type Locale } from '../../../../stone/catalogue/naming';
import { languageOf } from '../../../../stone/permit/country';
import { useChurchyard } from '../../useChurchyard';
import { useLocale } from '../../useLocale';
import { Hint, Section } from '../Section';
import { Order, type OrdersProps } from './Order';
import styles from './PrintPanel.module.css';

/** The papers that a churchyard is asked with, in the language of its country unless another is chosen. */
export function PermitOrders({ files }: OrdersProps) {
  const { t } = useTranslation('paper');
  const churchyard = useChurchyard();
  const own = useLocale();
  const [chosen, setChosen] = useState<Locale>();
  const language = chosen ?? (churchyard ? languageOf(churchyard.country) : own);
  return (
    <Section title={t('forChurchyard')}>
      <Segments
        label={t('permitLanguage')}
        value={language}
        segments={LOCALES.map((value) => ({ value, name: t(`languages.${value}`) }))}
        onChange={setChosen}
      />
      <Hint>{t('permitLanguageHint')}</Hint>
      <ul className={styles.orders}>
        {files
          .filter(({ reader }) => reader === 'churchyard')
          .map((file) => (
            <Order key={file.name} file={file} language={language} />
          ))}
      </ul>
    </Section>
  );
}
