import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Swatches } from '../../../components/Swatches';
import { nameIn } from '../../../stone/catalogue/naming';
import { useMake } from '../make/useMake';
import { useLocale } from '../useLocale';
import { FinishChoice } from './FinishChoice';
import { Section } from './Section';
import { type ShownStone, useShownStone } from './useShownStone';
import { useVariants } from './useVariants';

/** A stone's materials and finishes, below its name and size. */
const MaterialsOf = memo(function MaterialsOf({ shown }: { readonly shown: ShownStone }) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const inCm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const variants = useVariants(shown);
  const make = useMake();
  if (!variants) return null;
  const { width, height, thickness } = variants.stoneType;
  const size = t('stoneSize', {
    width: inCm.format(width / 10),
    height: inCm.format(height / 10),
    thickness: inCm.format((make?.made.thickness ?? thickness) / 10),
  });
  return (
    <Section title={t('material')}>
      <Swatches
        label={`${nameIn(locale, variants.stoneType)} · ${size}`}
        look="tile"
        value={variants.chosen}
        swatches={variants.swatches}
        onChange={variants.choose}
      />
      <FinishChoice variants={variants} />
    </Section>
  );
});

/** The materials of the chosen stone. */
export function Materials() {
  return <MaterialsOf shown={useShownStone()} />;
}
