import { z } from 'zod';
import { type FontEntry, font } from '../src/stone/catalogue/font';
import written from './catalogue.json' with { type: 'json' };

/** The families on offer, in the order they are listed. */
export const FONTS: readonly FontEntry[] = z.array(font).parse(written);

const BY_FAMILY = new Map(FONTS.map((entry) => [entry.family, entry]));

/** The family with this name on the wire (`fontFamily`), undefined where it is not on offer. */
export function fontOf(family: string): FontEntry | undefined {
  return BY_FAMILY.get(family);
}
