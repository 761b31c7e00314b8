import { useTranslation } from 'react-i18next';
import { Swatches } from '../../../components/Swatches';
import { nameIn } from '../../../stone/catalogue/naming';
import type { StoneType } from '../../../stone/catalogue/stoneType';
import type { Fitting } from '../../../stone/edits/edit';
import { OwnStones } from '../../uploading/OwnStones';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { CardGrid } from './CardGrid';
import { ChurchyardChoice } from './ChurchyardChoice';
import { Section } from './Section';
import { Silhouette } from './Silhouette';
import { useVariants } from './useVariants';

/** The tab "stone": which stone it is, and of what. */
export function StonePanel() {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const actor = DesignerContext.useActorRef();
  const stoneTypes = DesignerContext.useSelector(({ context }) => context.offered.stoneTypes);
  const vignets = DesignerContext.useSelector(({ context }) => context.offered.vignets);
  const attachments = DesignerContext.useSelector(({ context }) => context.offered.attachments);
  const typeId = DesignerContext.useSelector(({ context }) => context.history.present.StoneTypeId);
  const variantId = DesignerContext.useSelector(({ context }) => context.history.present.StoneTypeVariantId);
  const chosen = stoneTypes.find(({ id }) => id === typeId);
  const variant = chosen?.Variants.find(({ id }) => id === variantId) ?? chosen?.Variants[0];
  const inCm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const variants = useVariants();
  const choose = (stoneTypeId: number, chosenVariant: number, fitting?: Fitting) =>
    actor.send({
      type: 'edit',
      edit: { kind: 'chooseStone', stoneTypeId, variantId: chosenVariant, ...(fitting && { fitting }) },
    });
  /** Another shape: in the same material where it comes in that, with what stood on the old face set onto the new. */
  const chooseType = (id: number) => {
    const type = stoneTypes.find((one) => one.id === id);
    const same = type?.Variants.find(({ tile }) => tile === variant?.tile) ?? type?.Variants[0];
    if (!type || !same || id === typeId) return;
    const heightsOf = (entries: readonly { id: number; height: number }[]) =>
      Object.fromEntries(entries.map((entry) => [entry.id, entry.height]));
    const heights = { vignetHeights: heightsOf(vignets), attachmentHeights: heightsOf(attachments) };
    choose(id, same.id, chosen && { from: chosen, to: type, ...heights });
  };
  const size = ({ width, height, thickness }: StoneType) =>
    t('stoneSize', {
      width: inCm.format(width / 10),
      height: inCm.format(height / 10),
      thickness: inCm.format(thickness / 10),
    });
  return (
    <>
      {variants && (
        <Section title={t('material')}>
          <Swatches
            label={`${nameIn(locale, variants.stoneType)} · ${size(variants.stoneType)}`}
            look="tile"
            value={variants.chosen}
            swatches={variants.swatches}
            onChange={variants.choose}
          />
        </Section>
      )}
      <OwnStones />
      {(['coffin', 'urn', 'lawn', 'reference'] as const).map((kind) => {
        const ofKind = stoneTypes.filter(({ type }) => type === kind);
        if (ofKind.length === 0) return null;
        return (
          <Section key={kind} title={t(`kinds.${kind}`)}>
            <CardGrid
              label={t(`kinds.${kind}`)}
              selected={typeId}
              onChoose={chooseType}
              cards={ofKind.map((type) => ({
                id: type.id,
                name: nameIn(locale, type),
                detail: `${inCm.format(type.width / 10)} × ${inCm.format(type.height / 10)}`,
                picture: <Silhouette {...type} />,
              }))}
            />
          </Section>
        );
      })}
      <ChurchyardChoice />
    </>
  );
}
