import type { Bodies } from './bodies';
import type { Camera } from './camera';
import { readTexture, type Texture } from './texture';
import type { Visible } from './visible';

/** Mm in a metre. */
const METRE = 1000;

/** Reads what a picture sends back where a triangle is seen at a place of what is painted, in pixels. */
export type ReadPicture = (
  triangle: number,
  x: number,
  y: number,
  texture: Texture,
  light: Float64Array,
) => void;

/** Reads the pictures of triangles where they are seen. */
export function pictureReader(
  { corners, places }: Bodies,
  { onPicture }: Visible,
  { focal }: Camera,
): ReadPicture {
  const of = (values: ArrayLike<number>, at: number) => values[at] ?? 0;
  return (triangle, x, y, texture, light) => {
    const [a, b, c] = [
      of(corners, 3 * triangle),
      of(corners, 3 * triangle + 1),
      of(corners, 3 * triangle + 2),
    ];
    const [ax, ay] = [of(onPicture, 3 * a), of(onPicture, 3 * a + 1)];
    const [bx, by] = [of(onPicture, 3 * b) - ax, of(onPicture, 3 * b + 1) - ay];
    const [cx, cy] = [of(onPicture, 3 * c) - ax, of(onPicture, 3 * c + 1) - ay];
    const area = bx * cy - by * cx;
    const partOfB = ((x - ax) * cy - (y - ay) * cx) / area;
    const partOfC = (bx * (y - ay) - by * (x - ax)) / area;
    // What lies at even distances on the picture does not in space: each corner counts by how near it is.
    const nearA = (1 - partOfB - partOfC) * of(onPicture, 3 * a + 2);
    const nearB = partOfB * of(onPicture, 3 * b + 2);
    const nearC = partOfC * of(onPicture, 3 * c + 2);
    const near = nearA + nearB + nearC;
    const u = nearA * of(places, 2 * a) + nearB * of(places, 2 * b) + nearC * of(places, 2 * c);
    const v = nearA * of(places, 2 * a + 1) + nearB * of(places, 2 * b + 1) + nearC * of(places, 2 * c + 1);
    const seen = (METRE * Math.hypot(texture.fromMm[0], texture.fromMm[1])) / (near * focal);
    readTexture(texture, u / near, v / near, seen, light);
  };
}
