import { MM_PER_INCH } from '../numbers';
import type { EtchingLooks } from './parm';

/** How many dots a machine sets across and down: whole ones, so that the sides are right to half a dot (0.04 mm at 300 dpi). */
export function dotsOf({ width, height, dpi }: Pick<EtchingLooks, 'width' | 'height' | 'dpi'>): {
  readonly columns: number;
  readonly rows: number;
} {
  const along = (mm: number) => Math.round((mm * dpi) / MM_PER_INCH);
  return { columns: along(width), rows: along(height) };
}
