import type { Mm } from '../../../stone/numbers';
import { type Quadratic, valueAt } from './quadratic';
import type { Site } from './sites';

/** A disc inside a filled area that touches its edge: its middle and radius in mm. */
export type Disc = readonly [x: Mm, y: Mm, radius: Mm];

/** The radius of the disc that rests at a place of a site, by the value there. */
export function radiusAt({ kind }: Site, value: Quadratic, place: number): Mm {
  const at = valueAt(value, place);
  return kind === 'edge' ? Math.max(0, at) : -(1 + place * place) / at;
}

/** The disc that rests at a place of a site. */
export function discAt(site: Site, value: Quadratic, place: number): Disc {
  const radius = radiusAt(site, value, place);
  if (site.kind === 'edge')
    return [site.x + place * site.dx + radius * site.nx, site.y + place * site.dy + radius * site.ny, radius];
  const scale = radius / (1 + place * place);
  const [cos, sin] = [(1 - place * place) * scale, 2 * place * scale];
  return [site.x + cos * site.ux - sin * site.uy, site.y + cos * site.uy + sin * site.ux, radius];
}
