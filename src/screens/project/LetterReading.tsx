import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice';
import type { LetterToRead, OrderedStone } from '../../stone/wire/order';
import { SENT } from '../sent/lateSent';
import styles from './LetterReading.module.css';

/**
 * What is read through before it is sent, whichever way: every line as it is cut, what there is to object to, and the
 * letter itself, as the mason will read it.
 */
export function LetterReading({ letter }: { readonly letter: LetterToRead }) {
  const { t } = useTranslation('project');
  const { order, subject, text, remarks, awaitsApproval = [] } = letter;
  useEffect(() => {
    // What is said after sending is there by then; where it cannot be fetched now it is fetched once more.
    SENT.fetch().catch(() => undefined);
  }, []);
  return (
    <>
      {order.stones.map((stone) => (
        <StoneReading
          key={stone.id}
          stone={stone}
          remarks={remarks.find(({ stoneId }) => stoneId === stone.id)}
          isOneOfSeveral={order.stones.length > 1}
          waits={awaitsApproval.includes(stone.id)}
        />
      ))}
      <section className={styles.letter}>
        <h3>
          {order.stonemason
            ? t('reading.letter', { to: order.stonemason.name })
            : t('reading.letterUnassigned')}
        </h3>
        {/* The language of whoever gets it, which need not be the page's. */}
        <div className={styles.sheet} lang={order.locale === 'no' ? 'nb' : order.locale}>
          <p className={styles.subject}>{subject}</p>
          <p className={styles.text}>{text}</p>
        </div>
      </section>
    </>
  );
}

interface StoneReadingProps {
  readonly stone: OrderedStone;
  /** What there is to object to, and what is meant all the same, in the reader's language. */
  readonly remarks: LetterToRead['remarks'][number] | undefined;
  readonly isOneOfSeveral: boolean;
  /** Whether nothing of it is cut before the family has approved it, which it has not. */
  readonly waits: boolean;
}

function StoneReading({ stone, remarks, isOneOfSeveral, waits }: StoneReadingProps) {
  const { t } = useTranslation('project');
  const lines = stone.inscription.filter((line) => line.trim() !== '');
  return (
    <section className={styles.stone}>
      {isOneOfSeveral && <h3>{t('reading.stone', { id: stone.id, name: stone.designName })}</h3>}
      {lines.length === 0 ? (
        <p>{t('reading.noLines')}</p>
      ) : (
        <ul className={styles.inscription} aria-label={t('reading.lines')}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none moves while it is read.
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {waits && <Notice look="yellow">{t('reading.awaitsApproval')}</Notice>}
      {stone.findings === null && <Notice look="yellow">{t('reading.notChecked')}</Notice>}
      {remarks && remarks.texts.length > 0 && (
        <Notice look="yellow" title={t('reading.objections')}>
          {remarks.texts.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Notice>
      )}
      {remarks && remarks.waved.length > 0 && (
        <Notice look="white" title={t('reading.waved')}>
          {remarks.waved.map(({ text, reason }) => (
            <div key={`${text} ${reason}`}>
              {text} <em>{t('reading.because', { reason })}</em>
            </div>
          ))}
        </Notice>
      )}
    </section>
  );
}
