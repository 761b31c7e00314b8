import { z } from 'zod';
import { named } from '../catalogue/naming';
import { frame } from '../frame';

const mm = z.number().positive();

/** What a line of a template says: who it is for, or one of the few words that stand on many stones. */
export const says = z.enum([
  'name',
  'birth',
  'death',
  'years',
  'partnerName',
  'partnerBirth',
  'partnerDeath',
  'partnerYears',
  'loved',
  'peace',
  'thanks',
  'hearts',
  'memory',
]);
export type Says = z.infer<typeof says>;

const cut = z.enum(['engraved', 'mounted']).default('engraved');

/**
 * How an inscription is composed on a face of `width` and `height` mm: what each line says, how high its letters are
 * and where its baseline lies; which ornaments stand where. What has no `x` stands on the face's centre line.
 */
export const template = z.object({
  ...named,
  kind: z.enum(['coffin', 'urn', 'lawn']),
  people: z.union([z.literal(1), z.literal(2)]),
  width: mm,
  height: mm,
  lines: z.array(
    z.object({
      says,
      x: mm.optional(),
      y: mm,
      /** The cap height in mm. */
      size: mm,
      font: z.string(),
      /** Mm behind each letter. */
      spacing: z.number().default(0),
      cursive: z.boolean().default(false),
      cut,
    }),
  ),
  ornaments: z.array(
    z.object({
      vignetId: z.number().int(),
      x: mm.optional(),
      y: mm,
      /** How high it stands in mm. */
      height: mm,
      reverse: z.boolean().default(false),
      cut,
    }),
  ),
  frame: frame.optional(),
});
export type Template = z.infer<typeof template>;
export type TemplateLine = Template['lines'][number];
