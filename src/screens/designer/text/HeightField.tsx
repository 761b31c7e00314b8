import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import { Picker } from '../../../components/Picker';
import type { Mm } from '../../../stone/numbers';

interface HeightFieldProps {
  readonly value: Mm;
  /** The heights on offer on the current stone, ascending. */
  readonly offered: readonly Mm[];
  /** Whether only those heights exist; letters that are cut can be of any height from the lowest up. */
  readonly isCast: boolean;
  readonly onChange: (height: Mm) => void;
}

/** The cap height in mm: any for letters that are cut, one of those on offer for letters that are cast. */
export function HeightField({ value, offered, isCast, onChange }: HeightFieldProps) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  if (!isCast) {
    const [lowest] = offered;
    return (
      <NumberLine
        label={t('height')}
        unit={t('mm')}
        value={value}
        onChange={onChange}
        step={1}
        min={1}
        max={500}
        hint={lowest === undefined ? undefined : t('lowestHeight', { height: number.format(lowest) })}
      />
    );
  }
  const heights = [...new Set([...offered, value])].sort((one, other) => one - other);
  return (
    <Picker
      label={t('height')}
      value={String(value)}
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
