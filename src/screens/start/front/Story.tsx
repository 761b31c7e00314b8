import { useTranslation } from 'react-i18next';
import { PrivacyLink } from '../../privacy/PrivacyLink';
import { Behind } from './Behind';
import { PriceFrom } from './PriceFrom';
import boulder from './pictures/place-boulder.webp';
import double from './pictures/place-double.webp';
import urn from './pictures/place-urn.webp';
import styles from './Story.module.css';

const PLACES = [
  { name: 'double', picture: double },
  { name: 'boulder', picture: boulder },
  { name: 'urn', picture: urn },
] as const;

const STEPS = ['design', 'agree', 'cut'] as const;

/** What a visitor reads on below the actions: finished stones, how it goes, what it costs, and who is behind it. */
export function Story() {
  const { t } = useTranslation('start');
  return (
    <div className={styles.story}>
      <section className={styles.part} aria-labelledby="front-places">
        <h2 id="front-places">{t('places.title')}</h2>
        <ul className={styles.places}>
          {PLACES.map(({ name, picture }) => (
            <li key={name}>
              <img src={picture} width={960} height={840} loading="lazy" alt={t(`places.${name}.alt`)} />
              <p>{t(`places.${name}.said`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="front-steps">
        <h2 id="front-steps">{t('steps.title')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`steps.${step}.name`)}</h3>
              <p>{t(`steps.${step}.said`)}</p>
            </li>
          ))}
        </ol>
        <PriceFrom />
      </section>
      <div className={styles.pair}>
        <section className={styles.part} aria-labelledby="front-data">
          <h2 id="front-data">{t('data.title')}</h2>
          <p className={styles.words}>{t('data.said')}</p>
          <PrivacyLink />
        </section>
        <Behind />
      </div>
    </div>
  );
}
