import { silhouetteOf } from '../../scene/silhouetteOf';
import type { Edit } from '../../stone/edits/edit';
import { fittingOnto } from '../../stone/edits/stoneChoice';
import { customVignetParm } from '../../stone/parm';
import type { DesignerContext } from '../designer/context';
import { newPlace } from '../designer/newPlace';
import type { Placeable } from './uploaded';

/**
 * The edit that puts an upload on the stone: a photographed stone replaces the stone, with the content of the old
 * face placed on the new one; a vignet goes where it covers nothing.
 */
export function placementOf(
  designer: Pick<DesignerContext, 'offered' | 'shown' | 'history'>,
  uploaded: Placeable,
  isAddition: boolean,
): Edit {
  if (uploaded.kind === 'vignet') {
    const { vignet } = uploaded;
    const position = newPlace(designer, vignet, 1);
    const element = customVignetParm.parse({ type: 'customVignet', vignetId: vignet.id, position });
    return { kind: 'addOwnVignet', upload: vignet, vignet: element };
  }
  const { offered, shown, history } = designer;
  const { stone } = uploaded;
  const face = shown?.measures;
  const existing = offered.stoneTypes.find((type) => type.existing);
  const fitting =
    face &&
    fittingOnto(
      history.present,
      { width: face.width, height: face.height },
      { stone, face: { width: stone.width, height: stone.height } },
      offered,
      silhouetteOf,
    );
  return {
    kind: 'addOwnStone',
    stone,
    variantId: existing?.Variants[0]?.id ?? history.present.StoneTypeVariantId,
    isAddition,
    ...(fitting && { fitting }),
  };
}
