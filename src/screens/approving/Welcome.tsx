import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Progress } from '../../components/Progress';
import { useDay } from '../mason/useDay';
import styles from './Approving.module.css';
import { Changes } from './Changes';
import { InItsPlace } from './InItsPlace';
import type { Page } from './page';
import { SealedPicture } from './SealedPicture';
import type { Step } from './steps';

interface WelcomeProps extends Page {
  readonly steps: readonly Step[];
  readonly onGo: (step: string) => void;
  readonly onSummary: () => void;
}

/** The first page: the stone in its place, what is asked, and where the reader stands. */
export function Welcome({ context, view, offered, steps, onGo, onSummary }: WelcomeProps) {
  const { t } = useTranslation('approving');
  const day = useDay();
  const { name, business, needed, asked, approved, expiresAt } = view;
  const read = steps.filter(({ isTicked }) => isTicked).length;
  const open = steps.find(({ isTicked }) => !isTicked);
  return (
    <>
      <div className={styles.words}>
        <h1>{t('welcome.hello', { name })}</h1>
        <p>{business === null ? t('welcome.asked') : t('welcome.askedBy', { business })}</p>
        {view.before === undefined && <p>{t('welcome.how')}</p>}
      </div>
      <Changes view={view} offered={offered} token={context.token} />
      <InItsPlace view={view} offered={offered} />
      <SealedPicture token={context.token} view={view} />
      <div className={styles.words}>
        {read > 0 && (
          <div>
            <p className={styles.hint}>{t('progress', { done: read, all: steps.length })}</p>
            <Progress label={t('progress', { done: read, all: steps.length })} part={read / steps.length} />
          </div>
        )}
        <p className={styles.hint}>
          {t('welcome.until', { day: day(expiresAt) })}{' '}
          {asked > 1 && t('welcome.several', { needed, asked, approved })}
        </p>
      </div>
      <div className={styles.foot}>
        <Button look="primary" onPress={() => (open ? onGo(open.key) : onSummary())}>
          {open ? t(read > 0 ? 'welcome.goOn' : 'welcome.begin') : t('welcome.toSummary')}
        </Button>
      </div>
    </>
  );
}
