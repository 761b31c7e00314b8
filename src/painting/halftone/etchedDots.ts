import type { EtchingLooks } from '../../stone/etching/parm';
import { diffused, type Within } from './errorDiffusion';
import { screened } from './screens';
import { sharesOf, type Tones } from './tones';

/** The dots of an etching, row by row: a one for each that is engraved. */
export interface EtchedDots {
  readonly columns: number;
  readonly rows: number;
  readonly dots: Uint8Array;
}

/** Whether the middle of a dot lies within an oval that fills its box. */
const withinOval =
  (columns: number, rows: number): Within =>
  (column, row) =>
    ((2 * column + 1) / columns - 1) ** 2 + ((2 * row + 1) / rows - 1) ** 2 <= 1;

/**
 * Makes dots of tones, a dot each. Nothing is engraved beside an oval.
 *
 * @param tones as many as the machine sets dots (src/stone/etching/dots.ts).
 */
export function etchedDots(
  tones: Tones,
  { shape, screen, inverted }: Pick<EtchingLooks, 'shape' | 'screen' | 'inverted'>,
): EtchedDots {
  const { width: columns, height: rows } = tones;
  const shares = sharesOf(tones, { inverted });
  const isWithin: Within = shape === 'oval' ? withinOval(columns, rows) : () => true;
  const dots =
    screen === 'jarvis' || screen === 'floydSteinberg'
      ? diffused(shares, screen, isWithin)
      : screened(shares, screen, isWithin);
  return { columns, rows, dots };
}
