import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../components/Segments';
import { type Cutter, KEEPS, RANGES } from '../../../../painting/sheet/knife/machine';
import { RangeLine } from './RangeLine';

interface CutterFieldsProps {
  readonly cutter: Cutter;
  readonly onChange: (cutter: Cutter) => void;
}

/** The measures of what cuts; a pen has none. */
export function CutterFields({ cutter, onChange }: CutterFieldsProps) {
  const { t } = useTranslation('paper');
  switch (cutter.kind) {
    case 'dragKnife':
      return (
        <RangeLine
          label={t('machine.offset')}
          value={cutter.offset}
          range={RANGES.offset}
          step={0.05}
          onChange={(offset) => onChange({ ...cutter, offset })}
        />
      );
    case 'tangentialKnife':
      return (
        <RangeLine
          label={t('machine.lift')}
          unit={t('machine.degrees')}
          value={cutter.lift}
          range={RANGES.lift}
          step={5}
          onChange={(lift) => onChange({ ...cutter, lift })}
        />
      );
    case 'laser':
      return (
        <>
          <RangeLine
            label={t('machine.kerf')}
            value={cutter.kerf}
            range={RANGES.kerf}
            step={0.05}
            onChange={(kerf) => onChange({ ...cutter, kerf })}
          />
          <Segments
            label={t('machine.keeps')}
            value={cutter.keeps}
            segments={KEEPS.map((value) => ({ value, name: t(`machine.${value}`) }))}
            onChange={(keeps) => onChange({ ...cutter, keeps })}
          />
        </>
      );
    case 'pen':
      return null;
  }
}
