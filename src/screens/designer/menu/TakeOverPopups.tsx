import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Project } from '../../../api/projects';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { Progress } from '../../../components/Progress';
import { SearchPicker } from '../../../components/SearchPicker';
import { Segments } from '../../../components/Segments';
import { TextLine } from '../../../components/TextLine';
import { sentenceOf } from '../../../machines/failure';
import { RetryPopup } from '../../problem/RetryPopup';
import { TakingOverContext } from './takingOverContext';

const STATES = ['listing', 'failingToList', 'choosing', 'takingOver', 'failing'] as const;

/** The popups for taking a family's stone over, and the redirect afterwards; nothing while that is not in progress. */
export function TakeOverPopups() {
  const actor = TakingOverContext.useActorRef();
  const [, navigate] = useLocation();
  const state = TakingOverContext.useSelector((now) => STATES.find((name) => now.matches(name)));
  useEffect(() => {
    // Reloaded with the login, it includes its case's data.
    const subscription = actor.on('stone.takenOver', ({ id }) =>
      navigate(`/designer/${id}`, { replace: true }),
    );
    return () => subscription.unsubscribe();
  }, [actor, navigate]);
  switch (state) {
    case 'listing':
    case 'takingOver':
      return <Underway />;
    case 'choosing':
      return <Choosing />;
    case 'failingToList':
    case 'failing':
      return <Failed />;
    case undefined:
      return null;
  }
}

function Underway() {
  const { t } = useTranslation('menu');
  const words = t('takeOver.underway');
  return (
    <Popup name="take over" title={t('takeOver.title')} actions={null}>
      <Progress label={words} />
    </Popup>
  );
}

/** The popup `take over`: into which case. */
function Choosing() {
  const { t } = useTranslation('menu');
  const { t: designs } = useTranslation('designs');
  const actor = TakingOverContext.useActorRef();
  const cases = TakingOverContext.useSelector(({ context }) => context.cases);
  const [isNew, setNew] = useState(cases.length === 0);
  const [decName, setName] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const close = () => actor.send({ type: 'close' });
  const itemOf = ({ id, decName: name, contactName, caseNo }: Project) => ({
    id: String(id),
    name: name || contactName || designs('nameless'),
    detail: [designs('project.edit', { id }), caseNo, name && contactName].filter(Boolean).join(' · '),
  });
  const confirm = () =>
    actor.send({
      type: 'stone.takeOver',
      into: isNew ? { decName: decName.trim() } : { projectId: Number(chosen) },
    });
  return (
    <Popup
      name="take over"
      title={t('takeOver.title')}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button look="primary" isDisabled={!isNew && chosen === null} onPress={confirm}>
            {t('takeOver.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('takeOver.text')}</p>
      {cases.length > 0 && (
        <Segments
          label={t('takeOver.case')}
          value={isNew ? 'new' : 'known'}
          segments={[
            { value: 'known', name: t('takeOver.known') },
            { value: 'new', name: t('takeOver.new') },
          ]}
          onChange={(which) => setNew(which === 'new')}
        />
      )}
      {isNew ? (
        <TextLine
          label={t('takeOver.deceased')}
          value={decName}
          onChange={setName}
          maxLength={300}
          autoCapitalize="words"
        />
      ) : (
        <SearchPicker
          label={t('takeOver.known')}
          value={chosen}
          items={cases.map(itemOf)}
          onChange={setChosen}
          placeholder={designs('chooseCase.none')}
          search={designs('search')}
          nothing={designs('nothingFound')}
        />
      )}
    </Popup>
  );
}

function Failed() {
  const { t } = useTranslation('menu');
  const actor = TakingOverContext.useActorRef();
  const failure = TakingOverContext.useSelector(({ context }) => context.failure);
  return (
    <RetryPopup
      title={t('takeOver.failed')}
      onClose={() => actor.send({ type: 'close' })}
      onRetry={() => actor.send({ type: 'retry' })}
    >
      {sentenceOf(failure ?? { kind: 'drawing' }, {
        unreachable: t('unreachable'),
        notSaved: t('notSaved'),
        drawing: t('drawing'),
      })}
    </RetryPopup>
  );
}
