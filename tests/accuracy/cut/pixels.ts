import sharp from 'sharp';
import type { Scene } from '../../../src/scene/scene';
import type { Point } from '../../painting/sheet/points';

/** Samples per mm: edges are hard, so that a sample is either within the ink or not, however many paths lie there. */
const PER_MM = 4;

/**
 * How far the samples are offset from whole mm, where many edges lie: a baseline on a row of samples is inside one
 * drawing and outside the other by a thousandth, so drawings are compared again at another offset.
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

/** Contours as path data of lines: librsvg's own chords deviate by a fortieth of a mm, wherever a curve was cut. */
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

const inked = new WeakMap<readonly Contours[], Map<number, number>>();

/** The ink of a drawing in mm² by its samples; a drawing is compared with several files, and counted once. */
async function inkOf(paths: readonly Contours[], scene: Scene, aside: number): Promise<number> {
  const known = inked.get(paths) ?? new Map<number, number>();
  inked.set(paths, known);
  const counted = known.get(aside);
  if (counted !== undefined) return counted;
  const samples = await samplesOf(paths, scene, aside);
  let count = 0;
  for (let at = 0; at < samples.length; at += 1) if ((samples[at] ?? 0) > 127) count += 1;
  known.set(aside, count / (PER_MM * PER_MM));
  return count / (PER_MM * PER_MM);
}

async function comparedFrom(
  aside: number,
  paths: readonly Contours[],
  others: readonly Contours[],
  scene: Scene,
): Promise<Compared> {
  return { one: await inkOf(paths, scene, aside), other: await inkOf(others, scene, aside) };
}

/**
 * Compares two drawings of a scene as librsvg fills them, each of their paths separately. A drawing may be given again, as
 * the same array, for the same scene.
 *
 * @param enough a difference of their ink, in mm², that needs no second comparison.
 * @returns the smallest difference: ink that is missing is missing at every offset.
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
