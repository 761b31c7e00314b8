import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';
import { Picker } from '../../../../components/Picker';
import { Segments } from '../../../../components/Segments';
import type { MedallionChange } from '../../../../stone/edits/changeMedallion';
import { LEAST_SIDE, MEDALLION_SHAPES, MOST_SIDE } from '../../../../stone/medallion/parm';
import { nearestSize, type PlateSize, USUAL_SIZES } from '../../../../stone/medallion/sizes';
import type { MedallionParm } from '../../../../stone/parm';
import { Row } from '../Section';

interface SizeFieldsProps {
  readonly medallion: MedallionParm;
  readonly change: (fields: MedallionChange) => void;
}

const keyOf = ({ width, height }: PlateSize) => `${width}x${height}`;

/** The shape and the size of a medallion: one that is sold, or any other within what can be fired. */
export function SizeFields({ medallion, change }: SizeFieldsProps) {
  const { t, i18n } = useTranslation('medallion');
  const { shape } = medallion;
  const cm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const sizes = USUAL_SIZES[shape];
  const items = sizes.map((size) => {
    const said = { width: cm.format(size.width / 10), height: cm.format(size.height / 10) };
    return { id: keyOf(size), name: t(shape === 'round' ? 'diameter' : 'size', said) };
  });
  const side = (which: 'width' | 'height') => (
    <NumberLine
      label={t(shape === 'round' ? 'across' : which)}
      unit="mm"
      value={medallion[which]}
      onChange={(mm) => change({ [which]: mm })}
      step={1}
      min={LEAST_SIDE}
      max={MOST_SIDE}
    />
  );
  const chosen = sizes.find((size) => keyOf(size) === keyOf(medallion));
  return (
    <>
      <Segments
        label={t('shape')}
        value={shape}
        segments={MEDALLION_SHAPES.map((value) => ({ value, name: t(`shapes.${value}`) }))}
        onChange={(other) => change({ shape: other, ...nearestSize(other, medallion) })}
      />
      <Picker
        label={t('usualSize')}
        value={chosen && keyOf(chosen)}
        placeholder={t('otherSize')}
        groups={[{ name: '', items }]}
        onChange={(key) => {
          const size = sizes.find((one) => keyOf(one) === key);
          if (size) change(size);
        }}
      />
      <Row>
        {side('width')}
        {shape !== 'round' && side('height')}
      </Row>
    </>
  );
}
