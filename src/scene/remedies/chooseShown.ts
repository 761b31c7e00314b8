import type { Edit } from '../../stone/edits/edit';
import { groundsOf } from '../../stone/edits/stoneChoice';
import type { Remedied } from './remedied';

/** “Use black granite”: gives the stone the material it is shown in, since the chosen one is no longer available. */
export function chooseShown({ scene }: Pick<Remedied, 'scene'>): Edit {
  const { stoneType, variant } = scene.slab;
  return {
    kind: 'chooseStone',
    stoneTypeId: stoneType.id,
    variantId: variant.id,
    grounds: groundsOf(stoneType),
  };
}
