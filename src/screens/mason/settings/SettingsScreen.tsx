import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { usePageTitle } from '../../../components/usePageTitle';
import { WaitingPage } from '../../../components/Waiting';
import { settingsMachine } from '../../../machines/mason/settingsMachine';
import type { MasonSettings } from '../../../painting/files/masonSettings';
import { TopBar } from '../../start/TopBar';
import page from '../Mason.module.css';
import { NotOpened, useFailureSentence } from '../NotOpened';
import { FilesSection } from './FilesSection';
import { LayersSection } from './LayersSection';
import { LimitsSection } from './LimitsSection';
import { MachinesSection } from './MachinesSection';
import { PricesSection } from './prices/PricesSection';
import { RollSection } from './RollSection';
import { SaveBar, type Standing } from './SaveBar';
import styles from './Settings.module.css';
import { SpindleSection } from './SpindleSection';

const STANDINGS = ['changed', 'saved', 'failingToSave', 'stale'] as const satisfies readonly Standing[];

/** The page `/mason/settings`: how the files of the mason that the user works for are made, at whichever device. */
export function SettingsScreen() {
  const { t } = useTranslation('mason');
  usePageTitle(t('settings.title'));
  const [state, send] = useMachine(settingsMachine);
  const [hasWrongPrices, setWrongPrices] = useState(false);
  const { kept, settings, failure } = state.context;
  const sentence = useFailureSentence(failure);
  if (state.matches('failingToOpen'))
    return (
      <NotOpened title={t('settings.notOpened')} failure={failure} onRetry={() => send({ type: 'retry' })} />
    );
  if (!kept) return <WaitingPage words={t('opening')} />;
  const shown = STANDINGS.find((name) => state.matches({ shown: name })) ?? 'asKept';
  const part = {
    settings,
    onChange: (changed: MasonSettings) => send({ type: 'change', settings: changed }),
  };
  return (
    <>
      <TopBar />
      <main className={page.page} data-gloves="">
        <Link href="/mason" className={page.back}>
          {t('inbox')}
        </Link>
        <div className={page.heading}>
          <h1>{t('settings.title')}</h1>
          <p className={page.hint}>{t('settings.hint', { mason: kept.mason })}</p>
        </div>
        <div className={styles.parts}>
          <MachinesSection {...part} />
          <FilesSection {...part} />
          <LayersSection {...part} />
          <RollSection {...part} />
          <SpindleSection {...part} />
          <LimitsSection {...part} />
        </div>
        {/* Begun anew with what was saved, by whomever. */}
        <PricesSection key={kept.version} {...part} onWrong={setWrongPrices} />
        <SaveBar
          kept={kept}
          standing={state.matches('saving') ? 'saving' : shown}
          sentence={sentence}
          hasWrongPrices={hasWrongPrices}
          onSave={() => send({ type: 'save' })}
          onTakeTheirs={() => send({ type: 'takeTheirs' })}
        />
      </main>
    </>
  );
}
