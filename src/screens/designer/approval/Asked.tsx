import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { keepFile } from '../../../machines/export/keepFile';
import type { Approval } from '../../../stone/wire/approval';
import { useDay } from '../../mason/useDay';
import { DesignerContext } from '../designerContext';
import { AnsweredComments } from './AnsweredComments';
import styles from './Approval.module.css';
import { AskedRelative } from './AskedRelative';
import type { AskingProps } from './asking';
import { SentDifferences } from './SentDifferences';
import { useTrailPaper } from './useTrailPaper';

/** An approval that was asked: who is where, what they say, and what can be done about it. */
export function Asked({ approval, state, send }: AskingProps & { readonly approval: Approval }) {
  const { t } = useTranslation('approving');
  const day = useDay();
  const isBusy = state.matches({ acting: 'underway' });
  const address = DesignerContext.useSelector(({ context }) => context.saved?.address);
  const paper = useTrailPaper(address, keepFile);
  const { approvers, elements, needed, expiresAt, seal } = approval;
  const approved = approvers.filter(({ decision }) => decision === 'approved').length;
  const act = (kind: 'sendAgain' | 'end') => send({ type: 'act', act: { kind } });
  const isVoided = approval.state === 'voided';
  return (
    <>
      <p role="status" className={isVoided ? styles.failure : undefined}>
        {t(`desk.says.${approval.isOutdated ? 'outdated' : approval.state}` as 'desk.says.asked', {
          approved,
          needed,
        })}
      </p>
      <p className={styles.hint}>
        {t('desk.until', { day: day(expiresAt) })}
        {seal !== null && ` · ${t('approved.seal')}: ${seal}`}
      </p>
      <SentDifferences sent={state.context.found?.sent} />
      {(isVoided || approval.state === 'expired' || approval.state === 'commented') && (
        <div className={styles.acts}>
          <Button look={isVoided ? 'primary' : 'plain'} isIdle={isBusy} onPress={() => act('sendAgain')}>
            {t('desk.sendAgain')}
          </Button>
        </div>
      )}
      <ul className={styles.approvers} aria-label={t('desk.relatives')}>
        {approvers.map((approver) => (
          <li key={approver.id}>
            <AskedRelative
              approver={approver}
              elements={elements}
              token={state.context.links.find((link) => link.approver === approver.id)?.token}
              isBusy={isBusy}
              isWaitedFor={approved < needed && !isVoided && approval.state !== 'expired'}
              onAct={(kind) => send({ type: 'act', act: { kind, approver: approver.id } })}
            />
          </li>
        ))}
      </ul>
      <AnsweredComments approval={approval} state={state} send={send} />
      <div className={styles.acts}>
        <Button isIdle={paper.isFetching} onPress={paper.fetch}>
          {t('desk.trail')}
        </Button>
        <Button isIdle={isBusy} onPress={() => act('end')}>
          {t('desk.end')}
        </Button>
      </div>
      {paper.hasFailed && <p role="alert">{t('noAnswer')}</p>}
    </>
  );
}
