import type { Attachment } from '../catalogue/attachment';
import type { StoneVariant } from '../catalogue/stoneType';
import type { Vignet } from '../catalogue/vignet';
import { lowestHeightOf } from '../lowestHeights';
import type { Mm } from '../numbers';
import type { Parm } from '../parm';
import type { Design } from '../stone';

/** How large something is at scale 1, in mm. */
export interface NaturalSize {
  readonly width: Mm;
  readonly height: Mm;
  /** From which height on it can be cut; 0 where any height will do, or nobody has measured it. */
  readonly lowest: Mm;
}

/** How large an element is of itself; nothing where nobody knows. */
export type SizeOf = (element: Exclude<Parm, { type: 'text' }>) => NaturalSize;

/** The things of the catalogue that may stand on a stone, as far as their sizes go. */
export interface SizedThings {
  readonly vignets: readonly Pick<Vignet, 'id' | 'kind' | 'width' | 'height'>[];
  readonly attachments: readonly Pick<Attachment, 'id' | 'width' | 'height'>[];
}

const UNKNOWN: NaturalSize = { width: 0, height: 0, lowest: 0 };

/**
 * The natural sizes of a design's elements: from the catalogue, of an uploaded vignet as the design says.
 *
 * @param finish of the stone that they are cut into; left out where they may be as low as one likes.
 */
export function sizesIn(
  { stoneVignets }: Pick<Design, 'stoneVignets'>,
  { vignets, attachments }: SizedThings,
  finish?: StoneVariant['finish'],
): SizeOf {
  return (element) => {
    if (element.type === 'attachment')
      return { ...UNKNOWN, ...attachments.find(({ id }) => id === element.attachmentId) };
    if (element.type === 'customVignet') {
      const { width = 0, height = 0 } = stoneVignets.find(({ id }) => id === element.vignetId) ?? {};
      return { width, height, lowest: 0 };
    }
    const vignet = vignets.find(({ id }) => id === element.vignetId);
    return vignet ? { ...vignet, lowest: finish ? lowestHeightOf(vignet, finish) : 0 } : UNKNOWN;
  };
}
