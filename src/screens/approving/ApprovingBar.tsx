import { useEffect } from 'react';
import { Mark } from '../../components/Mark';
import { ThemeButton } from '../../components/ThemeButton';
import { readProvider } from '../provider/useProvider';
import { LanguageChoice } from '../start/LanguageChoice';
import styles from '../start/TopBar.module.css';

/** The line above the page: the product's name and the languages. Who comes by a link has no login. */
export function ApprovingBar({ path }: { readonly path: string }) {
  // Who comes by a link has seen no other page: the provider's colours are asked for here.
  useEffect(readProvider, []);
  return (
    <header className={styles.bar}>
      <Mark />
      <div className={styles.ways}>
        <LanguageChoice path={path} isNamed />
        <span className={styles.theme}>
          <ThemeButton />
        </span>
      </div>
    </header>
  );
}
