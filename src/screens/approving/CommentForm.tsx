import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { NumberLine } from '../../components/NumberLine';
import { Segments } from '../../components/Segments';
import { TextBlock } from '../../components/TextBlock';
import type { Pin } from '../../stone/wire/approval';
import styles from './Approving.module.css';
import type { Step } from './steps';

interface CommentFormProps {
  readonly pin: Pin;
  readonly step: Step;
  /** The characters of the line, if it is one. */
  readonly letters: readonly string[];
  /** The letter that it was about is gone since. */
  readonly isLost: boolean;
  readonly text: string;
  /** Why the last one was not taken. */
  readonly refusal: string | undefined;
  readonly onPin: (pin: Pin) => void;
  readonly onType: (text: string) => void;
  readonly onCancel: () => void;
  readonly onSend: () => void;
}

/** A comment: what it is about, and what it says. What is typed is kept until it is sent. */
export function CommentForm({ pin, step, letters, isLost, text, refusal, ...on }: CommentFormProps) {
  const { t } = useTranslation('approving');
  const { onPin, onType, onCancel, onSend } = on;
  const isLine = letters.length > 0;
  const { key } = step;
  const isOfStone = step.element === undefined;
  return (
    <fieldset className={styles.form}>
      <legend className="visually-hidden">{t('comment.open')}</legend>
      {isLine && (
        <Segments
          label={t('comment.about')}
          value={pin.kind === 'letter' ? 'letter' : 'all'}
          segments={[
            { value: 'all', name: t('comment.all') },
            { value: 'letter', name: t('comment.letter') },
          ]}
          onChange={(about) =>
            onPin(
              about === 'letter'
                ? { kind: 'letter', key, letter: letters.findIndex((each) => each.trim() !== '') }
                : { kind: 'element', key },
            )
          }
        />
      )}
      {isOfStone && (
        <Segments
          label={t('comment.about')}
          value={pin.kind === 'place' ? 'place' : 'all'}
          segments={[
            { value: 'all', name: t('comment.all') },
            { value: 'place', name: t('comment.place') },
          ]}
          onChange={(about) => onPin(about === 'place' ? { kind: 'place', x: 0, y: 0 } : { kind: 'whole' })}
        />
      )}
      {pin.kind === 'letter' && (
        <div className={styles.letters}>
          <Segments
            label={t('comment.which')}
            value={`${pin.letter}`}
            segments={letters.flatMap((character, letter) =>
              character.trim() === '' ? [] : [{ value: `${letter}`, name: character }],
            )}
            onChange={(letter) => onPin({ kind: 'letter', key, letter: Number(letter) })}
          />
          <p className={styles.hint}>{t('comment.orPress')}</p>
        </div>
      )}
      {pin.kind === 'place' && (
        <div className={styles.measures}>
          <NumberLine
            label={t('comment.fromLeft')}
            unit="mm"
            step={1}
            value={pin.x}
            onChange={(x) => onPin({ ...pin, x })}
          />
          <NumberLine
            label={t('comment.fromTop')}
            unit="mm"
            step={1}
            value={pin.y}
            onChange={(y) => onPin({ ...pin, y })}
          />
        </div>
      )}
      {isLost && <p className={styles.hint}>{t('comment.lost')}</p>}
      <TextBlock label={t('comment.title')} value={text} onChange={onType} maxLength={4000} />
      {refusal !== undefined && (
        <p role="alert" className={styles.changed}>
          {t('refused')} {refusal}
        </p>
      )}
      <div className={styles.answers}>
        <Button onPress={onCancel}>{t('comment.cancel')}</Button>
        <Button look="primary" isIdle={text.trim() === ''} onPress={onSend}>
          {t('comment.send')}
        </Button>
      </div>
    </fieldset>
  );
}
