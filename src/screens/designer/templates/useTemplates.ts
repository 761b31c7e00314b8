import { z } from 'zod';
import written from '../../../../catalogue/templates.json';
import { silhouetteOf } from '../../../scene/silhouetteOf';
import { shownVariant } from '../../../stone/catalogue/shownVariant';
import { thingsOn } from '../../../stone/fitting/fitting';
import { setWithin } from '../../../stone/fitting/setWithin';
import type { Design } from '../../../stone/stone';
import { compose } from '../../../stone/templates/compose';
import { type Template, template } from '../../../stone/templates/template';
import { DesignerContext } from '../designerContext';
import { useWords } from './useWords';

/** A template placed on the current stone. */
export interface Composed {
  readonly template: Template;
  readonly design: Design;
}

/** The least width of a stone for two names side by side, in mm. */
const ROOM_FOR_TWO = 800;

/** Bundled with the designer: loading them cannot fail. */
const TEMPLATES: readonly Template[] = z.array(template).parse(written);

/** Places the templates on the current stone; without those that do not fit its shape. */
export function useTemplates(): () => readonly Composed[] {
  const words = useWords();
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const people = DesignerContext.useSelector(({ context }) => context.people);
  const { stoneTypes, vignets, fonts } = DesignerContext.useSelector(({ context }) => context.offered);
  return () => {
    const type = stoneTypes.find(({ id }) => id === design.StoneTypeId);
    const variant = type && shownVariant(type, design.StoneTypeVariantId);
    if (!type || !variant) return [];
    const things = thingsOn(design, { vignets, attachments: [], fonts }, variant);
    const { letterHeights } = things;
    const occasion = { design, face: type, ground: variant, people, words, vignets, letterHeights };
    const face = { ...type, silhouette: silhouetteOf(type) };
    // References are upright stones like those for coffins.
    const kind = type.type === 'reference' ? 'coffin' : type.type;
    const fitting = TEMPLATES.filter(
      (one) => one.kind === kind && (one.people === 1 || type.width >= ROOM_FOR_TWO),
    );
    return fitting.flatMap((one) => {
      const set = setWithin(compose(one, occasion), face, things);
      return set ? [{ template: one, design: set }] : [];
    });
  };
}
