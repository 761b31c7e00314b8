import { useTranslation } from 'react-i18next';
import { Segments } from '../../components/Segments';

interface MeasuredByProps {
  readonly isByDistance: boolean;
  readonly onChange: (isByDistance: boolean) => void;
}

/** Whether the stone's own sides were measured, or something else on it. */
export function MeasuredBy({ isByDistance, onChange }: MeasuredByProps) {
  const { t } = useTranslation('uploading');
  return (
    <Segments
      label={t('measured.by')}
      value={isByDistance ? 'distance' : 'sides'}
      segments={[
        { value: 'sides', name: t('measured.sides') },
        { value: 'distance', name: t('measured.distance') },
      ]}
      onChange={(by) => onChange(by === 'distance')}
    />
  );
}
