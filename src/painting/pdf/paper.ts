import type { Mm } from '../../stone/numbers';

/** Paper that a stone is tiled on. */
export const PAPERS = ['a4', 'a3'] as const;
export type Paper = (typeof PAPERS)[number];

/** A page's size. */
export interface PageSize {
  readonly width: Mm;
  readonly height: Mm;
}

/**
 * The longest side of a page: 14,400 units of 1/72 inch are 5,080 mm (ISO 32000-1, annex C.2), less one for rounding. Pages
 * may say that their unit is larger (`UserUnit`), but programs that do not know of it print them too small and say nothing.
 */
export const LARGEST_PAGE: Mm = 5079;

/** ISO 216, upright. */
export const PAPER_SIZES: Record<Paper, PageSize> = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
};

/** The paper of that name, ignoring case; undefined for one that is not offered. */
export function paperNamed(written: string): Paper | undefined {
  return PAPERS.find((paper) => paper === written.toLowerCase());
}
