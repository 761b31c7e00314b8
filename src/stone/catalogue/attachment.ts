import { z } from 'zod';
import { named } from './naming';

const length = z.number().positive();

/** The material of an attachment's part. */
const attachmentMaterial = z.enum(['bronze', 'brass', 'steel', 'glass', 'porcelain', 'granite']);
export const ATTACHMENT_MATERIALS = attachmentMaterial.options;
export type AttachmentMaterial = z.infer<typeof attachmentMaterial>;

/** One layer of an attachment as seen from the front. */
const attachmentPart = z.object({
  /** The outline as SVG path data in mm, within 0 0 width height of the attachment, filled by the nonzero rule. */
  outline: z.string().min(1),
  material: attachmentMaterial,
  /** How far its front stands out from the stone, mm. */
  depth: length,
});

/** Something mounted on a stone, or placed beside it: `width` and `height` are its natural size in mm at `scale` 1. */
export const attachment = z.object({
  ...named,
  kind: z.enum([
    'lantern',
    'candle',
    'vase',
    'bird',
    'flower',
    'medallion',
    'heart',
    'ring',
    'book',
    'star',
    'cross',
    'figure',
  ]),
  width: length,
  height: length,
  /** From back to front. */
  parts: z.array(attachmentPart).min(1),
  /** Which of its parts is a flame, from 0, where one is: it burns where its place is at dusk. */
  flame: z.number().int().nonnegative().optional(),
  /** Who drew it and under which licence, for the credits page. */
  licence: z.string(),
  source: z.string(),
});
export type Attachment = z.infer<typeof attachment>;
