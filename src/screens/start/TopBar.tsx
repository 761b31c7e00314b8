import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Mark } from '../../components/Mark';
import { ThemeButton } from '../../components/ThemeButton';
import { SessionContext } from '../session/sessionContext';
import { LanguageChoice } from './LanguageChoice';
import styles from './TopBar.module.css';

/** The line above every step: the product's name, the languages, and the way to the login or home. */
export function TopBar() {
  const { t: session } = useTranslation('session');
  const { t: wizard } = useTranslation('wizard');
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  return (
    <header className={styles.bar}>
      <Mark />
      <div className={styles.ways}>
        <LanguageChoice />
        <span className={styles.theme}>
          <ThemeButton />
        </span>
        <Link href={isUser ? '/home' : '/login'} className={styles.way}>
          {isUser ? wizard('home') : session('logIn')}
        </Link>
      </div>
    </header>
  );
}
