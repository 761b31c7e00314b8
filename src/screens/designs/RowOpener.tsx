import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { DesignRow } from '../../machines/designs/rows';
import styles from './DesignTable.module.css';
import { useOpenRow } from './useOpenRow';

/** Whose row it is, and with the keys the first thing in it: it opens the stone, or the case where there is none. */
export function RowOpener({ row }: { readonly row: DesignRow }) {
  const { t } = useTranslation('designs');
  const open = useOpenRow();
  const { stone, project } = row;
  const name = project?.decName ?? '';
  const words = (
    <span className={`${styles.text} ${name ? '' : styles.nameless}`}>
      {name || t('nameless')}
      {!name && stone?.designName && <span className="visually-hidden"> {stone.designName}</span>}
    </span>
  );
  if (stone)
    return (
      <Link href={`/designer/${stone.id}`} className={styles.opener} data-opener="">
        {words}
      </Link>
    );
  return (
    <Button className={styles.opener ?? ''} data-opener="" onPress={() => open(row)}>
      {words}
    </Button>
  );
}
