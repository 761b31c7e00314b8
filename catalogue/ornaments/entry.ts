import type { Vignet } from '../../src/stone/catalogue/vignet';
import type { Drawing } from '../drawing/contour';
import { bounds, fitted, pathData } from '../drawing/pathData';
import { type Icon, type IconName, iconOutline } from './iconOutline';

/** What an ornament is called in Danish, German and Norwegian. */
export type Naming = readonly [da: string, de: string, no: string];

/** What is drawn: an icon of a package, a drawing of this project. */
type Drawn = IconName | Drawing;

/** An ornament on offer: its id, what is drawn, its width at scale 1 in mm, its names. */
export type Row = readonly [id: number, drawn: Drawn, width: number, ...naming: Naming];

/** An ornament in fine lines: its id, its path data, its names. */
export type FineRow = readonly [id: number, drawn: () => string, ...naming: Naming];

/** How much larger an ornament in fine lines is at scale 1 than it was drawn: its finest line becomes 2.5 mm broad. */
const ENLARGED = 1.25;

const OWN = { licence: 'As this project', source: 'Drawn for this project' };

const outlineOf = (drawn: Drawn): Icon =>
  typeof drawn === 'string' ? iconOutline(drawn) : { data: pathData(drawn), ...OWN };

/** The entries of one theme made the same way: sandblown about three times their usual size, or in bronze. */
export function entries(theme: string, kind: Vignet['kind'], rows: readonly Row[]): Vignet[] {
  return rows.map(([id, drawn, width, Name, de, no]) => {
    const { data, ...credit } = outlineOf(drawn);
    return { id, Name, Names: { de, no }, theme, kind, ...fitted(data, width), ...credit };
  });
}

/** The entries of one theme in fine lines, sandblown; kept to a hundredth of a millimetre. */
export function fineEntries(theme: string, rows: readonly FineRow[]): Vignet[] {
  return rows.map(([id, drawn, Name, de, no]) => {
    const data = drawn();
    const { left, right } = bounds(data);
    const outline = fitted(data, Math.round((right - left) * ENLARGED), 2);
    return { id, Name, Names: { de, no }, theme, kind: 'sandblown', ...outline, ...OWN };
  });
}
