import type { Canvas, Image } from 'canvaskit-wasm';
import type { Box } from '../../geometry/box';
import { SCENERY, type SceneryPlace } from '../../stone/catalogue/scenery';
import type { Mm } from '../../stone/numbers';
import { Keeper } from './kit';
import type { Painter } from './painter';
import { paintingStrips } from './paintingStrips';

/** A copy of the picture along one axis: its position, and whether it is mirrored. */
interface Copy {
  readonly from: Mm;
  readonly to: Mm;
  readonly turned: boolean;
}

/** The copies, each the mirror image of its neighbours, that cover the visible part along one axis. */
function copiesOf(start: Mm, length: Mm, seenFrom: Mm, seenTo: Mm): readonly Copy[] {
  const first = Math.floor((seenFrom - start) / length);
  const last = Math.max(first, Math.ceil((seenTo - start) / length) - 1);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const from = start + (first + index) * length;
    return { from, to: from + length, turned: (first + index) % 2 !== 0 };
  });
}

/**
 * Paints the picture of a place. Beyond its edges it is mirrored, so that no edge is ever visible. The copies are
 * painted one by one: Skia takes ten times as long on a processor where it has to mirror a picture itself. Pauses every few
 * milliseconds.
 *
 * @param seen the visible part of the world, in stone mm.
 * @param foot the middle of the stone's foot, in stone mm.
 */
export function* paintingScenery(
  canvas: Canvas,
  seen: Box,
  foot: { readonly x: Mm; readonly y: Mm },
  { x, y, scale }: SceneryPlace,
  picture: Image,
  { kit, palette }: Painter,
): Generator<undefined> {
  const mmPerPx = (SCENERY.width / picture.width()) * scale;
  const [width, height] = [SCENERY.width * scale, picture.height() * mmPerPx];
  const { TileMode, FilterMode, MipmapMode } = kit;
  const columns = copiesOf(foot.x + x - width / 2, width, seen.left, seen.right);
  const rows = copiesOf(foot.y + y - SCENERY.above * scale, height, seen.top, seen.bottom);
  for (const column of columns) {
    for (const row of rows) {
      using keeper = new Keeper();
      const { keep } = keeper;
      const matrix = [
        column.turned ? -mmPerPx : mmPerPx,
        0,
        column.turned ? column.to : column.from,
        0,
        row.turned ? -mmPerPx : mmPerPx,
        row.turned ? row.to : row.from,
        0,
        0,
        1,
      ];
      const shader = keep(
        picture.makeShaderOptions(TileMode.Clamp, TileMode.Clamp, FilterMode.Linear, MipmapMode.None, matrix),
      );
      const paint = keep(palette.fill([0, 0, 0]).copy());
      paint.setShader(shader);
      // Copies meet without a gap only if their edges are not smoothed.
      paint.setAntiAlias(false);
      const [left, right] = [Math.max(column.from, seen.left), Math.min(column.to, seen.right)];
      const [top, bottom] = [Math.max(row.from, seen.top), Math.min(row.to, seen.bottom)];
      yield* paintingStrips(canvas, { left, top, right, bottom }, paint);
    }
  }
}
