import { MessageSquarePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Progress } from '../../components/Progress';
import { ReadCheck } from '../../components/ReadCheck';
import { waiting } from '../../machines/approving/expected';
import { wordsAt } from '../../machines/approving/pinned';
import { unsentOf } from '../../machines/approving/unsent';
import { characters } from '../../stone/spacing';
import styles from './Approving.module.css';
import { CommentForm } from './CommentForm';
import { Comments } from './Comments';
import { isAbout, isReadAt } from './isAbout';
import type { Page } from './page';
import { Refused } from './Refused';
import { StepPicture } from './StepPicture';
import { StepWords } from './StepWords';
import type { Step } from './steps';
import { UnsentComments } from './UnsentComments';
import { useCommenting } from './useCommenting';
import { useStepName } from './useStepName';
import type { Drawn } from './useStoneDrawing';

interface StepPageProps extends Page {
  readonly step: Step;
  readonly drawn: Drawn;
  /** Its place among the steps, from 1. */
  readonly number: number;
  readonly all: number;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** One thing to read: as it is cut, its words in plain type, and whether it is right. */
export function StepPage({ step, drawn, number, all, onBack, onNext, ...page }: StepPageProps) {
  const { t } = useTranslation('approving');
  const { context, view, offered, send } = page;
  const kind = useStepName()(step);
  const commenting = useCommenting(page, step);
  const { pin, isWriting } = commenting;
  const isLine = step.kind === 'text';
  const comments = view.comments.filter((comment) => isAbout(comment.pin, step));
  const onWay = waiting(context.wishes, view).comments.filter((comment) => isAbout(comment.pin, step));
  const isAnswered = step.isTicked || comments.length + onWay.length > 0;
  return (
    <>
      <div className={styles.stepHead}>
        <Progress label={t('step', { number, all })} part={number / all} />
        <h1 className={styles.stepName}>
          {kind} <span className={styles.hint}>{t('step', { number, all })}</span>
        </h1>
      </div>
      {view.before && !step.isTicked && <p className={styles.changed}>{t('changed')}</p>}
      <StepPicture
        view={view}
        offered={offered}
        step={step}
        drawn={drawn}
        pin={isWriting ? pin : undefined}
        onPin={commenting.write}
      />
      <StepWords view={view} offered={offered} step={step} />
      <div className={styles.tick} data-ticked={step.isTicked}>
        <ReadCheck
          isRead={step.isTicked}
          label={isLine ? t('rightLine', { text: step.text }) : t('rightPart', { kind })}
          onChange={(isTicked) => send({ type: 'act', act: { kind: 'tick', key: step.key, isTicked } })}
        >
          {t('right')}
        </ReadCheck>
      </div>
      <Comments {...page} comments={comments} onWay={onWay} />
      <UnsentComments {...page} unsent={unsentOf(context, view).filter(({ at }) => isReadAt(at, step))} />
      {isWriting ? (
        <CommentForm
          pin={pin}
          step={step}
          letters={isLine ? characters(wordsAt(view, step.key)) : []}
          isLost={commenting.isLost}
          text={commenting.typed}
          refusal={context.refusal}
          onPin={commenting.write}
          onType={commenting.type}
          onCancel={commenting.cancel}
          onSend={commenting.send}
        />
      ) : (
        <>
          <Refused context={context} />
          <Button look="quiet" onPress={() => commenting.write()}>
            <MessageSquarePlus size={18} aria-hidden="true" />
            {t('comment.open')}
          </Button>
        </>
      )}
      <div className={styles.foot}>
        <Button onPress={onBack}>{t('previous')}</Button>
        <Button look={isAnswered ? 'primary' : 'plain'} onPress={onNext}>
          {t('next')}
        </Button>
      </div>
    </>
  );
}
