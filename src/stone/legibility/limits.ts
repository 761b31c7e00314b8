/**
 * The limits of `illegible`, as ratios of `contrastOn`. A judgement of ours, from one look at a picture of every colour on
 * every material of the catalogue (letters of 28 mm, a pixel a mm); no readers were asked. Below 1.55 lie black on black,
 * grey on grey, white on light grey, the bare cut on grey, brown on red. From 1.9 on lie white and the bare cut on red, gold
 * on light grey, bronze on grey, white on honed grey. In between lie silver on polished grey and black on red.
 *
 * Hardest to judge are gold on grey and bronze on red or dark granite: 1.4 to 1.6 by luminance, so mostly errors, although
 * their hue lets an eye make them out; hue counts for nothing here. WCAG asks for far more, 3 for large text: on a screen,
 * by readers who do not know what stands there.
 */
export const ILLEGIBLE_BELOW = 1.55;
export const READABLE_FROM = 1.9;
