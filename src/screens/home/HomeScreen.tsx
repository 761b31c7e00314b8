import { FolderOpen, Hammer, LogOut, UserRoundCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../../components/Button';
import { Mark } from '../../components/Mark';
import { usePageTitle } from '../../components/usePageTitle';
import { SessionContext } from '../session/sessionContext';
import { useWorksForMason } from '../session/useWorksForMason';
import { Actions } from '../start/Actions';
import styles from './HomeScreen.module.css';

/** The page of those who are logged in: what they can begin, and all that is saved. */
export function HomeScreen() {
  const { t } = useTranslation('session');
  const { t: account } = useTranslation('account');
  const { t: mason } = useTranslation('mason');
  const { t: wizard } = useTranslation('wizard');
  usePageTitle(wizard('titles.takeAction'));
  const session = SessionContext.useActorRef();
  const worksForMason = useWorksForMason();
  return (
    <>
      <header className={styles.bar}>
        <Mark />
        <div className={styles.user}>
          <Link href="/account" className={styles.way}>
            <UserRoundCog size={18} aria-hidden="true" />
            {account('title')}
          </Link>
          <Button look="quiet" onPress={() => session.send({ type: 'session.logOut' })}>
            <LogOut size={18} aria-hidden="true" />
            {t('logOut')}
          </Button>
        </div>
      </header>
      <main className={styles.page}>
        <h1>{wizard('titles.takeAction')}</h1>
        <Actions />
        <Link href="/designs" className={styles.designs}>
          <FolderOpen size={22} strokeWidth={1.6} aria-hidden="true" />
          <span>
            <span className={styles.name}>{wizard('allDesigns')}</span>
            <span className={styles.hint}>{wizard('allDesignsHint')}</span>
          </span>
        </Link>
        {worksForMason && (
          <Link href="/mason" className={styles.designs}>
            <Hammer size={22} strokeWidth={1.6} aria-hidden="true" />
            <span>
              <span className={styles.name}>{mason('inbox')}</span>
              <span className={styles.hint}>{mason('inboxHint')}</span>
            </span>
          </Link>
        )}
      </main>
    </>
  );
}
