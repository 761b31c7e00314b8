import type { Swatch } from '../../../components/Swatches';
import { nameIn } from '../../../stone/catalogue/naming';
import { isUnknownMaterial, shownVariant } from '../../../stone/catalogue/shownVariant';
import type { StoneType } from '../../../stone/catalogue/stoneType';
import { groundsOf } from '../../../stone/edits/stoneChoice';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { useStoneType } from '../useStoneType';

/** The materials the chosen stone is available in, and how to choose one. */
export interface Variants {
  readonly stoneType: StoneType;
  /** None where the chosen material is no longer available: the one shown can be chosen like any other. */
  readonly chosen: string | undefined;
  readonly swatches: readonly Swatch[];
  choose(id: string): void;
}

/** The stone's available materials; undefined where its type is not on offer. */
export function useVariants(): Variants | undefined {
  const locale = useLocale();
  const actor = DesignerContext.useActorRef();
  const variantId = DesignerContext.useSelector(({ context }) => context.history.present.StoneTypeVariantId);
  const stoneType = useStoneType();
  if (!stoneType) return undefined;
  return {
    stoneType,
    chosen: isUnknownMaterial(stoneType, variantId)
      ? undefined
      : String(shownVariant(stoneType, variantId)?.id),
    swatches: stoneType.Variants.map((one) => ({
      value: String(one.id),
      name: nameIn(locale, one),
      background: `url("/catalogue/${one.small ?? one.tile}") 30% 40% / 260px, ${one.colour}`,
    })),
    choose: (id) =>
      actor.send({
        type: 'edit',
        edit: {
          kind: 'chooseStone',
          stoneTypeId: stoneType.id,
          variantId: Number(id),
          grounds: groundsOf(stoneType),
        },
      }),
  };
}
