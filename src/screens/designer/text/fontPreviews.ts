import { FONT_URLS } from '../../../../fonts/urls';
import type { FontEntry } from '../../../stone/catalogue/font';

/** A family's name in CSS: separate from the user interface's fonts, so that the two cannot be confused. */
export function previewFamily(family: string): string {
  return `"stone ${family}"`;
}

/**
 * Registers the families' fonts with the page, which fetches one only when a name written in it comes into view:
 * all together are several megabytes. Until then, the name is in the user interface's own font.
 */
export function offerPreviews(fonts: readonly FontEntry[]): void {
  const known = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
  for (const { family, file } of fonts) {
    const url = FONT_URLS[file];
    if (!url || known.has(`stone ${family}`)) continue;
    document.fonts.add(new FontFace(`stone ${family}`, `url("${url}")`, { display: 'swap' }));
  }
}
