import type { Canvas, Image } from 'canvaskit-wasm';
import type { Box } from '../../geometry/box';
import { SCENERY, type SceneryPlace } from '../../stone/catalogue/scenery';
import type { Mm } from '../../stone/numbers';
import type { Painter } from './painter';
import { paintingCopies } from './paintingCopies';

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
  painter: Painter,
): Generator<undefined> {
  const mmPerPx = (SCENERY.width / picture.width()) * scale;
  const [width, height] = [SCENERY.width * scale, picture.height() * mmPerPx];
  const columns = copiesOf(foot.x + x - width / 2, width, seen.left, seen.right);
  const rows = copiesOf(foot.y + y - SCENERY.above * scale, height, seen.top, seen.bottom);
  const copies = columns.flatMap((column) =>
    rows.map((row) => ({
      matrix: [
        column.turned ? -mmPerPx : mmPerPx,
        0,
        column.turned ? column.to : column.from,
        0,
        row.turned ? -mmPerPx : mmPerPx,
        row.turned ? row.to : row.from,
        0,
        0,
        1,
      ],
      box: {
        left: Math.max(column.from, seen.left),
        top: Math.max(row.from, seen.top),
        right: Math.min(column.to, seen.right),
        bottom: Math.min(row.to, seen.bottom),
      },
    })),
  );
  yield* paintingCopies(canvas, picture, copies, painter.kit.MipmapMode.None, painter);
}
