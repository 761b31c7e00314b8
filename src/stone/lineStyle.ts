import { z } from 'zod';
import { type TextParm, textParm } from './parm';

/** The longest name of a style. */
export const LONGEST_STYLE_NAME = 60;

/** The number of styles kept with a stone: more than any list is looked through. */
export const MOST_STYLES = 40;

/** How letters look: their family, height, colour, spacings and cut. */
const look = textParm.pick({
  variant: true,
  fontFamily: true,
  cursive: true,
  fontSize: true,
  fontColor: true,
  fontSpacing: true,
  letterSpacing: true,
});
export type Look = Readonly<z.infer<typeof look>>;

/** How a line's letters look: what another line that is to be like it takes over. */
export function lookOf(line: TextParm): Look {
  const { variant, fontFamily, cursive, fontSize, fontColor, fontSpacing, letterSpacing } = line;
  return { variant, fontFamily, cursive, fontSize, fontColor, fontSpacing, letterSpacing };
}

/** How letters look, by a name. */
export const lineStyle = look.extend({ name: z.string().trim().min(1).max(LONGEST_STYLE_NAME) });
export type LineStyle = Readonly<z.infer<typeof lineStyle>>;

/** The styles of a design, each by its own name. */
export const lineStyles = z.array(lineStyle).max(MOST_STYLES);

/** What a style sets of a line. */
export function fieldsOf({ name: _, ...fields }: LineStyle): Look {
  return fields;
}

/** The style that a line is in. */
export function styleOf(name: string, line: TextParm): LineStyle {
  return { name, ...lookOf(line) };
}

/** Whether letters look alike. */
export function isSameLook(one: Look, other: Look): boolean {
  return Object.keys(look.shape).every((field) => one[field as keyof Look] === other[field as keyof Look]);
}

/** Whether two styles have one name and set the same. */
export function isSameStyle(one: LineStyle, other: LineStyle): boolean {
  return one.name === other.name && isSameLook(one, other);
}

/** Whether a line is in a style. */
export function isInStyle(style: LineStyle, line: TextParm): boolean {
  return isSameStyle(style, styleOf(style.name, line));
}

/** The styles with one more, in place of one of the same name. */
export function withStyle(styles: readonly LineStyle[], style: LineStyle): readonly LineStyle[] {
  return styles.some(({ name }) => name === style.name)
    ? styles.map((one) => (one.name === style.name ? style : one))
    : [...styles, style];
}

/** The styles with one called otherwise; one that had that name before is replaced. */
export function renamed(styles: readonly LineStyle[], from: string, to: string): readonly LineStyle[] {
  return styles
    .filter(({ name }) => name === from || name !== to)
    .map((one) => (one.name === from ? { ...one, name: to } : one));
}

/** The styles without one. */
export function withoutStyle(styles: readonly LineStyle[], gone: string): readonly LineStyle[] {
  return styles.filter(({ name }) => name !== gone);
}
