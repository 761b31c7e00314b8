import { Check, Circle, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { waiting } from '../../machines/approving/expected';
import { unsentOf } from '../../machines/approving/unsent';
import type { Pin } from '../../stone/wire/approval';
import styles from './Approving.module.css';
import { isAbout } from './isAbout';
import type { Page } from './page';
import { Refused } from './Refused';
import type { Step } from './steps';
import { UnsentComments } from './UnsentComments';
import { useStepName } from './useStepName';

interface SummaryProps extends Page {
  readonly steps: readonly Step[];
  readonly isAnswering: boolean;
  readonly onGo: (step: string) => void;
}

/** Everything in one list, and the answer: approving where all of it is ticked, sending comments where some are open. */
export function Summary({ context, view, steps, isAnswering, onGo, send }: SummaryProps) {
  const { t } = useTranslation('approving');
  const nameOf = useStepName();
  const open = steps.filter(({ isTicked }) => !isTicked).length;
  const pins: readonly Pin[] = [
    ...view.comments.flatMap(({ pin, resolvedAt }) => (resolvedAt === null ? [pin] : [])),
    ...waiting(context.wishes, view).comments.map(({ pin }) => pin),
  ];
  const hasComments = pins.length > 0;
  const unsent = unsentOf(context, view);
  const holdsBack = hasComments || unsent.length > 0;
  const answer = (decision: 'approve' | 'object') => send({ type: 'act', act: { kind: 'answer', decision } });
  const stateOf = (step: Step) => {
    // What is about the whole stone stands in the list once, and holds back nothing else of it.
    const isCommented =
      step.kind !== 'frame' && step.kind !== 'make' && pins.some((pin) => isAbout(pin, step));
    if (isCommented) return 'isCommented';
    return step.isTicked ? 'isRight' : 'isOpen';
  };
  return (
    <>
      <div className={styles.words}>
        <h1>{t('summary.title')}</h1>
        <p>{open === 0 ? t('summary.allRead') : t('summary.left', { count: open })}</p>
      </div>
      <ol className={styles.summary}>
        {steps.map((step) => {
          const state = stateOf(step);
          const Icon = { isRight: Check, isOpen: Circle, isCommented: MessageSquare }[state];
          return (
            <li key={step.key}>
              <Button look="quiet" onPress={() => onGo(step.key)}>
                <span className={styles.summaryIcon} data-state={state}>
                  <Icon size={20} aria-hidden="true" />
                </span>
                <span className={styles.summaryText} data-line={step.kind === 'text'}>
                  {step.kind === 'text' ? step.text : nameOf(step)}
                  {step.kind !== 'text' && step.element !== undefined && ` · ${step.text}`}
                </span>
                <span className={styles.hint}>{t(`summary.${state}`)}</span>
              </Button>
            </li>
          );
        })}
      </ol>
      <UnsentComments context={context} send={send} unsent={unsent} />
      <Refused context={context} />
      <div className={styles.decision} aria-busy={isAnswering}>
        {/* What can be done stands first: while something is written, that is to send it. */}
        {hasComments && (
          <>
            <Button look="primary" isIdle={isAnswering} onPress={() => answer('object')}>
              {t('summary.object')}
            </Button>
            <p className={styles.hint}>{t('summary.objectHint')}</p>
          </>
        )}
        <Button
          look={hasComments ? 'plain' : 'primary'}
          isIdle={open > 0 || holdsBack || isAnswering}
          onPress={() => answer('approve')}
        >
          {t('summary.approve')}
        </Button>
        <p className={styles.hint}>
          {t(open > 0 ? 'summary.waits' : holdsBack ? 'summary.waitsForComments' : 'summary.approveHint')}
        </p>
        <p role="status">{isAnswering && t('summary.onWay')}</p>
      </div>
    </>
  );
}
