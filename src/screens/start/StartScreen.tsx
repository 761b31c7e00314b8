import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { openRenderer } from '../../renderer/renderer';
import exampleStone from './example-stone.webp';
import { GraveKinds } from './GraveKinds';
import styles from './StartScreen.module.css';

/** The start page: what one can do, and for a new stone the kind of grave it is for. */
export function StartScreen() {
  const { t } = useTranslation('start');
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    // The renderer is fetched while the page is read. Where that fails, the designer says so when it is needed.
    openRenderer().catch(() => undefined);
  }, []);
  return (
    <main className={styles.page}>
      <section className={styles.words}>
        <p className={styles.mark}>{t('title')}</p>
        <h1 className={styles.headline}>{t('headline')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        {choosing ? (
          <GraveKinds onBack={() => setChoosing(false)} />
        ) : (
          <div className={styles.actions}>
            <h2 className="visually-hidden">{t('takeAction')}</h2>
            <Button look="primary" onPress={() => setChoosing(true)}>
              {t('newGravestone')}
            </Button>
            <p className={styles.hint}>{t('newGravestoneHint')}</p>
          </div>
        )}
      </section>
      <figure className={styles.picture}>
        <img src={exampleStone} alt={t('exampleAlt')} />
      </figure>
    </main>
  );
}
