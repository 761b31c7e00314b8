import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { Button } from '../../components/Button';
import { Mark } from '../../components/Mark';
import { Notice } from '../../components/Notice';
import { useFocusKept } from '../../components/useFocusKept';
import { useIsNarrow } from '../../components/useIsNarrow';
import { useIsPrinting } from '../../components/useIsPrinting';
import { usePageTitle } from '../../components/usePageTitle';
import { WaitingList } from '../../components/Waiting';
import { caseStoneAddress } from '../../machines/wizard/place';
import { useWorksForMason } from '../session/useWorksForMason';
import { DesignCards } from './DesignCards';
import { DesignsKeys } from './DesignsKeys';
import styles from './DesignsScreen.module.css';
import { DesignTable } from './DesignTable';
import { DesignsContext } from './designsContext';
import { Popups } from './popups/Popups';
import { clearPreviews } from './previewCache';
import { StonesOfBrowser } from './StonesOfBrowser';
import { Tools } from './Tools';
import { useFailureText } from './useFailureText';
import { useRows } from './useRows';
import { useWording } from './useWording';

/** The list of cases and saved designs (specification section 2, `/designs`), for those who are logged in. */
export function DesignsScreen() {
  useEffect(() => clearPreviews, []);
  useFocusKept('main h1');
  return (
    <DesignsContext.Provider>
      <Page />
      <Popups />
      <DesignsKeys />
      <BeginDesign />
    </DesignsContext.Provider>
  );
}

/** Leads to the designer for a case that was just saved for a stone. */
function BeginDesign() {
  const designs = DesignsContext.useActorRef();
  const [, navigate] = useLocation();
  useEffect(() => {
    const told = designs.on('design', ({ projectId }) => navigate(caseStoneAddress(projectId)));
    return () => told.unsubscribe();
  }, [designs, navigate]);
  return null;
}

function Page() {
  const { t } = useTranslation('designs');
  usePageTitle(t('title'));
  const { t: mason } = useTranslation('mason');
  const worksForMason = useWorksForMason();
  const designs = DesignsContext.useActorRef();
  const isNarrow = useIsNarrow();
  const words = useWording();
  const rows = useRows(words);
  const isEmpty = DesignsContext.useSelector(
    ({ context: { lists } }) => lists.projects.length === 0 && lists.stones.length === 0,
  );
  const isLoading = DesignsContext.useSelector((state) => state.matches({ list: 'loading' }));
  const hasFailed = DesignsContext.useSelector((state) => state.matches({ list: 'failing' }));
  // Where nothing could be fetched nobody knows how many there are.
  const isKnown = !isEmpty || !(isLoading || hasFailed);
  const isPrinting = useIsPrinting();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Mark />
        <nav className={styles.ways}>
          {worksForMason && (
            <Link href="/mason" className={styles.home}>
              {mason('inbox')}
            </Link>
          )}
          <Link href="/home" className={styles.home}>
            {t('home')}
          </Link>
        </nav>
      </header>
      <main className={styles.main}>
        <div className={styles.heading}>
          <h1>{t('title')}</h1>
          <p role="status" className={styles.count}>
            {isLoading && isEmpty && t('loading')}
            {isKnown && t('count', { count: rows.length })}
          </p>
          <div className={styles.newCase}>
            <Button look="primary" onPress={() => designs.send({ type: 'case.create' })}>
              <Plus size={18} aria-hidden="true" />
              {t('newCase')}
            </Button>
          </div>
        </div>
        <Tools isNarrow={isNarrow} words={words} />
        <StonesOfBrowser />
        {hasFailed && <ListFailure />}
        {isLoading && isEmpty && <WaitingList of="lines" count={8} />}
        {rows.length > 0 &&
          (isNarrow && !isPrinting ? (
            <DesignCards rows={rows} words={words} />
          ) : (
            <DesignTable rows={rows} words={words} isPrinted={isPrinting} />
          ))}
        {rows.length === 0 && !isLoading && !hasFailed && (
          <p className={styles.nothing}>{t(isEmpty ? 'empty' : 'nothingFound')}</p>
        )}
      </main>
    </div>
  );
}

/** Quietly said, with a way to try again; what was fetched before stays. */
function ListFailure() {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const sentence = useFailureText(DesignsContext.useSelector(({ context }) => context.listFailure));
  return (
    <Notice
      look="white"
      title={t('loadingFailed')}
      actions={<Button onPress={() => designs.send({ type: 'retry' })}>{t('tryAgain')}</Button>}
    >
      {sentence}
    </Notice>
  );
}
