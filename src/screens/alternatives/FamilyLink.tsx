import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { prefixOf } from '../../i18n';
import type { Compared, ComparingAct } from '../../machines/alternatives/effects';
import { LinkLine } from '../designer/panels/LinkLine';
import { useLocale } from '../designer/useLocale';
import { useDay } from '../mason/useDay';
import styles from './Alternatives.module.css';

interface FamilyLinkProps {
  readonly compared: Compared;
  readonly isBusy: boolean;
  readonly onAct: (act: ComparingAct) => void;
}

/** What the family has chosen, and the link by which they do. */
export function FamilyLink({ compared: { found, token }, isBusy, onAct }: FamilyLinkProps) {
  const { t } = useTranslation('alternatives');
  const locale = useLocale();
  const day = useDay();
  const { link, chosen, isOpen, alternatives } = found;
  const letter = alternatives.find(({ id }) => id === chosen?.id)?.letter;
  return (
    <section className={styles.family} aria-labelledby="family-link">
      <h2 id="family-link">{t('family')}</h2>
      {chosen && letter ? (
        <>
          <p role="status">
            <strong>
              {t('chosen')}: {t('variant', { letter })}
            </strong>{' '}
            <span className={styles.hint}>{t('chosenAt', { day: day(chosen.at) })}</span>
          </p>
          {chosen.text !== null && <blockquote className={styles.quote}>{chosen.text}</blockquote>}
        </>
      ) : (
        link && <p role="status">{t('notChosen')}</p>
      )}
      <p className={styles.hint}>{t(isOpen ? 'familyHint' : 'closed')}</p>
      {token !== undefined && (
        <LinkLine label={t('link')} link={`${window.location.origin}${prefixOf(locale)}/choose/${token}`} />
      )}
      {link && (
        <p className={styles.hint}>
          {t(token === undefined ? 'linkUntil' : 'linkOnce', { day: day(link.expiresAt) })}
        </p>
      )}
      <div className={styles.acts}>
        {isOpen && (
          <Button look={link ? 'plain' : 'primary'} isIdle={isBusy} onPress={() => onAct({ kind: 'link' })}>
            {t(link ? 'newLink' : 'makeLink')}
          </Button>
        )}
        {link && (
          <Button look="quiet" isIdle={isBusy} onPress={() => onAct({ kind: 'endLink' })}>
            {t('endLink')}
          </Button>
        )}
      </div>
    </section>
  );
}
