import { type Field, newField, SHEET_PX, wrapped } from './sheet';

/** One crystal: an ellipse on the wrapping tile (pixels of the sheet) and its own tone. */
export type Crystal = {
  readonly mineral: number;
  readonly x: number;
  readonly y: number;
  /** Half the longer axis, in pixels of the sheet. */
  readonly reach: number;
  /** The ellipse: `xx·dx² + xy·dx·dy + yy·dy²` is 1 on its edge. */
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
  /** About −1 to 1: lighter or darker than its kind. */
  readonly tone: number;
  /** The direction in which its tone runs, a unit vector. */
  readonly runX: number;
  readonly runY: number;
  /** 0 to 1: whether its schiller faces the viewer. */
  readonly facing: number;
};

/** Which crystal each pixel belongs to, and how far inside it the pixel lies. */
export type Grown = {
  readonly owner: Int32Array;
  /** 0 in the middle, 1 on the ellipse's edge (square root of the ellipse's form). */
  readonly nearness: Field;
  /** 0 on the joint to the next crystal, growing inwards. */
  readonly inside: Field;
};

/**
 * Lets crystals grow until they meet: every pixel goes to the crystal in whose ellipse it lies deepest.
 *
 * @param reach how many times its own size a crystal may grow
 * @param bend how far the joints deviate, in pixels of the sheet (two fields, x and y)
 */
export function grow(crystals: readonly Crystal[], reach: number, bend: { x: Field; y: Field }): Grown {
  const owner = new Int32Array(SHEET_PX * SHEET_PX).fill(-1);
  const nearness = newField().fill(reach * reach);
  const inside = newField().fill(reach * reach);
  crystals.forEach((crystal, index) => {
    const span = Math.ceil(crystal.reach * reach);
    const [left, top] = [Math.round(crystal.x), Math.round(crystal.y)];
    for (let row = -span; row <= span; row++) {
      const line = wrapped(top + row) * SHEET_PX;
      for (let column = -span; column <= span; column++) {
        const at = line + wrapped(left + column);
        const dx = left + column - crystal.x + (bend.x[at] ?? 0);
        const dy = top + row - crystal.y + (bend.y[at] ?? 0);
        const depth = crystal.xx * dx * dx + crystal.xy * dx * dy + crystal.yy * dy * dy;
        const best = nearness[at] ?? 0;
        if (depth < best) {
          inside[at] = best;
          nearness[at] = depth;
          owner[at] = index;
        } else if (depth < (inside[at] ?? 0)) inside[at] = depth;
      }
    }
  });
  for (let at = 0; at < owner.length; at++) {
    const own = Math.sqrt(nearness[at] ?? 0);
    nearness[at] = own;
    inside[at] = Math.sqrt(inside[at] ?? 0) - own;
  }
  return { owner, nearness, inside };
}
