import type { Bodies } from './bodies';
import type { Camera } from './camera';
import { spansOf } from './spans';

/** What is seen at each pixel of a picture. */
export interface Visible {
  /** The triangle at each pixel; -1 where there is none. */
  readonly triangles: Int32Array;
  /** x and y of each point on the picture in pixels, and one by its depth in metres. */
  readonly onPicture: Float32Array;
}

/** Where points lie on a picture. All of them lie before the camera: it sees the whole box. */
export function onPictureOf(
  points: Float32Array,
  { eye, right, up, ahead, focal, width, height }: Camera,
): Float32Array {
  const placed = new Float32Array(points.length);
  for (let at = 0; at < points.length; at += 3) {
    const x = (points[at] ?? 0) - eye[0];
    const y = (points[at + 1] ?? 0) - eye[1];
    const z = (points[at + 2] ?? 0) - eye[2];
    const near = 1 / (x * ahead[0] + y * ahead[1] + z * ahead[2]);
    placed[at] = width / 2 + (x * right[0] + y * right[1] + z * right[2]) * near * focal;
    placed[at + 1] = height / 2 - (x * up[0] + y * up[1] + z * up[2]) * near * focal;
    placed[at + 2] = near;
  }
  return placed;
}

/** In which order the four pixels of a square are filled by what is seen through. */
const THROUGH = [0, 2, 3, 1] as const;

/** Finds what is seen from a camera: of everything that faces it, what is nearest. */
export function visibleFrom({ points, corners, madeOf, materials }: Bodies, camera: Camera): Visible {
  const { width, height } = camera;
  const onPicture = onPictureOf(points, camera);
  const triangles = new Int32Array(width * height).fill(-1);
  const nearest = new Float32Array(width * height);
  // One depth and its change to the right and down, for the triangle in hand: a closure for each would be made anew.
  let [triangle, atOrigin, across, down, filled] = [0, 0, 0, 0, 4];
  const onSpan = (row: number, from: number, to: number) => {
    let near = atOrigin + across * (from + 0.5) + down * (row + 0.5);
    for (let at = row * width + from; at < row * width + to; at += 1) {
      const isThere = filled === 4 || (THROUGH[(at % 2) + 2 * (row % 2)] ?? 0) < filled;
      if (isThere && near > (nearest[at] ?? 0)) {
        nearest[at] = near;
        triangles[at] = triangle;
      }
      near += across;
    }
  };
  const alphas = materials.map(({ look }) => Math.round(4 * look.alpha));
  for (triangle = 0; triangle < corners.length / 3; triangle += 1) {
    const a = 3 * (corners[3 * triangle] ?? 0);
    const b = 3 * (corners[3 * triangle + 1] ?? 0);
    const c = 3 * (corners[3 * triangle + 2] ?? 0);
    const [ax, ay] = [onPicture[a] ?? 0, onPicture[a + 1] ?? 0];
    const [bx, by] = [onPicture[b] ?? 0, onPicture[b + 1] ?? 0];
    const [cx, cy] = [onPicture[c] ?? 0, onPicture[c + 1] ?? 0];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    // With y down, what is counter-clockwise from outside and faces the eye has a negative area.
    if (area >= 0) continue;
    const [na, nb, nc] = [onPicture[a + 2] ?? 0, onPicture[b + 2] ?? 0, onPicture[c + 2] ?? 0];
    across = ((nb - na) * (cy - ay) - (nc - na) * (by - ay)) / area;
    down = ((nc - na) * (bx - ax) - (nb - na) * (cx - ax)) / area;
    atOrigin = na - across * ax - down * ay;
    filled = alphas[madeOf[triangle] ?? 0] ?? 4;
    spansOf([ax, ay, bx, by, cx, cy], width, height, onSpan);
  }
  return { triangles, onPicture };
}
