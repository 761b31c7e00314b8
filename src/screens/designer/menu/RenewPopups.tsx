import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { Progress } from '../../../components/Progress';
import { Segments } from '../../../components/Segments';
import { sentenceOf } from '../../../machines/failure';
import { isAtMason } from '../../../stone/status';
import type { WhichLinks } from '../../../stone/wire/renewLinks';
import { RetryPopup } from '../../problem/RetryPopup';
import { DesignerContext } from '../designerContext';
import styles from './RenewPopups.module.css';
import { RenewingContext } from './renewingContext';

const LINKS: readonly WhichLinks[] = ['editing', 'reading', 'both'];
/** Where a mason has the stone, its business renews his link too. */
const LINKS_AT_MASON: readonly WhichLinks[] = [...LINKS, 'mason'];
const STATES = ['asking', 'renewing', 'failing'] as const;

/** The popups for renewing a stone's links; nothing while that is not in progress. */
export function RenewPopups() {
  const state = RenewingContext.useSelector((now) => STATES.find((name) => now.matches(name)));
  switch (state) {
    case 'asking':
      return <Asking />;
    case 'renewing':
      return <Underway />;
    case 'failing':
      return <Failed />;
    case undefined:
      return null;
  }
}

/** What stops working with the old links, in sentences: it cannot be undone. */
function useConsequences(which: WhichLinks): readonly string[] {
  const { t } = useTranslation('menu');
  const isSent = DesignerContext.useSelector(({ context }) => context.saved?.status !== 'draft');
  const takenOver = DesignerContext.useSelector(({ context }) => context.saved?.takenOver === true);
  const isByLogin = DesignerContext.useSelector(({ context }) => context.saved?.address.token === undefined);
  if (which === 'mason') return [t('renewLinks.text.mason'), t('renewLinks.stays')];
  const reads = which !== 'editing';
  return [
    // A logged-in user sees no editing link that could be forwarded.
    t(`renewLinks.text.${!reads && isByLogin ? 'editingByLogin' : which}`),
    ...(reads && takenOver ? [t('renewLinks.family')] : []),
    ...(reads && isSent ? [t('renewLinks.letters')] : []),
    t('renewLinks.stays'),
  ];
}

/** The popup `renew links`: which links, and the consequences. */
function Asking() {
  const { t } = useTranslation('menu');
  const actor = RenewingContext.useActorRef();
  const isByLogin = DesignerContext.useSelector(({ context }) => context.saved?.address.token === undefined);
  const [which, setWhich] = useState<WhichLinks>(isByLogin ? 'reading' : 'editing');
  const status = DesignerContext.useSelector(({ context }) => context.saved?.status);
  const links = isByLogin && status !== undefined && isAtMason(status) ? LINKS_AT_MASON : LINKS;
  const consequences = useConsequences(which);
  const close = () => actor.send({ type: 'close' });
  return (
    <Popup
      name="renew links"
      title={t('renewLinks.question')}
      onClose={close}
      isAlert
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button look="primary" onPress={() => actor.send({ type: 'renew', which })}>
            {t('renewLinks.confirm')}
          </Button>
        </>
      }
    >
      <Segments
        label={t('renewLinks.which')}
        value={which}
        segments={links.map((value) => ({ value, name: t(`renewLinks.links.${value}`) }))}
        onChange={setWhich}
      />
      <div className={styles.consequences} aria-live="polite">
        {consequences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Popup>
  );
}

function Underway() {
  const { t } = useTranslation('menu');
  return (
    <Popup name="renew links" title={t('renewLinks.question')} actions={null}>
      <Progress label={t('renewLinks.underway')} />
    </Popup>
  );
}

function Failed() {
  const { t } = useTranslation('menu');
  const actor = RenewingContext.useActorRef();
  const failure = RenewingContext.useSelector(({ context }) => context.failure);
  return (
    <RetryPopup
      title={t('renewLinks.failed')}
      onClose={() => actor.send({ type: 'close' })}
      onRetry={() => actor.send({ type: 'retry' })}
    >
      {sentenceOf(failure ?? { kind: 'drawing' }, {
        unreachable: t('renewLinks.unheard'),
        notSaved: t('notSaved'),
        drawing: t('drawing'),
      })}
    </RetryPopup>
  );
}
