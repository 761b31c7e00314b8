import { heightInCut } from './carve';
import type { Direction } from './light';

/** The number of points towards the light that are tested for blocking it. */
const PLACES = 9;

/** The distance at a place between samples. */
function between(distances: Float32Array, width: number, at: number, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const corner = at + row * width + column;
  const u = x - column;
  const v = y - row;
  const top = distances[corner] ?? -1;
  const bottom = distances[corner + width] ?? -1;
  const above = top + ((distances[corner + 1] ?? -1) - top) * u;
  return above + (bottom + ((distances[corner + width + 1] ?? -1) - bottom) * u - above) * v;
}

/** How much of a light the lip and the far wall of a cut block at points in it. */
export class CastShade {
  private readonly x: number;
  private readonly y: number;
  private readonly climb: number;

  /**
   * @param distances the distance field, in cells.
   * @param depth the cut's depth in cells.
   */
  constructor(
    private readonly distances: Float32Array,
    private readonly width: number,
    [x, y, z]: Direction,
    private readonly depth: number,
  ) {
    const level = Math.hypot(x, y);
    this.x = x / level;
    this.y = y / level;
    // A little higher than the sun itself: the sky around it lights the valley as well.
    this.climb = (z / level) * 1.25;
  }

  /**
   * The shade at a sample, 0 none to 1 all.
   *
   * @param at the sample's place in the field.
   */
  at(at: number): number {
    const { distances, width, depth, climb } = this;
    const here = heightInCut(distances[at] ?? 0, depth);
    const step = Math.max(1, -here / climb / PLACES);
    const stepX = this.x * step;
    const stepY = this.y * step;
    let over = 0;
    for (let place = 1; place <= PLACES; place += 1) {
      const distance = between(distances, width, at, stepX * place, stepY * place);
      const above = heightInCut(distance, depth) - (here + climb * step * place);
      if (above > over) over = above;
      if (distance <= 0) break;
    }
    const shade = over / (0.3 * depth + 0.7);
    return shade >= 1 ? 1 : shade * shade * (3 - 2 * shade);
  }
}
