import type { LineStyle } from '../lineStyle';
import type { Design } from '../stone';

/** The design with other styles; without the field where there are none. */
export function setStyles(design: Design, styles: readonly LineStyle[]): Design {
  const { styles: _, ...rest } = design;
  return styles.length > 0 ? { ...rest, styles: [...styles] } : rest;
}
