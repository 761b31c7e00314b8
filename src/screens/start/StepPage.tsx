import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { usePageTitle } from '../../components/usePageTitle';
import { addressOf, placeBefore, projectOf } from '../../machines/wizard/place';
import styles from './StepPage.module.css';
import { TopBar } from './TopBar';
import { WizardContext } from './wizardContext';

interface StepPageProps {
  readonly title: string;
  /** What the step is about, in few words. */
  readonly lead?: string;
  readonly children: ReactNode;
  /** `narrow` for a form, which nobody reads across 1200 px. */
  readonly width?: 'wide' | 'narrow';
  readonly isBusy?: boolean;
}

/** One step of the wizard after the first: its title, the way back, and what is done in it. */
export function StepPage({ title, lead, children, width = 'wide', isBusy = false }: StepPageProps) {
  const { t } = useTranslation('wizard');
  usePageTitle(title);
  const [search] = useSearchParams();
  const place = WizardContext.useSelector(({ context }) => context.place);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Who reads by ear is told which step this is; the page begins at its top.
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <TopBar />
      <main className={`${styles.page} ${styles[width]}`} aria-busy={isBusy}>
        <Link href={addressOf(placeBefore(place), projectOf(search))} className={styles.back}>
          <ChevronLeft size={18} aria-hidden="true" />
          {t('back')}
        </Link>
        <div className={styles.heading}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </main>
    </>
  );
}
