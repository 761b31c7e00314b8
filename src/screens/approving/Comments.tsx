import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { TextBlock } from '../../components/TextBlock';
import { type Waiting, waiting } from '../../machines/approving/expected';
import type { ApprovalComment } from '../../stone/wire/approval';
import styles from './Approving.module.css';
import type { Page } from './page';
import { Thread } from './Thread';

interface CommentsProps extends Page {
  readonly comments: readonly ApprovalComment[];
  /** Those that are not with the server yet. */
  readonly onWay: Waiting['comments'];
}

/** Comments with what was answered; whoever reads can write on and say that one is settled. */
export function Comments({ comments, onWay, ...page }: CommentsProps) {
  const { t } = useTranslation('approving');
  if (comments.length + onWay.length === 0) return null;
  return (
    <section aria-label={t('comment.list')}>
      <ul className={styles.threads}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <Answerable comment={comment} {...page} />
          </li>
        ))}
        {onWay.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are sent in their order and have no number yet.
          <li key={index} className={styles.onWay}>
            <p className={styles.written}>{text}</p>
            <p className={styles.hint}>{t('comment.onWay')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answerable({ comment, context, view, send }: Page & { readonly comment: ApprovalComment }) {
  const { t } = useTranslation('approving');
  const { id, resolvedAt } = comment;
  const about = `reply ${id}`;
  const typed = context.typed[about] ?? '';
  const [isOpen, setOpen] = useState(typed !== '');
  const { refusal } = context;
  // What was refused stands where it was typed.
  const isRefused = refusal !== undefined && typed.trim() !== '';
  const isWriting = isOpen || isRefused;
  const isResolved = resolvedAt !== null;
  const replies = waiting(context.wishes, view).replies.filter((reply) => reply.comment === id);
  return (
    <>
      <Thread comment={comment} />
      {replies.map(({ text }) => (
        <div key={text} className={styles.onWay}>
          <p className={styles.written}>{text}</p>
          <p className={styles.hint}>{t('comment.onWay')}</p>
        </div>
      ))}
      {isWriting && (
        <div className={styles.form}>
          <TextBlock
            label={t('comment.answer')}
            value={typed}
            onChange={(text) => send({ type: 'type', about, text })}
            maxLength={4000}
          />
          {isRefused && (
            <p role="alert" className={styles.changed}>
              {t('refused')} {refusal}
            </p>
          )}
          <Button
            isIdle={typed.trim() === ''}
            onPress={() => {
              send({ type: 'act', act: { kind: 'reply', comment: id, text: typed.trim() } });
              setOpen(false);
            }}
          >
            {t('comment.sendAnswer')}
          </Button>
        </div>
      )}
      <div className={styles.threadActs}>
        {!isWriting && (
          <Button look="quiet" onPress={() => setOpen(true)}>
            {t('comment.answer')}
          </Button>
        )}
        <Button
          look="quiet"
          onPress={() => send({ type: 'act', act: { kind: 'settle', comment: id, isResolved: !isResolved } })}
        >
          {t(isResolved ? 'comment.reopen' : 'comment.settle')}
        </Button>
      </div>
    </>
  );
}
