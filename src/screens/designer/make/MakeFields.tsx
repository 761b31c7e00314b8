import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import { Segments } from '../../../components/Segments';
import { widestBevel } from '../../../stone/make/makeFault';
import { Hint, Section } from '../panels/Section';
import { BaseFields } from './BaseFields';
import { inThickness, onBase, withEdge } from './changes';
import { SurfaceLine } from './SurfaceLine';
import { useMake } from './useMake';

/** What is ordered of the stone besides its face: thickness, base, edge, sides and bevel. Nothing where nothing is on offer. */
export function MakeFields() {
  const { t } = useTranslation('make');
  const { t: ofDesigner } = useTranslation();
  const make = useMake();
  if (!make) return null;
  const { stoneType, offered, chosen, made, texts, change, choose } = make;
  const bevel = widestBevel(stoneType, made.thickness);
  return (
    <Section title={t('title')}>
      <Segments
        label={t('thickness')}
        value={String(made.thickness)}
        segments={offered.thicknesses.map((mm) => ({
          value: String(mm),
          name: t('thicknessOf', { mm }),
        }))}
        onChange={(mm) => choose(inThickness(make, Number(mm)))}
      />
      {offered.base && (
        <Segments
          label={t('base')}
          value={chosen.base ? 'with' : 'without'}
          segments={[
            { value: 'without', name: t('noBase') },
            { value: 'with', name: t('withBase') },
          ]}
          onChange={(value) => choose(onBase(make, value === 'with'))}
        />
      )}
      <BaseFields make={make} />
      <SurfaceLine
        label={t('edge')}
        value={chosen.edge}
        offered={offered.edges}
        onChange={(edge) => choose(withEdge(edge))}
      />
      <SurfaceLine
        label={t('side')}
        value={chosen.side}
        offered={offered.sides}
        onChange={(side) => choose({ side })}
      />
      {bevel > 0 && chosen.edge !== 'rough' && (
        <NumberLine
          label={t('bevel')}
          unit={ofDesigner('mm')}
          value={chosen.bevel ?? 0}
          min={0}
          max={Math.floor(bevel * 10) / 10}
          step={1}
          hint={t('bevelHint')}
          onChange={(mm) => change({ bevel: mm })}
        />
      )}
      {texts.length > 0 && <Hint>{texts.at(-1)}</Hint>}
    </Section>
  );
}
