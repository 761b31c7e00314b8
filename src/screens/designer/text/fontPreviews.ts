import { FONT_URLS } from '../../../../fonts/urls';
import type { FontEntry } from '../../../stone/catalogue/font';

/** The name a family has in CSS: apart from the fonts of the screens, so that neither can pass for the other. */
export function previewFamily(family: string): string {
  return `"stone ${family}"`;
}

/** Loads the families' letters for the list; until one is there, its name stands in the screen's own letters. */
export function loadPreviews(fonts: readonly FontEntry[]): void {
  const known = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
  for (const { family, file } of fonts) {
    const url = FONT_URLS[file];
    if (!url || known.has(`stone ${family}`)) continue;
    const face = new FontFace(`stone ${family}`, `url("${url}")`);
    document.fonts.add(face);
    face.load().catch(() => document.fonts.delete(face));
  }
}
