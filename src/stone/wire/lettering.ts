import { z } from 'zod';
import { keptPair } from '../keptPair';
import { lineStyle } from '../lineStyle';
import { identifier } from '../numbers';

/** The most pairs a business keeps: some hundred for each of the families it uses. */
export const MOST_KEPT_PAIRS = 2000;

/** The most styles a business keeps: more than any list is looked through. */
export const MOST_KEPT_STYLES = 200;

const kept = {
  id: identifier,
  /** The name of the user who kept it so; null where that user is gone. */
  changedBy: z.string().nullable(),
  /** ISO 8601. */
  changedAt: z.string(),
};

/** A pair as a business keeps it. */
export const businessPair = keptPair.extend(kept);
export type BusinessPair = Readonly<z.infer<typeof businessPair>>;

/** A style as a business keeps it. */
export const businessStyle = z.object({ ...kept, style: lineStyle });
export type BusinessStyle = Readonly<z.infer<typeof businessStyle>>;

/** `GET /api/lettering`: pairs by family and letters, styles by name. */
export const keptLettering = z.object({ pairs: z.array(businessPair), styles: z.array(businessStyle) });
export type KeptLettering = z.infer<typeof keptLettering>;

/** `PUT /api/lettering/style/{id}` */
export const newName = lineStyle.pick({ name: true });

/** A pair or a style by its number. */
export const keptPath = z.object({ id: identifier });
