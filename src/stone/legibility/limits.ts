/**
 * The limits of `illegible`, as ratios of `contrastOn`. A judgement of ours, by looking at every colour on every
 * material of the catalogue as it is seen from 3 m (letters of 28 mm): below 1.55 nobody reads it (black on black, grey
 * on grey, white on light grey, the bare cut on grey, brown on red); from 1.9 on it is read without trouble (white and
 * the bare cut on red, gold on light grey, bronze on grey, white on honed grey). In between lie silver on polished grey
 * and black on red. WCAG asks for far more, 3 for large text: on a screen, by readers who do not know what stands there.
 */
export const ILLEGIBLE_BELOW = 1.55;
export const READABLE_FROM = 1.9;
