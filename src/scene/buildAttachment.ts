import { transformOutline } from '../geometry/matrix';
import { outlineFromSvg } from '../geometry/svgPath';
import { found } from '../stone/finding';
import type { AttachmentParm } from '../stone/parm';
import { emptyBox } from './buildOrnament';
import type { Built } from './built';
import type { Sources } from './sources';

/** Centres an attachment's layers about the middle of its box, at its natural size in mm. */
export function buildAttachment(element: AttachmentParm, index: number, sources: Sources): Built {
  const attachment = sources.attachment(element.attachmentId);
  if (!attachment) {
    return {
      node: { kind: 'unavailable', box: emptyBox() },
      warnings: [found('error', 'unknownAttachment', { elements: [index], value: element.attachmentId })],
    };
  }
  const [halfWidth, halfHeight] = [attachment.width / 2, attachment.height / 2];
  return {
    node: {
      kind: 'attachment',
      layers: attachment.parts.map(({ outline, material, depth }) => ({
        outline: transformOutline(outlineFromSvg(outline), [1, 0, 0, 1, -halfWidth, -halfHeight]),
        material,
        depth,
      })),
      ...(attachment.flame !== undefined && { flame: attachment.flame }),
      source: `attachment ${attachment.id}`,
      box: { left: -halfWidth, top: -halfHeight, right: halfWidth, bottom: halfHeight },
    },
    warnings: [],
  };
}
