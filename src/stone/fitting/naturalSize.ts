import type { Attachment } from '../catalogue/attachment';
import type { StoneVariant } from '../catalogue/stoneType';
import type { Vignet } from '../catalogue/vignet';
import { lowestHeightOf } from '../lowestHeights';
import type { Mm } from '../numbers';
import type { Parm } from '../parm';
import { LEAST_MODULE, modulesAcross } from '../qrCode/modules';
import type { Design } from '../stone';

/** A thing's size at scale 1, in mm. */
export interface NaturalSize {
  readonly width: Mm;
  readonly height: Mm;
  /** The least height at which it can be cut; 0 if any height is allowed, or it was not measured. */
  readonly lowest: Mm;
}

/** An element's natural size; undefined where unknown. */
export type SizeOf = (element: Exclude<Parm, { type: 'text' }>) => NaturalSize;

/** The catalogue's sizes of things that may be on a stone. */
export interface SizedThings {
  readonly vignets: readonly Pick<Vignet, 'id' | 'kind' | 'width' | 'height'>[];
  readonly attachments: readonly Pick<Attachment, 'id' | 'width' | 'height'>[];
}

const UNKNOWN: NaturalSize = { width: 0, height: 0, lowest: 0 };

/**
 * The natural sizes of a design's elements: from the catalogue, for an uploaded vignet from the design.
 *
 * @param finish of the stone they are cut into; left out if there is no least height.
 */
export function sizesIn(
  { stoneVignets }: Pick<Design, 'stoneVignets'>,
  { vignets, attachments }: SizedThings,
  finish?: StoneVariant['finish'],
): SizeOf {
  return (element) => {
    if (element.type === 'attachment')
      return { ...UNKNOWN, ...attachments.find(({ id }) => id === element.attachmentId) };
    if ('picture' in element) return { width: element.width, height: element.height, lowest: 0 };
    if (element.type === 'qrCode') {
      const { content, sideLength: side } = element;
      return { width: side, height: side, lowest: modulesAcross(content) * LEAST_MODULE };
    }
    if (element.type === 'customVignet') {
      const { width = 0, height = 0 } = stoneVignets.find(({ id }) => id === element.vignetId) ?? {};
      return { width, height, lowest: 0 };
    }
    const vignet = vignets.find(({ id }) => id === element.vignetId);
    return vignet ? { ...vignet, lowest: finish ? lowestHeightOf(vignet, finish) : 0 } : UNKNOWN;
  };
}
