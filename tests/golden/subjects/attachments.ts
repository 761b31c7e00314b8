import { catalogue } from '../catalogue';
import { fileName, type Golden, onPlate } from '../golden';

const AIR = 20;

const attachment = (attachmentId: number, x: number, y: number, given: object = {}) => ({
  type: 'attachment',
  attachmentId,
  position: { x, y, rotation: 0 },
  ...given,
});

/** Every attachment on a dark plate, and one in each light: on a light plate, turned, made smaller, over another. */
export const ATTACHMENTS: readonly Golden[] = [
  ...catalogue.attachments.map(({ id, Name, width, height }) =>
    onPlate(
      `attachments/${fileName(Name)}`,
      { width: width + 2 * AIR, height: height + 2 * AIR, pxPerMm: 1 },
      [attachment(id, width / 2 + AIR, height / 2 + AIR)],
    ),
  ),
  onPlate('attachments/on-light-granite', { width: 420, height: 200, tone: 'light', pxPerMm: 1 }, [
    attachment(121, 80, 100),
    attachment(131, 200, 100, { position: { x: 200, y: 100, rotation: 20 } }),
    attachment(145, 320, 100, { scale: 0.7 }),
    attachment(144, 345, 120),
  ]),
];
