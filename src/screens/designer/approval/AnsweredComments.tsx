import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { TextBlock } from '../../../components/TextBlock';
import { designOf } from '../../../machines/designer/context';
import type { Approval } from '../../../stone/wire/approval';
import { Thread } from '../../approving/Thread';
import { DesignerContext } from '../designerContext';
import styles from './Approval.module.css';
import type { AskingProps } from './asking';
import { CommentedStone } from './CommentedStone';

/** What relatives have written, each comment at its place on the stone, with a field for an answer. */
export function AnsweredComments({ approval, state, send }: AskingProps & { readonly approval: Approval }) {
  const { t } = useTranslation('approving');
  const design = DesignerContext.useSelector(({ context }) => designOf(context));
  const offered = DesignerContext.useSelector(({ context }) => context.offered);
  const { typed } = state.context;
  const isBusy = state.matches({ acting: 'underway' });
  const { comments } = approval;
  if (comments.length === 0) return null;
  return (
    <section aria-label={t('comment.list')} className={styles.comments}>
      <CommentedStone design={design} offered={offered} comments={comments} />
      <ol className={styles.threads}>
        {comments.map((comment, index) => {
          const text = typed[comment.id] ?? '';
          const isResolved = comment.resolvedAt !== null;
          return (
            <li key={comment.id}>
              <h3>{t('desk.comment', { number: index + 1 })}</h3>
              <Thread comment={comment} />
              {!isResolved && (
                <TextBlock
                  label={t('desk.answer')}
                  value={text}
                  onChange={(to) => send({ type: 'type', comment: comment.id, text: to })}
                  maxLength={4000}
                />
              )}
              <div className={styles.acts}>
                {!isResolved && (
                  <Button
                    isIdle={isBusy || text.trim() === ''}
                    onPress={() =>
                      send({ type: 'act', act: { kind: 'answer', comment: comment.id, text: text.trim() } })
                    }
                  >
                    {t('desk.sendAnswer')}
                  </Button>
                )}
                <Button
                  look="quiet"
                  isIdle={isBusy}
                  onPress={() =>
                    send({
                      type: 'act',
                      act: { kind: 'settle', comment: comment.id, isResolved: !isResolved },
                    })
                  }
                >
                  {t(isResolved ? 'comment.reopen' : 'comment.settle')}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
