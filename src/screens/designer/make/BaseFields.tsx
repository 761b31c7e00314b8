import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import { Picker } from '../../../components/Picker';
import { nameIn } from '../../../stone/catalogue/naming';
import { finish } from '../../../stone/finish';
import type { Mm } from '../../../stone/numbers';
import { Row } from '../panels/Section';
import { useLocale } from '../useLocale';
import type { Make } from './useMake';

/** The largest base that is asked for by mm, wider than any double stone's. */
const LARGEST: { readonly width: Mm; readonly height: Mm; readonly depth: Mm } = {
  width: 3000,
  height: 1000,
  depth: 1500,
};

/** The lowest base that is one. */
const LOWEST: Mm = 20;

/** The entry of a base in the stone's own material. */
const AS_STONE = 'stone';

/** The measures of the base, and its material. */
export function BaseFields({ make: { stoneType, chosen, made, change, choose } }: { readonly make: Make }) {
  const { t } = useTranslation('make');
  const { t: ofDesigner } = useTranslation();
  const locale = useLocale();
  const { base } = chosen;
  if (!base) return null;
  const { variantId, ...size } = base;
  const least = { width: stoneType.width, height: LOWEST, depth: made.thickness };
  const labels = { width: t('baseWidth'), height: t('baseHeight'), depth: t('baseDepth') };
  const groups = [
    { name: '', items: [{ id: AS_STONE, name: t('sameMaterial') }] },
    ...finish.options.map((worked) => ({
      name: t(`surfaces.${worked}`),
      items: stoneType.Variants.filter((variant) => variant.finish === worked).map((variant) => ({
        id: String(variant.id),
        name: nameIn(locale, variant),
      })),
    })),
  ].filter(({ items }) => items.length > 0);
  const take = (id: string) => choose({ base: id === AS_STONE ? size : { ...size, variantId: Number(id) } });
  return (
    <>
      <Row>
        {(['width', 'height', 'depth'] as const).map((side) => (
          <NumberLine
            key={side}
            label={labels[side]}
            unit={ofDesigner('mm')}
            value={base[side]}
            min={least[side]}
            max={LARGEST[side]}
            step={10}
            onChange={(mm) => change({ base: { ...base, [side]: mm } })}
          />
        ))}
      </Row>
      <Picker
        label={t('baseMaterial')}
        value={variantId === undefined ? AS_STONE : String(variantId)}
        groups={groups}
        onChange={take}
      />
    </>
  );
}
