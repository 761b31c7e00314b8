import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../../components/Button';
import { usePageTitle } from '../../components/usePageTitle';
import { WaitingPage } from '../../components/Waiting';
import { comparingMachine } from '../../machines/alternatives/comparingMachine';
import type { Compared } from '../../machines/alternatives/effects';
import { randomKey } from '../../machines/randomKey';
import { designerAddress } from '../../machines/wizard/wizardStone';
import { ALTERNATIVE_LETTERS } from '../../stone/wire/alternatives';
import { RetryPopup } from '../problem/RetryPopup';
import { TopBar } from '../start/TopBar';
import styles from './Alternatives.module.css';
import type { ComparedStone } from './comparedStone';
import { FamilyLink } from './FamilyLink';
import { NameAlternative } from './NameAlternative';
import { NotOpened, useFailureSentence } from './NotOpened';
import { SideBySide } from './SideBySide';

/** The stones of an answer as they are shown, with addresses for their pictures. */
function useComparedStones(compared: Compared | undefined): readonly ComparedStone[] {
  const [pictures, setPictures] = useState<readonly (string | undefined)[]>([]);
  useEffect(() => {
    const made = compared?.stones.map(({ picture }) => picture && URL.createObjectURL(picture)) ?? [];
    setPictures(made);
    return () => {
      for (const address of made) if (address) URL.revokeObjectURL(address);
    };
  }, [compared]);
  return useMemo(
    () =>
      compared?.stones.map(({ stone }, index) => {
        const { id: _id, letter = 'A', name = '', ...price } = compared.found.alternatives[index] ?? {};
        const { Price, Currency, PriceVat } = 'Price' in price ? price : stone;
        return { letter, name, design: stone, picture: pictures[index], Price, Currency, PriceVat };
      }) ?? [],
    [compared, pictures],
  );
}

/** The page `/variants/{id}`: stones of a case side by side, between which the family chooses, for their business. */
export function AlternativesScreen({ id }: { readonly id: number }) {
  const { t } = useTranslation('alternatives');
  usePageTitle(t('title'));
  const [state, send] = useMachine(comparingMachine, { input: { id } });
  const { compared, offered, failure, act } = state.context;
  const stones = useComparedStones(compared);
  const sentence = useFailureSentence(failure);
  if (state.matches('failingToOpen'))
    return <NotOpened failure={failure} onRetry={() => send({ type: 'retry' })} />;
  if (!compared || !offered) return <WaitingPage words={t('opening')} />;
  const { alternatives, chosen, isOpen } = compared.found;
  const isBusy = state.matches('acting');
  const idOf = (letter: string) => alternatives.find((each) => each.letter === letter)?.id ?? id;
  const nameOf = (letter: string) => alternatives.find((each) => each.letter === letter)?.name ?? '';
  const isFull = alternatives.length >= ALTERNATIVE_LETTERS.length;
  return (
    <>
      <TopBar />
      <main className={styles.page} aria-busy={isBusy}>
        <Link href={designerAddress({ id })} className={styles.back}>
          {t('back')}
        </Link>
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p>{t(alternatives.length > 0 ? 'lead' : 'one')}</p>
          <div className={styles.acts}>
            {isFull ? (
              <p className={styles.hint}>{t('full')}</p>
            ) : (
              isOpen && (
                <Button
                  look="primary"
                  isIdle={isBusy}
                  onPress={() => send({ type: 'act', act: { kind: 'make', key: randomKey() } })}
                >
                  {t(isBusy && act.kind === 'make' ? 'making' : 'make')}
                </Button>
              )
            )}
          </div>
        </div>
        <SideBySide
          stones={stones}
          offered={offered}
          chosen={alternatives.find((each) => each.id === chosen?.id)?.letter}
          chosenWords={t('chosen')}
          acts={(letter) => (
            <>
              <Link
                href={designerAddress({ id: idOf(letter) })}
                className={styles.open}
                aria-label={t('openOne', { letter })}
              >
                {t('open')}
              </Link>
              {alternatives.length > 0 && (
                <NameAlternative
                  letter={letter}
                  name={nameOf(letter)}
                  onName={(name) =>
                    send({ type: 'act', act: { kind: 'name', id: idOf(letter), name: name.trim() } })
                  }
                />
              )}
            </>
          )}
        />
        {alternatives.length > 1 && (
          <FamilyLink
            compared={compared}
            isBusy={isBusy}
            onAct={(next) => send({ type: 'act', act: next })}
          />
        )}
      </main>
      {state.matches('failing') && (
        <RetryPopup
          title={t('failed')}
          onClose={() => send({ type: 'close' })}
          onRetry={() => send({ type: 'retry' })}
        >
          {sentence}
        </RetryPopup>
      )}
    </>
  );
}
