import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picker } from '../../../../components/Picker';
import { CURRENCIES } from '../../../../stone/catalogue/price';
import { currencySign } from '../../../../stone/price/money';
import { vat } from '../../../../stone/price/vat';
import { useLocale } from '../../../designer/useLocale';
import type { PartProps } from '../partProps';
import { SettingsPart } from '../SettingsPart';
import { PriceClasses } from './PriceClasses';
import styles from './Prices.module.css';
import { TypedLine } from './TypedLine';
import {
  amountProblem,
  type Classed,
  isWrong,
  LETTERS,
  ORNAMENTS,
  PICTURES,
  readPrices,
  SINGLE,
  type TypedPrices,
  typedPrices,
} from './typedPrices';

interface PricesSectionProps extends PartProps {
  /** Tells whether something is typed that cannot be kept. */
  readonly onWrong: (isWrong: boolean) => void;
}

/** The workshop's own list of prices. While something in it is wrong, what was right before stays in the settings. */
export function PricesSection({ settings, onChange, onWrong }: PricesSectionProps) {
  const { t } = useTranslation('mason');
  const { t: sayVat } = useTranslation('vat');
  const locale = useLocale();
  const [typed, type] = useState(() => typedPrices(settings.prices, locale));
  // A section that is begun anew has nothing wrong in it.
  useEffect(() => () => onWrong(false), [onWrong]);
  const change = (changed: Partial<TypedPrices>) => {
    const now = { ...typed, ...changed };
    type(now);
    onWrong(isWrong(now));
    if (isWrong(now)) return;
    const { prices: before, ...others } = settings;
    const prices = readPrices(now, before);
    onChange({ ...others, ...(prices && { prices }) });
  };
  const sign = currencySign(typed.currency, locale);
  const said = (text: string) => {
    const problem = amountProblem(text);
    return problem && t(`settings.priceProblems.${problem}`);
  };
  const classesOf = (classed: Classed) => (
    <PriceClasses
      key={classed}
      classed={classed}
      classes={typed.classes[classed]}
      sign={sign}
      onChange={(classes) => change({ classes: { ...typed.classes, [classed]: classes } })}
    />
  );
  return (
    <SettingsPart title={t('settings.prices')} hint={t('settings.pricesHint')}>
      <div className={styles.prices}>
        <div className={styles.kind}>
          <Picker
            label={t('settings.currency')}
            value={typed.currency}
            groups={[
              { name: '', items: CURRENCIES.map((id) => ({ id, name: t(`settings.currencies.${id}`) })) },
            ]}
            onChange={(id) =>
              change({ currency: CURRENCIES.find((known) => known === id) ?? typed.currency })
            }
          />
          <Picker
            label={t('settings.pricesAre')}
            value={typed.vat}
            groups={[{ name: '', items: vat.options.map((id) => ({ id, name: sayVat(id) })) }]}
            onChange={(id) => change({ vat: vat.options.find((known) => known === id) ?? typed.vat })}
          />
        </div>
        {LETTERS.map(classesOf)}
        <fieldset className={styles.classes}>
          <legend>{t('settings.ornaments')}</legend>
          {ORNAMENTS.map((name) => (
            <TypedLine
              key={name}
              label={t(`settings.ornament.${name}`)}
              unit={sign}
              text={typed.ornaments[name]}
              problem={said(typed.ornaments[name])}
              onChange={(text) => change({ ornaments: { ...typed.ornaments, [name]: text } })}
            />
          ))}
        </fieldset>
        <fieldset className={styles.classes}>
          <legend>{t('settings.otherWork')}</legend>
          {SINGLE.map((name) => (
            <TypedLine
              key={name}
              label={t(`settings.single.${name}`)}
              unit={sign}
              text={typed.singles[name]}
              problem={said(typed.singles[name])}
              onChange={(text) => change({ singles: { ...typed.singles, [name]: text } })}
            />
          ))}
        </fieldset>
        {PICTURES.map(classesOf)}
      </div>
    </SettingsPart>
  );
}
