import { handlingOf } from '../handling';
import type { VignetParm } from '../parm';
import { type Carrying, changeElement } from './element';
import { withFields } from './fields';

/**
 * Replaces element `index` by another vignet, rotated and mirrored like it. One of the same kind also gets its size
 * and colour; another gets its default colour and the same height. Any other element is left unchanged.
 */
export function swapVignet<S extends Carrying>(stone: S, index: number, vignet: VignetParm): S {
  return changeElement(stone, index, (element) => {
    if (!('vignetId' in element)) return element;
    if (element.type === vignet.type) return withFields(element, { vignetId: vignet.vignetId });
    const { position, reverse, transform } = element;
    return { ...vignet, position, reverse, transform, ...handlingOf(element) };
  });
}
