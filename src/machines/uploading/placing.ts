import type { Edit } from '../../stone/edits/edit';
import { customVignetParm } from '../../stone/parm';
import type { DesignerContext } from '../designer/context';
import type { Uploaded } from './context';

const heightsOf = (entries: readonly { readonly id: number; readonly height: number }[]) =>
  Object.fromEntries(entries.map(({ id, height }) => [id, height]));

/**
 * The edit that puts an upload on the stone: a photographed stone in the place of the stone, with what stood on the old
 * face set onto the new; a vignet in the middle.
 */
export function placementOf(
  { offered, shown, history }: Pick<DesignerContext, 'offered' | 'shown' | 'history'>,
  uploaded: Uploaded,
  isAddition: boolean,
): Edit {
  const face = shown?.measures;
  if (uploaded.kind === 'vignet') {
    const { vignet } = uploaded;
    const position = { x: (face?.width ?? 400) / 2, y: (face?.height ?? 400) / 2, rotation: 0 };
    const element = customVignetParm.parse({ type: 'customVignet', vignetId: vignet.id, position });
    return { kind: 'addOwnVignet', upload: vignet, vignet: element };
  }
  const { stone } = uploaded;
  const existing = offered.stoneTypes.find((type) => type.existing);
  const fitting = face && {
    from: { width: face.width, height: face.height },
    to: { width: stone.width, height: stone.height },
    vignetHeights: heightsOf(offered.vignets),
    attachmentHeights: heightsOf(offered.attachments),
  };
  return {
    kind: 'addOwnStone',
    stone,
    variantId: existing?.Variants[0]?.id ?? history.present.StoneTypeVariantId,
    isAddition,
    ...(fitting && { fitting }),
  };
}
