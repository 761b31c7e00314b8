import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../../components/Button';
import { SessionContext } from '../session/sessionContext';
import { GraveKindCards } from '../start/GraveKinds';
import styles from './HomeScreen.module.css';

/** The page of those who are logged in: what they can begin. */
export function HomeScreen() {
  const { t } = useTranslation('session');
  const { t: start } = useTranslation('start');
  const session = SessionContext.useActorRef();
  return (
    <>
      <header className={styles.bar}>
        <Link href="/" className={styles.mark}>
          {start('title')}
        </Link>
        <Button look="quiet" onPress={() => session.send({ type: 'log out' })}>
          <LogOut size={18} aria-hidden="true" />
          {t('logOut')}
        </Button>
      </header>
      <main className={styles.page}>
        <h1>{t('welcome')}</h1>
        <section className={styles.part}>
          <h2>{t('newStone')}</h2>
          <p className={styles.hint}>{t('newStoneHint')}</p>
          <GraveKindCards />
        </section>
      </main>
    </>
  );
}
