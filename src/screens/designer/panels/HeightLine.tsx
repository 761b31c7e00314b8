import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import type { Mm } from '../../../stone/numbers';
import type { Parm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';
import { useElementId } from '../useElementId';

interface HeightLineProps {
  readonly index: number;
  readonly element: Parm;
  /** Its height at scale 1; undefined where unknown. */
  readonly naturalHeight: Mm | undefined;
}

/** The height of the selected thing, in mm: it is scaled as a whole. */
export function HeightLine({ index, element, naturalHeight }: HeightLineProps) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const id = useElementId(index);
  if (naturalHeight === undefined) return null;
  return (
    <NumberLine
      key={id}
      label={t('vignetHeight')}
      unit={t('mm')}
      // To a hundredth, as masons measure; the scale is stored.
      value={Math.round(element.scale * naturalHeight * 100) / 100}
      onChange={(height) =>
        actor.send({
          type: 'edit',
          edit: { kind: 'scale', element: index, scale: height / naturalHeight },
        })
      }
      step={1}
      min={1}
      max={3000}
    />
  );
}
