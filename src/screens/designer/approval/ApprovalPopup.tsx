import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Progress } from '../../../components/Progress';
import { sentenceOf } from '../../../machines/failure';
import { NamedPopup } from '../popups/NamedPopup';
import { PopupsContext } from '../popups/popupsContext';
import styles from './Approval.module.css';
import { Asked } from './Asked';
import { AskForm } from './AskForm';
import type { AskingProps } from './asking';

/** The popup `approval`: asks relatives, and shows who is where and what they say. */
export function ApprovalPopup({ state, send }: AskingProps) {
  const { t } = useTranslation('approving');
  const { t: popupTexts } = useTranslation('popups');
  const popups = PopupsContext.useActorRef();
  const { found, failure } = state.context;
  const isFailing =
    state.matches({ acting: 'failing' }) ||
    (found === undefined && state.matches({ looking: 'failingToFetch' }));
  const approval = found?.approval;
  const isAsked = approval && approval.state !== 'ended';
  return (
    <NamedPopup
      name="approval"
      title={t('desk.title')}
      width={isAsked && approval.comments.length > 0 ? 'normal' : 'narrow'}
      actions={<Button onPress={() => popups.send({ type: 'close' })}>{popupTexts('close')}</Button>}
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
        {found && !isAsked && <AskForm state={state} send={send} />}
        {found && isAsked && <Asked approval={approval} state={state} send={send} />}
      </div>
    </NamedPopup>
  );
}
