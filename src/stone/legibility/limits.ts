/**
 * The limits of `illegible`, as ratios of `contrastOn`. A judgement of ours, from looking at a picture of every colour on
 * every material of the catalogue (letters of 28 mm, a pixel per mm); no readers were asked. Below 1.55 are black on black,
 * grey on grey, white on light grey, the bare cut on grey, brown on red. From 1.9 up are white and the bare cut on red, gold
 * on light grey, bronze on grey, white on honed grey. In between are silver on polished grey and black on red.
 *
 * Hardest to judge are gold on grey and bronze on red or dark granite: 1.4 to 1.6 by luminance, so mostly errors, although
 * their hue makes them visible; hue is ignored here. WCAG requires far more, 3 for large text: on a screen,
 * for readers who do not know the text.
 */
export const ILLEGIBLE_BELOW = 1.55;
export const READABLE_FROM = 1.9;
