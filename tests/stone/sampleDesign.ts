import {
  type AttachmentParm,
  attachmentParm,
  sandblownVignetParm,
  type TextParm,
  textParm,
  type VignetParm,
} from '../../src/stone/parm';
import { type Design, design } from '../../src/stone/stone';

/** The places of the sample design's elements in `Parms`. */
export const NAME = 0;
export const BORN = 1;
export const ROSE = 2;
export const LANTERN = 3;

/** A design with one element of most kinds: two lines, a vignet and an attachment. */
export function sampleDesign(): Design {
  return design.parse({
    designName: 'Sten til Anna',
    StoneTypeId: 15,
    StoneTypeVariantId: 1501,
    BackgroundId: 10,
    Parms: [
      { type: 'text', subText: 'Anna', subTextSpacing: '1,2,3,4', position: { x: 300, y: 200 } },
      { type: 'text', subText: '* 12.4.1941', position: { x: 300, y: 260, rotation: 5 } },
      { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 500 } },
      { type: 'attachment', attachmentId: 7 },
    ],
  });
}

/** Element `index` of a design, known to be a line of letters. */
export function textAt({ Parms }: Design, index: number): TextParm {
  return textParm.parse(Parms[index]);
}

/** Element `index` of a design, known to be a sandblown vignet. */
export function vignetAt({ Parms }: Design, index: number): VignetParm {
  return sandblownVignetParm.parse(Parms[index]);
}

/** Element `index` of a design, known to be an attachment. */
export function attachmentAt({ Parms }: Design, index: number): AttachmentParm {
  return attachmentParm.parse(Parms[index]);
}
