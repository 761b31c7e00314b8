import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import { Picker } from '../../../components/Picker';
import type { Mm } from '../../../stone/numbers';

interface HeightFieldProps {
  readonly value: Mm;
  /** The heights the letters are cast in; undefined for letters that can be cut at any height. */
  readonly cast: readonly Mm[] | undefined;
  readonly onChange: (height: Mm) => void;
}

/** The cap height in mm: any for letters that are cut, one of those on offer for letters that are cast. */
export function HeightField({ value, cast, onChange }: HeightFieldProps) {
  const { t, i18n } = useTranslation();
  if (!cast) {
    return (
      <NumberLine
        label={t('height')}
        unit={t('mm')}
        value={value}
        onChange={onChange}
        step={1}
        min={1}
        max={500}
      />
    );
  }
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const heights = [...new Set([...cast, value])].sort((one, other) => one - other);
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
