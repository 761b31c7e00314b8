import type { Box } from '../../geometry/box';
import { boxAround, type Contour } from '../../geometry/contour';
import type { Mm } from '../../stone/numbers';
import { wayTo } from './slide';

/** So often all rooms are slid at most, and less than this in mm is no way. */
const ROUNDS = 8;
const NOTHING: Mm = 0.01;

interface Room {
  readonly contour: Contour;
  box: Box;
  moved: readonly [x: Mm, y: Mm];
}

function move(room: Room, axis: 0 | 1, way: Mm): void {
  for (let at = axis; at < room.contour.length; at += 2) room.contour[at] = (room.contour[at] ?? 0) - way;
  room.box = boxAround([room.contour]);
  const [x, y] = room.moved;
  room.moved = axis === 0 ? [x - way, y] : [x, y - way];
}

/** Whether a room may be in the way of another that moves towards the beginning of an axis. */
function isBefore({ box }: Room, { box: moving }: Room, axis: 0 | 1): boolean {
  return axis === 0
    ? box.left < moving.right && box.top <= moving.bottom && box.bottom >= moving.top
    : box.top < moving.bottom && box.left <= moving.right && box.right >= moving.left;
}

/** Slides a room towards the beginning of an axis, as far as nothing is in the way. */
function slide(room: Room, rooms: readonly Room[], axis: 0 | 1): Mm {
  let way = axis === 0 ? room.box.left : room.box.top;
  for (const other of rooms) {
    if (way <= NOTHING) return 0;
    if (other !== room && isBefore(other, room, axis)) way = wayTo(room.contour, other.contour, axis, way);
  }
  if (way <= NOTHING) return 0;
  move(room, axis, way);
  return way;
}

/**
 * Slides rooms that do not overlap towards the beginning of a strip and towards its upper edge, by turns, until nothing
 * gives way: what their rows were rounded by is taken back, exactly.
 *
 * @param placed the rooms where they lie; the strip begins at 0, 0.
 * @returns how far each was moved, in mm: negative numbers.
 */
export function settle(placed: readonly Contour[]): (readonly [x: Mm, y: Mm])[] {
  const rooms = placed.map(
    (contour): Room => ({
      contour: contour.slice(),
      box: boxAround([contour]),
      moved: [0, 0],
    }),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = 0;
    for (const axis of [1, 0] as const) {
      const byPlace = [...rooms].sort((a, b) =>
        axis === 0 ? a.box.left - b.box.left : a.box.top - b.box.top,
      );
      for (const room of byPlace) moved += slide(room, rooms, axis);
    }
    if (moved === 0) break;
  }
  return rooms.map((room) => room.moved);
}
