import type { jsPDF } from 'jspdf';
import { transformOutline } from '../../../geometry/matrix';
import { outlineFromSvg } from '../../../geometry/svgPath';
import type { Locale } from '../../../stone/catalogue/naming';
import { drawOutline } from '../outlinePath';
import type { Px } from './layout';

/** The product's mark: an upright stone with a branch on it, within 0 0 20 24. */
const STONE = 'M1 24V9C1 4 5 0 10 0S19 4 19 9V24Z';
const BRANCH =
  'M9.6 20.5V8.2H10.4V20.5ZM10 18C7 17.6 5.4 15.9 5 13.4C7.6 13.7 9.4 15.3 10 18ZM10 18C13 17.6 14.6 15.9 15 13.4C12.4 13.7 10.6 15.3 10 18ZM10 13C7.6 12.6 6.2 11.2 5.9 9.1C8.1 9.4 9.6 10.7 10 13ZM10 13C12.4 12.6 13.8 11.2 14.1 9.1C11.9 9.4 10.4 10.7 10 13ZM10 9.6C8.7 8.2 8.7 6.4 10 4.8C11.3 6.4 11.3 8.2 10 9.6Z';

/** The product's dark red. */
const ACCENT = [124 / 255, 29 / 255, 37 / 255] as const;

/** The mark's width, and its distance from the name, as fractions of the logo's width. */
const MARK = 0.15;
const AIR = 0.05;

/** How wide the logo is (specification section 9 names Danish and German; Norwegian goes with Danish). */
export const LOGO_WIDTH: Record<Locale, Px> = { da: 85, no: 85, de: 70 };

/** Draws the logo, mark and name, to its width; the name is text. */
export function drawLogo(
  pdf: jsPDF,
  name: string,
  at: { readonly x: Px; readonly y: Px; readonly width: Px; readonly face: string },
): void {
  const scale = (at.width * MARK) / 20;
  const mark = (path: string) => transformOutline(outlineFromSvg(path), [scale, 0, 0, scale, at.x, at.y]);
  drawOutline({ pdf, dx: 0, dy: 0 }, mark(STONE), { fill: ACCENT });
  drawOutline({ pdf, dx: 0, dy: 0 }, mark(BRANCH), { fill: 1 });
  pdf.setFont(at.face, 'normal');
  pdf.setFontSize(10);
  const width = at.width * (1 - MARK - AIR);
  // In the size that fills the width.
  pdf.setFontSize((10 * width) / pdf.getTextWidth(name));
  pdf.setTextColor(31, 29, 27);
  pdf.text(name, at.x + at.width * (MARK + AIR), at.y + 24 * scale * 0.72);
}
