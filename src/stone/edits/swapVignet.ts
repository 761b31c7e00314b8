import type { VignetParm } from '../parm';
import { type Carrying, changeElement } from './element';
import { withFields } from './fields';

/**
 * Puts another vignet in the place of element `index`, turned and mirrored as that was. One carried out alike has its size
 * and colour too; another is as large, and of the colour, as it first comes. Anything else at that place is left alone.
 */
export function swapVignet<S extends Carrying>(stone: S, index: number, vignet: VignetParm): S {
  return changeElement(stone, index, (element) => {
    if (!('vignetId' in element)) return element;
    if (element.type === vignet.type) return withFields(element, { vignetId: vignet.vignetId });
    const { position, reverse, transform } = element;
    return { ...vignet, position, reverse, transform };
  });
}
