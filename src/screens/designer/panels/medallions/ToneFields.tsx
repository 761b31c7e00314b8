import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';
import { Segments } from '../../../../components/Segments';
import type { MedallionChange } from '../../../../stone/edits/changeMedallion';
import { MEDALLION_RIMS } from '../../../../stone/medallion/parm';
import type { MedallionParm } from '../../../../stone/parm';
import { MOST_TONED, PHOTOGRAPH_TONES } from '../../../../stone/photograph/tone';
import { Row } from '../Section';

interface ToneFieldsProps {
  readonly medallion: MedallionParm;
  readonly change: (fields: MedallionChange) => void;
}

/** The tone of the photograph, and the line along the medallion's edge. */
export function ToneFields({ medallion, change }: ToneFieldsProps) {
  const { t } = useTranslation('medallion');
  const percent = (which: 'brightness' | 'contrast') => (
    <NumberLine
      label={t(which)}
      unit="%"
      value={medallion[which] ?? 0}
      onChange={(value) => change({ [which]: value === 0 ? undefined : value })}
      step={1}
      min={-MOST_TONED}
      max={MOST_TONED}
    />
  );
  return (
    <>
      <Segments
        label={t('tone')}
        value={medallion.tone}
        segments={PHOTOGRAPH_TONES.map((value) => ({ value, name: t(`tones.${value}`) }))}
        onChange={(tone) => change({ tone })}
      />
      <Row>
        {percent('brightness')}
        {percent('contrast')}
      </Row>
      <Segments
        label={t('rim')}
        value={medallion.rim ?? 'none'}
        segments={(['none', ...MEDALLION_RIMS] as const).map((value) => ({
          value,
          name: t(`rims.${value}`),
        }))}
        onChange={(rim) => change({ rim: rim === 'none' ? undefined : rim })}
      />
    </>
  );
}
