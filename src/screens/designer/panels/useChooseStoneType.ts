import { DesignerContext } from '../designerContext';

const heightsOf = (entries: readonly { readonly id: number; readonly height: number }[]) =>
  Object.fromEntries(entries.map(({ id, height }) => [id, height]));

/**
 * Chooses another shape by its id: in the same material where it comes in that, with what stood on the old face set onto
 * the new.
 */
export function useChooseStoneType(): (id: number) => void {
  const actor = DesignerContext.useActorRef();
  return (id) => {
    const { offered, history } = actor.getSnapshot().context;
    const { StoneTypeId, StoneTypeVariantId } = history.present;
    const from = offered.stoneTypes.find((one) => one.id === StoneTypeId);
    const variant = from?.Variants.find((one) => one.id === StoneTypeVariantId) ?? from?.Variants[0];
    const to = offered.stoneTypes.find((one) => one.id === id);
    const same = to?.Variants.find(({ tile }) => tile === variant?.tile) ?? to?.Variants[0];
    if (!to || !same || id === StoneTypeId) return;
    const heights = {
      vignetHeights: heightsOf(offered.vignets),
      attachmentHeights: heightsOf(offered.attachments),
    };
    actor.send({
      type: 'edit',
      edit: {
        kind: 'chooseStone',
        stoneTypeId: id,
        variantId: same.id,
        stoneKind: to.type,
        isExisting: to.existing,
        ...(from && { fitting: { from, to, ...heights } }),
      },
    });
  };
}
