import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';
import { Segments } from '../../../../components/Segments';
import type { EtchingChange } from '../../../../stone/edits/changeEtching';
import { LEAST_GAMMA, MOST_GAMMA, MOST_SHARPENED } from '../../../../stone/etching/parm';
import type { EtchingParm } from '../../../../stone/parm';
import { MOST_TONED } from '../../../../stone/photograph/tone';
import { Row } from '../Section';

interface EtchedToneFieldsProps {
  readonly etching: EtchingParm;
  readonly change: (fields: EtchingChange) => void;
}

/** The tone of the photograph that is etched, and which of its parts are. */
export function EtchedToneFields({ etching, change }: EtchedToneFieldsProps) {
  const { t } = useTranslation('etching');
  const percent = (which: 'brightness' | 'contrast' | 'sharpness', min: number, max: number) => (
    <NumberLine
      label={t(which)}
      unit="%"
      value={etching[which] ?? 0}
      onChange={(value) => change({ [which]: value === 0 ? undefined : value })}
      step={which === 'sharpness' ? 10 : 1}
      min={min}
      max={max}
    />
  );
  return (
    <>
      <Row>
        {percent('brightness', -MOST_TONED, MOST_TONED)}
        {percent('contrast', -MOST_TONED, MOST_TONED)}
      </Row>
      <Row>
        <NumberLine
          label={t('gamma')}
          unit="γ"
          value={etching.gamma ?? 1}
          onChange={(gamma) => change({ gamma: gamma === 1 ? undefined : gamma })}
          step={0.1}
          min={LEAST_GAMMA}
          max={MOST_GAMMA}
        />
        {percent('sharpness', 0, MOST_SHARPENED)}
      </Row>
      <Segments
        label={t('parts')}
        value={etching.inverted ? 'dark' : 'bright'}
        segments={(['bright', 'dark'] as const).map((value) => ({ value, name: t(`partsNamed.${value}`) }))}
        onChange={(parts) => change({ inverted: parts === 'dark' ? true : undefined })}
      />
    </>
  );
}
