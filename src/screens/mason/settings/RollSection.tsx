import { useTranslation } from 'react-i18next';
import { PENS } from '../../../painting/files/fileOptions';
import { MASON_RANGES } from '../../../painting/files/masonSettings';
import { LEAST_ROOM, USUAL_RUBBER } from '../../../painting/nesting/roll';
import { RangeLine } from '../../designer/panels/print/RangeLine';
import { OptionalLine } from './OptionalLine';
import type { PartProps } from './partProps';
import { SettingsPart } from './SettingsPart';

/** The rubber that stencils are laid on. */
export function RollSection({ settings, onChange }: PartProps) {
  const { t } = useTranslation('mason');
  const { roll, ...others } = settings;
  const { width = 0, longest = USUAL_RUBBER.longest, margin = USUAL_RUBBER.margin } = roll ?? {};
  // Something is left between the margins.
  const widest = (Math.min(width, longest) - LEAST_ROOM) / 2;
  const least = 2 * margin + LEAST_ROOM;
  const { width: acrossRange, longest: alongRange, margin: marginRange, gap: gapRange } = MASON_RANGES;
  return (
    <SettingsPart title={t('settings.roll')} hint={t('settings.rollHint')}>
      <OptionalLine
        label={t('settings.rollWidth')}
        hint={t('settings.rollWidthHint')}
        value={roll?.width}
        range={{ ...acrossRange, least: Math.max(acrossRange.least, least) }}
        step={10}
        onChange={(mm) => onChange({ ...others, ...(mm !== undefined && { roll: { ...roll, width: mm } }) })}
      />
      {roll && (
        <>
          <RangeLine
            label={t('settings.rollLongest')}
            value={longest}
            range={{ ...alongRange, least: Math.max(alongRange.least, least) }}
            step={100}
            onChange={(mm) => onChange({ ...others, roll: { ...roll, longest: mm } })}
          />
          <RangeLine
            label={t('settings.rollMargin')}
            value={margin}
            range={{ ...marginRange, most: Math.min(marginRange.most, widest) }}
            step={1}
            onChange={(mm) => onChange({ ...others, roll: { ...roll, margin: mm } })}
          />
          <RangeLine
            label={t('settings.rollGap')}
            value={roll.gap ?? USUAL_RUBBER.gap}
            range={gapRange}
            step={1}
            onChange={(mm) => onChange({ ...others, roll: { ...roll, gap: mm } })}
          />
          <OptionalLine
            label={t('settings.labelPen')}
            hint={t('settings.labelPenHint')}
            unit=""
            value={roll.labelPen}
            range={{ least: 1, most: PENS }}
            step={1}
            onChange={(pen) => {
              const { labelPen: _before, ...rest } = roll;
              onChange({
                ...others,
                roll: pen === undefined ? rest : { ...rest, labelPen: Math.round(pen) },
              });
            }}
          />
        </>
      )}
    </SettingsPart>
  );
}
