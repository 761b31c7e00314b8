import sharp from 'sharp';
import type { Scene } from '../../../src/scene/scene';
import type { Point } from '../../painting/sheet/points';

/** Samples to a mm: edges are hard, so that a sample is within the ink or not, however many paths lie there. */
const PER_MM = 4;

/**
 * How far the samples lie beside round numbers of mm, on which whole edges lie: a baseline that lies on a row of samples
 * is within the one drawing and without the other by a thousandth, so that one looks once more from elsewhere.
 */
const ASIDE = 0.0137;
const ELSEWHERE = [0.0871, 0.1713];

/** How two drawings compare by their samples. */
export interface Compared {
  /** The ink of the first, and of the second, in mm² within the stone. */
  readonly one: number;
  readonly other: number;
}

type Contours = readonly (readonly Point[])[];

/** Contours as path data of lines: librsvg's own chords lie a fortieth of a mm beside a curve, wherever it was cut. */
const pathOf = (contours: Contours) =>
  contours
    .map((contour) => `M${contour.map(([x, y]) => `${x.toFixed(5)} ${y.toFixed(5)}`).join('L')}Z`)
    .join('');

async function samplesOf(
  paths: readonly Contours[],
  { width, height }: Scene,
  aside: number,
): Promise<Uint8Array> {
  const size = `width="${width * PER_MM}" height="${height * PER_MM}" viewBox="${aside} ${aside} ${width} ${height}"`;
  const drawn = paths.map((path) => `<path d="${pathOf(path)}" shape-rendering="crispEdges"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}

async function comparedFrom(
  aside: number,
  paths: readonly Contours[],
  others: readonly Contours[],
  scene: Scene,
): Promise<Compared> {
  const [first, second] = [await samplesOf(paths, scene, aside), await samplesOf(others, scene, aside)];
  let [one, other] = [0, 0];
  for (const [index, alpha] of first.entries()) {
    if (alpha > 127) one += 1;
    if ((second[index] ?? 0) > 127) other += 1;
  }
  const area = PER_MM * PER_MM;
  return { one: one / area, other: other / area };
}

/**
 * Compares two drawings of a scene as librsvg fills them, each of their paths by itself.
 *
 * @param enough a difference of their ink, in mm², at which one need not look from elsewhere.
 * @returns what differs least: ink that is missing is missing from wherever one looks.
 */
export async function comparedAsPixels(
  paths: readonly Contours[],
  others: readonly Contours[],
  scene: Scene,
  enough: number,
): Promise<Compared> {
  const apart = ({ one, other }: Compared) => Math.abs(other - one);
  let least = await comparedFrom(ASIDE, paths, others, scene);
  for (const aside of ELSEWHERE) {
    if (apart(least) < enough) break;
    const compared = await comparedFrom(aside, paths, others, scene);
    if (apart(compared) < apart(least)) least = compared;
  }
  return least;
}
