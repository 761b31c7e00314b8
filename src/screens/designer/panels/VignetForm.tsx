import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import { Switch } from '../../../components/Switch';
import { VIGNET_COLOURS } from '../../../stone/colours';
import type { VignetParm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';
import { ColourChoice } from '../text/ColourChoice';
import { ElementActions } from './ElementActions';
import { PlaceFields } from './PlaceFields';
import { Section } from './Section';

interface VignetFormProps {
  readonly index: number;
  readonly vignet: VignetParm;
}

/** Everything about the vignet in hand. */
export function VignetForm({ index, vignet }: VignetFormProps) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const offered = DesignerContext.useSelector(({ context }) => context.offered.vignets);
  const own = offered.find(({ id }) => id === vignet.vignetId);
  const change = (fields: Partial<Omit<VignetParm, 'type'>>) =>
    actor.send({ type: 'edit', edit: { kind: 'changeVignet', element: index, fields } });
  return (
    <>
      <Section>
        {own && (
          <NumberLine
            label={t('vignetHeight')}
            unit={t('mm')}
            value={vignet.scale * own.height}
            onChange={(height) =>
              actor.send({
                type: 'edit',
                edit: { kind: 'scale', element: index, scale: height / own.height },
              })
            }
            step={1}
            min={1}
            max={3000}
          />
        )}
        <ColourChoice
          value={vignet.fontColor}
          offered={VIGNET_COLOURS}
          onChange={(fontColor) => change({ fontColor })}
        />
        <Switch isSelected={vignet.reverse} onChange={(reverse) => change({ reverse })}>
          {t('reverse')}
        </Switch>
      </Section>
      <PlaceFields index={index} element={vignet} />
      <ElementActions index={index} />
    </>
  );
}
