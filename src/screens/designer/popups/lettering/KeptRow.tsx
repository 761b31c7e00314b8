import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import type { BusinessPair } from '../../../../stone/wire/lettering';
import styles from './Lettering.module.css';

interface KeptRowProps {
  readonly name: string;
  /** What is kept under it. */
  readonly says: string;
  readonly kept: Pick<BusinessPair, 'changedBy' | 'changedAt'>;
  readonly forget: string;
  readonly onForget: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** Something that is kept, with who kept it so and when, and what forgets it. */
export function KeptRow({ name, says, kept, forget, onForget, children }: KeptRowProps) {
  const { t, i18n } = useTranslation('lettering');
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const when = date.format(Date.parse(kept.changedAt));
  return (
    <li className={styles.row}>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.says}>{says}</span>
      <span className={styles.by}>
        {kept.changedBy === null ? when : t('by', { who: kept.changedBy, when })}
      </span>
      <div className={styles.changes}>
        {children}
        <Button look="quiet" icon aria-label={forget} onPress={onForget}>
          <Trash2 size={17} aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}
