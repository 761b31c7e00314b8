import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Churchyard, RuleSource } from '../../../../stone/catalogue/churchyard';
import { nameIn } from '../../../../stone/catalogue/naming';
import { Hint } from '../../panels/Section';
import { useChurchyard } from '../../useChurchyard';
import { useJudgedStone } from '../../useJudgedStone';
import { useLocale } from '../../useLocale';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import styles from './ChurchyardPopup.module.css';
import { RuleSourceLine } from './RuleSourceLine';
import { type SaidLimit, type SaidRule, useRules } from './useRules';

/** The popup `churchyard comment`: the churchyard's rules as plain sentences, with the stone's violations marked. */
export function ChurchyardPopup() {
  const { t } = useTranslation('popups');
  const locale = useLocale();
  const churchyard = useChurchyard();
  const rules = useRules();
  const isMeasured = useJudgedStone() !== undefined;
  const comment =
    churchyard && ((locale === 'da' ? undefined : churchyard.Comments[locale]) ?? churchyard.Comment);
  const limits = rules.flatMap((rule) => rule.limits);
  const broken = limits.filter((limit) => limit.broken !== undefined).length;
  const isDecided = limits.every(({ notChecked }) => notChecked === undefined);
  const verdict = () => {
    if (!isMeasured) return t('churchyard.unmeasured');
    if (broken > 0) return t('churchyard.breaks', { count: broken });
    return isDecided ? t('churchyard.keeps') : t('churchyard.keepsKnown');
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
      {rules.map((rule) => (
        <Rule key={[rule.of, ...rule.limits.map(({ sentence }) => sentence)].join(' ')} {...rule} />
      ))}
      {comment && (
        <section className={styles.rule}>
          <h3 className={styles.of}>{t('churchyard.also')}</h3>
          <Hint>{comment}</Hint>
        </section>
      )}
      {churchyard?.source && <Source churchyard={churchyard} source={churchyard.source} />}
    </NamedPopup>
  );
}

function Rule({ of, limits, notes, source }: SaidRule) {
  return (
    <section className={styles.rule}>
      <h3 className={styles.of}>{of}</h3>
      <ul className={styles.limits}>
        {limits.map((limit) => (
          <Limit key={limit.sentence} {...limit} />
        ))}
      </ul>
      {notes.map((note) => (
        <Hint key={note}>{note}</Hint>
      ))}
      {source && (
        <Hint>
          <RuleSourceLine source={source} />
        </Hint>
      )}
    </section>
  );
}

/** The source of the rules, the part of it, and their date. */
function Source({ churchyard, source }: { readonly churchyard: Churchyard; readonly source: RuleSource }) {
  const { t, i18n } = useTranslation('popups');
  const { section, date, dated } = churchyard;
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={styles.rule}>
      <h3 className={styles.of}>{t('churchyard.source')}</h3>
      <Hint>
        <RuleSourceLine source={source} />
        {section && `, ${section}`}
        {date && `. ${t(`churchyard.${dated}`, { date: format.format(new Date(date)) })}`}
      </Hint>
    </section>
  );
}

function Limit({ sentence, broken, notChecked }: SaidLimit) {
  const { t } = useTranslation('popups');
  return (
    <li className={broken ? styles.broken : styles.limit} data-broken={broken !== undefined}>
      {broken && <TriangleAlert size={16} aria-label={t('churchyard.broken')} />}
      <span>
        {sentence}
        {broken && <strong className={styles.value}> {broken}</strong>}
        {notChecked && <em> {notChecked}</em>}
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
