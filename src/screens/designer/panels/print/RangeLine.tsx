import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';

interface RangeLineProps {
  readonly label: string;
  readonly value: number;
  readonly range: { readonly least: number; readonly most: number };
  readonly step: number;
  readonly onChange: (value: number) => void;
  /** Millimetres where it is left out. */
  readonly unit?: string;
  readonly hint?: string;
}

/** A measure of a machine; one out of its range is answered with the range. */
export function RangeLine({ range: { least, most }, unit, ...line }: RangeLineProps) {
  const { t } = useTranslation('designer');
  return <NumberLine {...line} unit={unit ?? t('mm')} min={least} max={most} />;
}
