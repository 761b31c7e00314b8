import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../components/usePageTitle';
import { TopBar } from '../start/TopBar';
import styles from './AccountScreen.module.css';
import { OwnSection } from './OwnSection';
import { PasskeysSection } from './PasskeysSection';
import { SecondFactorSection } from './SecondFactorSection';
import { SessionsSection } from './SessionsSection';

/** The page `/account`: the user's login methods and current logins. */
export function AccountScreen() {
  const { t } = useTranslation('account');
  usePageTitle(t('title'));
  return (
    <>
      <TopBar />
      <main className={styles.page}>
        <h1>{t('title')}</h1>
        <OwnSection />
        <PasskeysSection />
        <SecondFactorSection />
        <SessionsSection />
      </main>
    </>
  );
}
