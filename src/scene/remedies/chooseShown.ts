import type { Edit } from '../../stone/edits/edit';
import { groundsOf } from '../../stone/edits/stoneChoice';
import type { Remedied } from './remedied';

/** “Use black granite”: makes the stone of the material that it is shown in, since the one that was chosen is gone. */
export function chooseShown({ scene }: Pick<Remedied, 'scene'>): Edit {
  const { stoneType, variant } = scene.slab;
  return {
    kind: 'chooseStone',
    stoneTypeId: stoneType.id,
    variantId: variant.id,
    grounds: groundsOf(stoneType),
  };
}
