import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../../stone/catalogue/naming';
import { DesignerContext } from '../../designerContext';
import { Hint } from '../../panels/Section';
import { useChurchyard } from '../../useChurchyard';
import { useLocale } from '../../useLocale';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import styles from './ChurchyardPopup.module.css';
import { type SaidLimit, useRules } from './useRules';

/** The popup `churchyard comment`: the churchyard's rules as plain sentences, with what the stone breaks marked. */
export function ChurchyardPopup() {
  const { t } = useTranslation('popups');
  const locale = useLocale();
  const churchyard = useChurchyard();
  const rules = useRules();
  const isMeasured = DesignerContext.useSelector(({ context }) =>
    context.offered.stoneTypes.some(({ id }) => id === context.history.present.StoneTypeId),
  );
  const comment =
    churchyard && ((locale === 'da' ? undefined : churchyard.Comments[locale]) ?? churchyard.Comment);
  const broken = rules.flatMap(({ limits }) => limits).filter((limit) => limit.broken !== undefined).length;
  const verdict = () => {
    if (!isMeasured) return t('churchyard.unmeasured');
    return broken === 0 ? t('churchyard.keeps') : t('churchyard.breaks', { count: broken });
  };
  return (
    <NamedPopup
      name="churchyard comment"
      title={t('churchyard.title', { churchyard: churchyard ? nameIn(locale, churchyard) : '' })}
      actions={<CloseButton />}
    >
      {!churchyard && <p>{t('churchyard.none')}</p>}
      {churchyard && rules.length === 0 && <p>{t('churchyard.noRules')}</p>}
      {rules.length > 0 && (
        <p className={broken > 0 ? styles.broken : styles.kept}>
          {isMeasured && <Mark isBroken={broken > 0} />}
          {verdict()}
        </p>
      )}
      {rules.map(({ of, limits }) => (
        <section key={of} className={styles.rule}>
          <h3 className={styles.of}>{of}</h3>
          <ul className={styles.limits}>
            {limits.map((limit) => (
              <Limit key={limit.sentence} {...limit} />
            ))}
          </ul>
        </section>
      ))}
      {comment && (
        <section className={styles.rule}>
          <h3 className={styles.of}>{t('churchyard.also')}</h3>
          <Hint>{comment}</Hint>
        </section>
      )}
    </NamedPopup>
  );
}

function Limit({ sentence, broken }: SaidLimit) {
  const { t } = useTranslation('popups');
  return (
    <li className={broken ? styles.broken : styles.limit} data-broken={broken !== undefined}>
      {broken && <TriangleAlert size={16} aria-label={t('churchyard.broken')} />}
      <span>
        {sentence}
        {broken && <strong className={styles.value}> {broken}</strong>}
      </span>
    </li>
  );
}

function Mark({ isBroken }: { readonly isBroken: boolean }) {
  return isBroken ? (
    <TriangleAlert size={18} aria-hidden="true" />
  ) : (
    <Check size={18} aria-hidden="true" className={styles.check ?? ''} />
  );
}
