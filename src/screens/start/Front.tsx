import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Actions } from './Actions';
import exampleStone from './example-stone.webp';
import smallExampleStone from './example-stone-small.webp';
import styles from './Front.module.css';
import { TopBar } from './TopBar';

/** The first step, "take action": what the product is, and the six things one can do. */
export function Front() {
  const { t } = useTranslation('start');
  const { t: credits } = useTranslation('credits');
  const { t: privacy } = useTranslation('privacy');
  const { t: wizard } = useTranslation('wizard');
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <TopBar />
      </div>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{t('headline')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <h2 className={styles.question}>{wizard('titles.takeAction')}</h2>
          <Actions />
          <Link href="/credits" className={styles.credits}>
            {credits('link')}
          </Link>
          <Link href="/privacy" className={styles.credits}>
            {privacy('title')}
          </Link>
        </div>
        <figure className={styles.picture}>
          <img
            src={smallExampleStone}
            srcSet={`${smallExampleStone} 760w, ${exampleStone} 1520w`}
            sizes="(max-width: 991px) 97vw, 50vw"
            alt={t('exampleAlt')}
          />
        </figure>
      </main>
    </div>
  );
}
