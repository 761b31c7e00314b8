import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
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

/** Fetched when they are first asked for. */
async function fetchTemplates(): Promise<readonly Template[]> {
  return z.array(template).parse((await import('../../../../catalogue/templates.json')).default);
}

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

/** The templates for the stone at hand, set onto it; none while they are fetched. */
export function useTemplates(): readonly Composed[] {
  const words = useWords();
  const [templates, setTemplates] = useState<readonly Template[]>([]);
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const people = DesignerContext.useSelector(({ context }) => context.people);
  const offered = DesignerContext.useSelector(({ context }) => context.offered);
  useEffect(() => {
    fetchTemplates().then(setTemplates, (error: unknown) =>
      console.error('the templates could not be fetched', error),
    );
  }, []);
  const type = offered.stoneTypes.find(({ id }) => id === design.StoneTypeId);
  const variant = type?.Variants.find(({ id }) => id === design.StoneTypeVariantId) ?? type?.Variants[0];
  if (!type || !variant) return [];
  const vignetHeights = Object.fromEntries(offered.vignets.map(({ id, height }) => [id, height]));
  const occasion = { design, face: type, stoneColour: variant.colour, people, words, vignetHeights };
  // A reference is an upright stone as those for coffins are.
  const kind = type.type === 'reference' ? 'coffin' : type.type;
  return templates
    .filter((one) => one.kind === kind && (one.people === 1 || type.width >= ROOM_FOR_TWO))
    .map((one) => ({ template: one, design: compose(one, occasion) }));
}
