import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';
import { Picker } from '../../../../components/Picker';
import { Segments } from '../../../../components/Segments';
import type { EtchingChange } from '../../../../stone/edits/changeEtching';
import { ENGRAVED_PIXELS, ETCHING_SCREENS, LEAST_DPI, MOST_DPI } from '../../../../stone/etching/parm';
import type { EtchingParm } from '../../../../stone/parm';
import { Hint } from '../Section';

interface MachineDotFieldsProps {
  readonly etching: EtchingParm;
  readonly change: (fields: EtchingChange) => void;
}

/** How the machine sets the dots of an etching: how fine, in which order, and how its file says them. */
export function MachineDotFields({ etching, change }: MachineDotFieldsProps) {
  const { t } = useTranslation('etching');
  return (
    <>
      <NumberLine
        label={t('dpi')}
        unit="dpi"
        value={etching.dpi}
        onChange={(dpi) => change({ dpi: Math.round(dpi) })}
        step={1}
        min={LEAST_DPI}
        max={MOST_DPI}
      />
      <Hint>{t('dpiHint')}</Hint>
      <Picker
        label={t('screen')}
        value={etching.screen}
        groups={[{ name: '', items: ETCHING_SCREENS.map((id) => ({ id, name: t(`screens.${id}`) })) }]}
        onChange={(chosen) => {
          const screen = ETCHING_SCREENS.find((each) => each === chosen);
          if (screen) change({ screen });
        }}
      />
      <Segments
        label={t('engraves')}
        value={etching.engraves}
        segments={ENGRAVED_PIXELS.map((value) => ({ value, name: t(`engravesNamed.${value}`) }))}
        onChange={(engraves) => change({ engraves })}
      />
    </>
  );
}
