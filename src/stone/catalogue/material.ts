import { z } from 'zod';

/** The rocks of gravestones. */
export const rock = z.enum([
  'granite',
  'diabase',
  'gabbro',
  'gneiss',
  'marble',
  'limestone',
  'sandstone',
  'slate',
]);
export type Rock = z.infer<typeof rock>;

/** The colours of stones as rules name them. */
export const tone = z.enum(['black', 'dark', 'grey', 'light', 'white', 'red', 'brown', 'green', 'blue']);
export type Tone = z.infer<typeof tone>;

/**
 * The sorts of stone that rules and variants name: Swedish black diabase, and the granites of Rønne, Bohus, Vånga,
 * Halmstad and Paradisbakkerne.
 */
export const stoneSort = z.enum(['swedishBlack', 'ronne', 'bohus', 'vanga', 'halmstad', 'paradisbakke']);
export type StoneSort = z.infer<typeof stoneSort>;

const kgPerM3 = z.number().positive();

/** A material's density in kg/m³: its range and source. A single measured figure is both bounds. */
export const density = z
  .object({ least: kgPerM3, most: kgPerM3, source: z.string().min(1) })
  .refine(({ least, most }) => least <= most, 'density');
export type Density = z.infer<typeof density>;

/**
 * A material without a density may be the lightest or the heaviest stone of the trade: a sandstone of
 * 2,000 or a gabbro of 3,050 kg/m³ (trade sheets). A conclusion is certain only if it holds for both.
 */
export const UNKNOWN_DENSITY: Density = {
  least: 2000,
  most: 3050,
  source: 'sandstone to gabbro, trade sheets',
};

/**
 * Whether a rock is what a rule calls it. The trade, and so every churchyard, calls all hard stones granite: Swedish
 * black is sold as "black granite" and is a diabase (a judgement of ours, from the trade's use of the word).
 */
export function isCalled(named: Rock, hewn: Rock): boolean {
  const hard: readonly Rock[] = ['granite', 'diabase', 'gabbro', 'gneiss'];
  return named === hewn || (named === 'granite' && hard.includes(hewn));
}
