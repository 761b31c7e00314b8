import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../stone/catalogue/naming';
import type { Vignet } from '../../../stone/catalogue/vignet';
import { VIGNET_COLOURS } from '../../../stone/colours';
import { sandblownVignetParm, standardVignetParm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { useSelected } from '../useSelected';
import { CardGrid } from './CardGrid';
import { FrameFields } from './FrameFields';
import { Hint, Section } from './Section';
import { Silhouette } from './Silhouette';
import { VignetForm } from './VignetForm';

/** The tab "decoration": the vignet in hand, and those on offer. */
export function DecorationPanel() {
  const { t } = useTranslation();
  const locale = useLocale();
  const actor = DesignerContext.useActorRef();
  const vignets = DesignerContext.useSelector(({ context }) => context.offered.vignets);
  const selected = useSelected();
  const inHand =
    selected && 'vignetId' in selected.element ? { ...selected, element: selected.element } : undefined;

  const add = (vignet: Vignet) => {
    const { shown } = actor.getSnapshot().context;
    const position = {
      x: (shown?.measures.width ?? 400) / 2,
      y: (shown?.measures.height ?? 400) / 2,
      rotation: 0,
    };
    const own = { vignetId: vignet.id, position };
    actor.send({
      type: 'edit',
      edit: {
        kind: 'addVignet',
        vignet:
          vignet.kind === 'standard'
            ? standardVignetParm.parse({ type: 'standardVignet', ...own, fontColor: VIGNET_COLOURS.brown })
            : sandblownVignetParm.parse({ type: 'sandblownVignet', ...own, fontColor: VIGNET_COLOURS.white }),
      },
    });
  };
  const choose = (id: number) => {
    const vignet = vignets.find((one) => one.id === id);
    if (!vignet || inHand?.element.vignetId === id) return;
    const sameKind = vignet.kind === (inHand?.element.type === 'standardVignet' ? 'standard' : 'sandblown');
    if (inHand && sameKind) {
      actor.send({
        type: 'edit',
        edit: { kind: 'changeVignet', element: inHand.index, fields: { vignetId: id } },
      });
    } else {
      add(vignet);
    }
  };
  return (
    <>
      <FrameFields />
      {inHand ? (
        <VignetForm index={inHand.index} vignet={inHand.element} />
      ) : (
        <Hint>{t('noVignetSelected')}</Hint>
      )}
      <Section title={t('vignets')}>
        <CardGrid
          label={t('vignets')}
          selected={inHand?.element.vignetId}
          onChoose={choose}
          cards={vignets.map((vignet) => ({
            id: vignet.id,
            name: nameIn(locale, vignet),
            picture: <Silhouette {...vignet} />,
          }))}
        />
      </Section>
    </>
  );
}
