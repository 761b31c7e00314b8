import { useTranslation } from 'react-i18next';
import type { Swatch } from '../../../components/Swatches';
import {
  materialKey,
  materialsOf,
  type OfferedMaterial,
  variantLike,
} from '../../../stone/catalogue/materials';
import { type Locale, nameIn } from '../../../stone/catalogue/naming';
import { isUnknownMaterial, shownVariant } from '../../../stone/catalogue/shownVariant';
import type { StoneType, StoneVariant } from '../../../stone/catalogue/stoneType';
import { groundsOf } from '../../../stone/edits/stoneChoice';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import type { ShownStone } from './useShownStone';

/** The materials the chosen stone is available in, in which finishes the chosen one comes, and how to choose. */
export interface Variants {
  readonly stoneType: StoneType;
  /** The chosen material and finish as the catalogue calls it; undefined where it is no longer available. */
  readonly name: string | undefined;
  /** None where the chosen material is no longer available: the one shown can be chosen like any other. */
  readonly chosen: string | undefined;
  readonly swatches: readonly Swatch[];
  choose(material: string): void;
  readonly finish: string | null;
  /** The finishes of the chosen material; empty where there is nothing to choose. */
  readonly finishes: readonly { readonly value: string; readonly name: string }[];
  chooseFinish(variant: string): void;
}

const pictureOf = ({ small, tile, colour }: StoneVariant) =>
  `url("/catalogue/${small ?? tile}") 30% 40% / 260px, ${colour}`;

/** A material by its own name; one that comes in one finish only by that variant's. */
function nameOf({ variants }: OfferedMaterial, shown: StoneVariant, locale: Locale): string {
  return nameIn(locale, variants.length > 1 ? (shown.material ?? shown) : shown);
}

/** A stone's available materials; undefined where its type is not on offer. */
export function useVariants({ stoneType, variantId }: ShownStone): Variants | undefined {
  const { t } = useTranslation('make');
  const locale = useLocale();
  const actor = DesignerContext.useActorRef();
  if (!stoneType) return undefined;
  const now = isUnknownMaterial(stoneType, variantId) ? undefined : shownVariant(stoneType, variantId);
  const materials = materialsOf(stoneType.Variants);
  const key = now && materialKey(now);
  const own = materials.find((material) => material.key === key)?.variants ?? [];
  const take = (variant: StoneVariant | undefined) => {
    // Pressed in the moment before the materials of another stone follow: they are not that one's.
    const isOther = actor.getSnapshot().context.history.present.StoneTypeId !== stoneType.id;
    if (!variant || isOther) return;
    const grounds = groundsOf(stoneType);
    const edit = { kind: 'chooseStone', stoneTypeId: stoneType.id, variantId: variant.id, grounds } as const;
    actor.send({ type: 'edit', edit });
  };
  return {
    stoneType,
    name: now && nameIn(locale, now),
    chosen: key,
    swatches: materials.flatMap((material) => {
      const shown = variantLike(material, now);
      if (!shown) return [];
      return { value: material.key, name: nameOf(material, shown, locale), background: pictureOf(shown) };
    }),
    choose: (chosen) => {
      const material = materials.find((one) => one.key === chosen);
      take(material && variantLike(material, now));
    },
    finish: now ? String(now.id) : null,
    finishes:
      own.length < 2
        ? []
        : own.map(({ id, finish }) => ({ value: String(id), name: t(`surfaces.${finish}`) })),
    chooseFinish: (id) => take(own.find((variant) => String(variant.id) === id)),
  };
}
