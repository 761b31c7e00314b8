import { LOCALES, type Locale } from '../../stone/catalogue/naming';

/** A text and the language it is in: the reader's where it was written in that, else the first there is; undefined for none. */
export function writtenIn(
  texts: { readonly [Each in Locale]?: string | undefined } | undefined,
  wished: Locale,
): { readonly locale: Locale; readonly text: string } | undefined {
  for (const locale of [wished, ...LOCALES]) {
    const text = texts?.[locale];
    if (text) return { locale, text };
  }
  return undefined;
}
