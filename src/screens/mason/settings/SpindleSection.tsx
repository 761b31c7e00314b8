import { useTranslation } from 'react-i18next';
import { MEASURES } from '../../../painting/carving/measures';
import type { MasonSettings } from '../../../painting/files/masonSettings';
import { DEEPEST_HOLE, SHALLOWEST_HOLE } from '../../../painting/sheet/holeDepth';
import { OptionalLine } from './OptionalLine';
import type { PartProps } from './partProps';
import { SettingsPart } from './SettingsPart';

const { toolAngle, depth, mill } = MEASURES;

/** What his spindle carves with, and how deep holes for pins are drilled; what is left out is as usual. */
export function SpindleSection({ settings, onChange }: PartProps) {
  const { t } = useTranslation('mason');
  const { t: paper } = useTranslation('paper');
  const { t: designer } = useTranslation('designer');
  const { spindle = {}, holeDepth, ...others } = settings;
  const change = (changed: Pick<MasonSettings, 'spindle' | 'holeDepth'>) => {
    const now = { spindle, holeDepth, ...changed };
    const set = Object.fromEntries(
      Object.entries(now.spindle ?? {}).filter(([, value]) => value !== undefined),
    );
    onChange({
      ...others,
      ...(Object.keys(set).length > 0 && { spindle: set }),
      ...(now.holeDepth !== undefined && { holeDepth: now.holeDepth }),
    });
  };
  return (
    <SettingsPart title={t('settings.spindle')} hint={t('settings.spindleHint')}>
      <OptionalLine
        label={paper('toolAngle')}
        hint={t('settings.usual', { usual: `${toolAngle.usual}°` })}
        unit="°"
        value={spindle.toolAngle}
        range={toolAngle}
        step={5}
        onChange={(degrees) => change({ spindle: { ...spindle, toolAngle: degrees } })}
      />
      <OptionalLine
        label={paper('carvingDepth')}
        hint={t('settings.usual', { usual: `${depth.usual} ${designer('mm')}` })}
        value={spindle.depth}
        range={depth}
        step={0.5}
        onChange={(mm) => change({ spindle: { ...spindle, depth: mm } })}
      />
      <OptionalLine
        label={t('settings.mill')}
        hint={t('settings.millHint')}
        value={spindle.mill}
        range={mill}
        step={0.5}
        onChange={(mm) => change({ spindle: { ...spindle, mill: mm } })}
      />
      <OptionalLine
        label={paper('holeDepth')}
        hint={t('settings.holeDepthHint')}
        value={holeDepth}
        range={{ least: SHALLOWEST_HOLE, most: DEEPEST_HOLE }}
        step={1}
        onChange={(mm) => change({ holeDepth: mm })}
      />
    </SettingsPart>
  );
}
