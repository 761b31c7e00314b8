import { FONT_URLS } from '../../../../fonts/urls';
import type { FontEntry } from '../../../stone/catalogue/font';

/** The name a family has in CSS: apart from the fonts of the screens, so that neither can pass for the other. */
export function previewFamily(family: string): string {
  return `"stone ${family}"`;
}

/**
 * Makes the families' letters known to the page, which fetches those of a family when a name written in it is seen and
 * not before: all together are several megabytes. Until they are there, the name stands in the screen's own letters.
 */
export function offerPreviews(fonts: readonly FontEntry[]): void {
  const known = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
  for (const { family, file } of fonts) {
    const url = FONT_URLS[file];
    if (!url || known.has(`stone ${family}`)) continue;
    document.fonts.add(new FontFace(`stone ${family}`, `url("${url}")`, { display: 'swap' }));
  }
}
