import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import { Picker } from '../../../components/Picker';
import type { Mm } from '../../../stone/numbers';

interface HeightFieldProps {
  /** Undefined where several lines differ. */
  readonly value: Mm | undefined;
  /** The heights on offer on the current stone, ascending. */
  readonly offered: readonly Mm[];
  /** Whether only those heights exist; letters that are cut can be of any height from the lowest up. */
  readonly isCast: boolean;
  /** What is said of the lowest height of letters that are cut. */
  readonly lowest?: 'lowestHeight' | 'lowestHeightOfAll';
  readonly onChange: (height: Mm) => void;
}

/** The cap height in mm: any for letters that are cut, one of those on offer for letters that are cast. */
export function HeightField({
  value,
  offered,
  isCast,
  lowest: said = 'lowestHeight',
  onChange,
}: HeightFieldProps) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  if (!isCast) {
    const [lowest] = offered;
    return (
      <NumberLine
        label={t('height')}
        unit={t('mm')}
        value={value}
        placeholder={t('differing')}
        onChange={onChange}
        step={1}
        min={1}
        max={500}
        hint={lowest === undefined ? undefined : t(said, { height: number.format(lowest) })}
      />
    );
  }
  const heights = [...new Set([...offered, ...(value === undefined ? [] : [value])])].sort(
    (one, other) => one - other,
  );
  return (
    <Picker
      label={t('height')}
      value={value === undefined ? undefined : String(value)}
      placeholder={t('differing')}
      groups={[
        {
          name: t('castHeights'),
          items: heights.map((height) => ({
            id: String(height),
            name: `${number.format(height)} ${t('mm')}`,
          })),
        },
      ]}
      onChange={(height) => onChange(Number(height))}
    />
  );
}
