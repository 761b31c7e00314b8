import { useTranslation } from 'react-i18next';
import { saidMake } from '../../../scene/saidMake';
import type { OfferedMake } from '../../../stone/catalogue/offeredMake';
import { shownVariant } from '../../../stone/catalogue/shownVariant';
import type { StoneType } from '../../../stone/catalogue/stoneType';
import { type MadeStone, madeStone } from '../../../stone/make/madeStone';
import { madeTexts } from '../../../stone/make/madeTexts';
import type { StoneMake } from '../../../stone/make/make';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { useStoneType } from '../useStoneType';

/** How the current stone is made besides its face, and how that is changed. */
export interface Make {
  readonly stoneType: StoneType;
  readonly offered: OfferedMake;
  readonly chosen: StoneMake;
  readonly made: MadeStone;
  /** What was chosen, a sentence a thing, the weight last; empty where nothing was chosen. */
  readonly texts: readonly string[];
  /** What is typed joins what was typed right before, as one step of undo. */
  change(fields: Partial<StoneMake>): void;
  /** What is chosen by a press is a step of its own. */
  choose(fields: Partial<StoneMake>): void;
}

/** Undefined where nothing can be chosen: of a stone that stands, of a plate in the ground, of one no longer on offer. */
export function useMake(): Make | undefined {
  const { t } = useTranslation('make');
  const locale = useLocale();
  const actor = DesignerContext.useActorRef();
  const make = DesignerContext.useSelector(({ context }) => context.history.present.make);
  const isThere = DesignerContext.useSelector(({ context }) => context.history.present.ExistingStone);
  const variantId = DesignerContext.useSelector(({ context }) => context.history.present.StoneTypeVariantId);
  const stoneType = useStoneType();
  const variant = stoneType && shownVariant(stoneType, variantId);
  if (!stoneType?.make || !variant || isThere) return undefined;
  const made = madeStone(make, stoneType, variant.id);
  const said = make && saidMake({ stoneType, variant, made }, locale);
  return {
    stoneType,
    offered: stoneType.make,
    chosen: make ?? {},
    made,
    texts: said ? madeTexts(said, (key, given) => t(`said.${key}`, { replace: given }), locale) : [],
    change: (fields) => actor.send({ type: 'edit', edit: { kind: 'changeMake', fields, stone: stoneType } }),
    choose: (fields) =>
      actor.send({ type: 'edit', edit: { kind: 'changeMake', fields, stone: stoneType }, alone: true }),
  };
}
