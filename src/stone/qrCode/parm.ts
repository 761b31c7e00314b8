import { z } from 'zod';
import { groupField } from '../paragraph/fields';
import { position, scale } from '../position';

/** The greatest length of a code's content in UTF-16 units: more makes its modules smaller than a stone bears. */
export const LONGEST_QR_CONTENT = 300;

/** The side in mm of a code where nothing else is said, and of a new one at least. */
export const QR_SIDE = 80;

/** A QR code that is blasted into the stone and painted. */
export const qrCodeParm = z.object({
  type: z.literal('qrCode'),
  position: position.default({ x: 100, y: 100, rotation: 0 }),
  ...groupField,
  scale: scale.default(1),
  /** What a camera reads: a web address or any text. */
  content: z.string().min(1).max(LONGEST_QR_CONTENT),
  /** In mm at scale 1, with the quiet zone around it: what it takes up on the stone. */
  sideLength: z.number().positive().max(2000).default(QR_SIDE),
  fontColor: z.string().max(40).default('#fff'),
  /** The chosen colour, where a legible substitute is shown on the current material. */
  wishedColor: z.string().max(40).optional(),
});
