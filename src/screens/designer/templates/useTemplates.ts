import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import written from '../../../../catalogue/templates.json';
import { silhouetteOf } from '../../../scene/silhouetteOf';
import { shownVariant } from '../../../stone/catalogue/shownVariant';
import { thingsOn } from '../../../stone/fitting/fitting';
import { setWithin } from '../../../stone/fitting/setWithin';
import type { Design } from '../../../stone/stone';
import { compose } from '../../../stone/templates/compose';
import type { Words } from '../../../stone/templates/people';
import { type Template, template } from '../../../stone/templates/template';
import { DesignerContext } from '../designerContext';

/** A template set onto the stone at hand. */
export interface Composed {
  readonly template: Template;
  readonly design: Design;
}

/** Two names side by side need a stone so broad, in mm. */
const ROOM_FOR_TWO = 800;

/** They come with the designer: there is nothing left that could fail when they are asked for. */
const TEMPLATES: readonly Template[] = z.array(template).parse(written);

function useWords(): Words {
  const { t } = useTranslation('templates');
  return {
    name: t('name'),
    birth: t('birth'),
    death: t('death'),
    loved: t('loved'),
    peace: t('peace'),
    thanks: t('thanks'),
    hearts: t('hearts'),
    memory: t('memory'),
  };
}

/** Sets the templates onto the stone at hand; without those that its shape has no room for. */
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
    // A reference is an upright stone as those for coffins are.
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
