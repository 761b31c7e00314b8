import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import { toThousandth } from '../../../stone/numbers';
import { MOST_THICKENED, type VignetParm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';

interface ThickenFieldProps {
  readonly index: number;
  readonly vignet: VignetParm;
}

/** By how many mm on the stone the strokes of an uploaded drawing are thickened; nothing for any other vignet. */
export function ThickenField({ index, vignet }: ThickenFieldProps) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  // The server keeps traced outlines as SVG, and photographs as WebP.
  const isTraced = DesignerContext.useSelector(({ context }) =>
    context.history.present.stoneVignets.some(
      ({ id, url }) => id === vignet.vignetId && url.endsWith('.svg'),
    ),
  );
  if (vignet.type !== 'customVignet' || !isTraced) return null;
  return (
    <NumberLine
      label={t('thickened')}
      hint={t('thickenedHint')}
      unit={t('mm')}
      value={toThousandth((vignet.thickened ?? 0) * vignet.scale)}
      step={0.1}
      min={0}
      max={toThousandth(MOST_THICKENED * vignet.scale)}
      onChange={(mm) =>
        actor.send({
          type: 'edit',
          edit: { kind: 'thickenStrokes', element: index, by: mm / vignet.scale },
        })
      }
    />
  );
}
