import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { TextBlock } from '../../components/TextBlock';
import type { Unsent } from '../../machines/approving/unsent';
import styles from './Approving.module.css';
import type { Page } from './page';

/** Comments that were written and not sent, and have no field of a step: each names what it was about, and can be sent or thrown away. */
export function UnsentComments({
  unsent,
  send,
}: Pick<Page, 'context' | 'send'> & { readonly unsent: readonly Unsent[] }) {
  const { t } = useTranslation('approving');
  return unsent.map(({ about, text, pinned: { pin, words } }) => (
    <fieldset key={about} className={styles.form}>
      <legend>{words.trim() === '' ? t('comment.ofWhole') : t('comment.of', { about: words.trim() })}</legend>
      <p className={styles.changed}>{t('comment.unsent')}</p>
      <TextBlock
        label={t('comment.title')}
        value={text}
        onChange={(to) => send({ type: 'type', about, text: to })}
        maxLength={4000}
      />
      <div className={styles.answers}>
        <Button onPress={() => send({ type: 'type', about, text: '' })}>{t('comment.throwAway')}</Button>
        <Button
          look="primary"
          onPress={() => send({ type: 'act', act: { kind: 'comment', text: text.trim(), pin }, about })}
        >
          {t('comment.send')}
        </Button>
      </div>
    </fieldset>
  ));
}
