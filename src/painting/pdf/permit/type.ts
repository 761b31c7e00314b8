import type { Mm } from '../../../stone/numbers';

/** Type sizes whose capitals are 2.5, 3.5 and 5 mm high (ISO 3098-1): the paper's typeface has capitals of 0.66 of its size. */
export const TYPE = { small: 3.8, middle: 5.31, large: 7.58 } as const satisfies Record<string, Mm>;

/** From one line of small letters to the next. */
export const LEADING: Mm = 5.2;

/** The wide and the narrow line of a drawing (ISO 128-2, group 0.35, and half of it). */
export const LINE = { wide: 0.35, narrow: 0.18 } as const satisfies Record<string, Mm>;
