import { greyLike, luminanceOf } from '../../src/stone/legibility/luminance';
import type { Brand } from '../../src/stone/wire/brand';

/** What words in a brand's colour stand on, and what stands on it: the hardest of each in src/styles/tokens.css. */
export const BESIDE_BRAND = {
  /** The darkest paper by day. */
  day: '#ece8e1',
  /** The lightest paper by night. */
  night: '#272421',
  /** Words on a button, whose ground is the day's colour by night too. */
  onFill: '#ffffff',
} as const;

/** The least contrast of words (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

const luminance = (hex: string) => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return luminanceOf(greyLike([part(1), part(3), part(5)]));
};

/** The contrast of two colours written `#rrggbb`: a ratio from 1 to 21 (WCAG 2.2, “contrast ratio”). */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What cannot be read in a brand's colours, a sentence each. */
export function unreadableColours({ colours }: Pick<Brand, 'colours'>): string[] {
  if (!colours) return [];
  const pairs = [
    ['colours.day', colours.day, BESIDE_BRAND.day, 'on the page by day'],
    ['colours.day', colours.day, BESIDE_BRAND.onFill, 'below the white words of a button'],
    ['colours.night', colours.night, BESIDE_BRAND.night, 'on the page by night'],
  ] as const;
  return pairs.flatMap(([field, colour, beside, where]) => {
    const ratio = contrastRatio(colour, beside);
    if (ratio >= LEAST) return [];
    // Rounded down: 4.49 must not read as enough.
    const said = (Math.floor(ratio * 100) / 100).toFixed(2);
    return [
      `${field} ${colour} cannot be read ${where} (${beside}): its contrast is ${said}:1, and ${LEAST}:1 the least`,
    ];
  });
}
