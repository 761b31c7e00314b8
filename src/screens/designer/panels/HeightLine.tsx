import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import type { Mm } from '../../../stone/numbers';
import type { Parm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';

interface HeightLineProps {
  readonly index: number;
  readonly element: Parm;
  /** How high it stands at scale 1; undefined where nobody knows. */
  readonly naturalHeight: Mm | undefined;
}

/** How high the thing in hand stands, in mm: it grows as a whole. */
export function HeightLine({ index, element, naturalHeight }: HeightLineProps) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  if (naturalHeight === undefined) return null;
  return (
    <NumberLine
      key={index}
      label={t('vignetHeight')}
      unit={t('mm')}
      // To the hundredth that a mason measures; what is kept is the scale.
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
