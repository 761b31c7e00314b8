import { z } from 'zod';
import { identifier, millimetres } from '../numbers';

/** How the lines of a paragraph stand to each other. */
export const PARAGRAPH_ALIGNMENTS = ['left', 'centre', 'right', 'justified'] as const;
export type ParagraphAlignment = (typeof PARAGRAPH_ALIGNMENTS)[number];

/** The least distance between two baselines, and the least width, in mm: below it a number is a slip. */
export const LEAST_LEADING = 1;
export const LEAST_WIDTH = 10;

/**
 * What makes a paragraph of lines that belong together. It stands on the first of them; lengths are in mm at the line's
 * scale 1, so that they grow with it.
 */
export const paragraph = z.object({
  align: z.enum(PARAGRAPH_ALIGNMENTS),
  /** From one baseline to the next. */
  leading: millimetres.pipe(z.number().min(LEAST_LEADING)),
  /** The width at which lines are broken, and to which they are justified; none where they only end as written. */
  width: millimetres.pipe(z.number().min(LEAST_WIDTH)).optional(),
  /** The letter spacing of justified lines before they are; left out for any other alignment. */
  letterSpacing: millimetres.optional(),
  /**
   * How wide the first line was when it was laid: a line that grows keeps the side at which it is aligned. None where it is
   * to be laid from where it stands.
   */
  laid: millimetres.pipe(z.number().min(0)).optional(),
});
export type Paragraph = z.infer<typeof paragraph>;

/** What is changed of a paragraph; a width of undefined lets its lines end as written. */
export type ParagraphChange = { readonly [Field in keyof Paragraph]?: Paragraph[Field] | undefined };

/** What elements have that belong together. */
export const groupField = {
  /** Elements of a design with the same number belong together: they are selected and moved as one. */
  group: identifier.optional(),
};

/** What lines of letters have that are a paragraph. */
export const paragraphFields = {
  /** On its first line. */
  paragraph: paragraph.optional(),
  /** The text goes on in the next line of the paragraph: it was broken here for its width. */
  wraps: z.boolean().optional(),
};
