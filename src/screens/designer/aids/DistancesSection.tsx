import { useTranslation } from 'react-i18next';
import { Section } from '../panels/Section';
import styles from './DistancesSection.module.css';
import { useDistances } from './useDistances';

/** The distances from what is selected, as long as they are shown. */
export function DistancesSection() {
  const { t } = useTranslation();
  const distances = useDistances();
  if (!distances) return null;
  return (
    <Section title={t('aids.distances')}>
      <ul className={styles.distances}>
        {distances.map(({ heading, to, words }) => (
          <li key={`${heading} ${to}`}>
            <span className={styles.heading}>{t(`aids.headings.${heading}`)}</span>
            {words}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Says them to a screen reader whenever they change. Always there, since only changes within it are announced. */
export function DistancesAnnouncer() {
  const { t } = useTranslation();
  const distances = useDistances() ?? [];
  return (
    <p className="visually-hidden" aria-live="polite" data-distances="">
      {distances.map(({ heading, words }) => `${t(`aids.headings.${heading}`)} ${words}`).join(', ')}
    </p>
  );
}
