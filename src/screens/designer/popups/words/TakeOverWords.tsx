import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../../../../components/Button';
import { Progress } from '../../../../components/Progress';
import { Segments } from '../../../../components/Segments';
import { comparingMachine } from '../../../../machines/alternatives/comparingMachine';
import type { Design } from '../../../../stone/stone';
import { useFailureSentence } from '../../../alternatives/NotOpened';
import { DesignerContext } from '../../designerContext';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import { WordChoice } from './WordChoice';

/** The popup `take over words`: what another variant says, and what would become of each line here. */
export function TakeOverWords() {
  const id = DesignerContext.useSelector(({ context }) => context.saved?.address.id ?? 0);
  return <From id={id} />;
}

function From({ id }: { readonly id: number }) {
  const { t } = useTranslation('alternatives');
  const [state, send] = useMachine(comparingMachine, { input: { id } });
  const [wanted, setWanted] = useState<string>();
  const { compared, failure } = state.context;
  const sentence = useFailureSentence(failure);
  const others = (compared?.found.alternatives ?? []).flatMap((each, index) => {
    const design: Design | undefined = compared?.stones[index]?.stone;
    return each.id === id || !design ? [] : [{ letter: each.letter, name: each.name, design }];
  });
  const from = others.find(({ letter }) => letter === wanted) ?? others[0];
  const title = t('words.title');
  if (compared && from)
    return (
      <WordChoice key={from.letter} title={title} from={from.design}>
        {others.length > 1 && (
          <Segments
            label={t('words.from')}
            value={from.letter}
            segments={others.map(({ letter }) => ({ value: letter, name: t('variant', { letter }) }))}
            onChange={setWanted}
          />
        )}
        {others.length === 1 && <p>{t('variant', { letter: from.letter })}</p>}
      </WordChoice>
    );
  return (
    <NamedPopup
      name="take over words"
      title={title}
      actions={
        <>
          <CloseButton words={t('words.close')} />
          {state.matches('failingToOpen') && (
            <Button look="primary" onPress={() => send({ type: 'retry' })}>
              {t('again')}
            </Button>
          )}
        </>
      }
    >
      {state.matches('failingToOpen') && <p role="alert">{sentence}</p>}
      {!compared && !state.matches('failingToOpen') && <Progress label={t('opening')} />}
      {compared && (
        <>
          <p>{t('words.none')}</p>
          <Link href={`/variants/${id}`}>{t('words.toAlternatives')}</Link>
        </>
      )}
    </NamedPopup>
  );
}
