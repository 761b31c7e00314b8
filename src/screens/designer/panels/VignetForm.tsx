import { FlipHorizontal2, Replace } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Switch } from '../../../components/Switch';
import { VIGNET_COLOURS } from '../../../stone/colours';
import type { VignetParm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';
import { OpenButton } from '../popups/OpenButton';
import { ColourChoice } from '../text/ColourChoice';
import { ElementActions } from './ElementActions';
import { HeightLine } from './HeightLine';
import { LockedFields } from './LockedFields';
import { PlaceFields } from './PlaceFields';
import { Section } from './Section';
import { ThickenField } from './ThickenField';

interface VignetFormProps {
  readonly index: number;
  readonly vignet: VignetParm;
}

/** Everything about the selected vignet. */
export function VignetForm({ index, vignet }: VignetFormProps) {
  const { t } = useTranslation();
  const { t: ofPopups } = useTranslation('popups');
  const actor = DesignerContext.useActorRef();
  const height = DesignerContext.useSelector(({ context: { offered, history } }) => {
    const { type, vignetId } = vignet;
    const known = type === 'customVignet' ? history.present.stoneVignets : offered.vignets;
    return known.find(({ id }) => id === vignetId)?.height;
  });
  const width = DesignerContext.useSelector(({ context }) => context.shown?.measures.width);
  const about = width === undefined ? undefined : width / 2;
  const change = (fields: Partial<Omit<VignetParm, 'type'>>) =>
    actor.send({ type: 'edit', edit: { kind: 'changeVignet', element: index, fields } });
  return (
    <>
      <LockedFields index={index}>
        <Section>
          <OpenButton popup="vignets" swaps={index}>
            <Replace size={17} aria-hidden="true" />
            {ofPopups('element.otherVignet')}
          </OpenButton>
          <HeightLine index={index} element={vignet} naturalHeight={height} />
          <ThickenField index={index} vignet={vignet} />
          <ColourChoice
            value={vignet.fontColor}
            offered={VIGNET_COLOURS}
            cut={vignet.type === 'standardVignet' ? 'mounted' : 'engraved'}
            onChange={(fontColor) => change({ fontColor })}
          />
          <Switch isSelected={vignet.reverse} onChange={(reverse) => change({ reverse })}>
            {t('reverse')}
          </Switch>
          {about !== undefined && (
            <Button
              isIdle={Math.abs(vignet.position.x - about) < 0.005}
              onPress={() =>
                actor.send({
                  type: 'edit',
                  edit: { kind: 'mirrorCopy', elements: [index], about },
                  alone: true,
                })
              }
            >
              <FlipHorizontal2 size={17} aria-hidden="true" />
              {t('mirrorCopy')}
            </Button>
          )}
        </Section>
        <PlaceFields index={index} position={vignet.position} />
      </LockedFields>
      <ElementActions index={index} />
    </>
  );
}
