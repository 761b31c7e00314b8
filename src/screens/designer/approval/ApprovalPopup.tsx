import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { Progress } from '../../../components/Progress';
import { sentenceOf } from '../../../machines/failure';
import styles from './Approval.module.css';
import { Asked } from './Asked';
import { AskForm } from './AskForm';
import type { AskingProps } from './asking';

/** The popup `approval`: asks relatives, and shows who is where and what they say. */
export function ApprovalPopup({ state, send, onClose }: AskingProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('approving');
  const { t: popupTexts } = useTranslation('popups');
  const { found, failure, act } = state.context;
  // Nothing is edited until it is known what was sent: the answer is the stone's next version.
  const isSending =
    state.matches({ acting: 'underway' }) && (act?.kind === 'ask' || act?.kind === 'sendAgain');
  const isFailing =
    state.matches({ acting: 'failing' }) ||
    (found === undefined && state.matches({ looking: 'failingToFetch' }));
  const approval = found?.approval;
  const isAsked = approval && approval.state !== 'ended';
  return (
    <Popup
      name="approval"
      title={t('desk.title')}
      onClose={isSending ? undefined : onClose}
      // What is being written is not put away by a press beside it.
      onOverlay={false}
      width={isAsked && approval.comments.length > 0 ? 'normal' : 'narrow'}
      actions={
        <Button isIdle={isSending} onPress={onClose}>
          {popupTexts('close')}
        </Button>
      }
    >
      <div className={styles.popup}>
        {isFailing && failure && (
          <div role="alert" className={styles.failure}>
            <p>
              {sentenceOf(failure, {
                unreachable: t('noAnswer'),
                drawing: t('noAnswer'),
                notSaved: t('desk.notSaved'),
              })}
            </p>
            <Button onPress={() => send({ type: 'retry' })}>{t('again')}</Button>
          </div>
        )}
        {found === undefined && !isFailing && <Progress label={t('opening')} />}
        {isSending && (
          <>
            <p role="status">{t('desk.sending')}</p>
            <Progress label={t('desk.sending')} />
          </>
        )}
        {found && !isAsked && <AskForm state={state} send={send} />}
        {found && isAsked && <Asked approval={approval} state={state} send={send} />}
      </div>
    </Popup>
  );
}
