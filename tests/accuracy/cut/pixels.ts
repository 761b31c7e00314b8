import sharp from 'sharp';
import type { Scene } from '../../../src/scene/scene';
import type { Point } from '../../painting/sheet/pieces';

/** Samples to a mm: edges are hard, so that a sample is within the ink or not, however many paths lie there. */
const PER_MM = 4;

/** How far the samples lie beside round numbers of mm, on which whole edges lie. */
const ASIDE = 0.0137;

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

async function samplesOf(paths: readonly Contours[], { width, height }: Scene): Promise<Uint8Array> {
  const size = `width="${width * PER_MM}" height="${height * PER_MM}" viewBox="${ASIDE} ${ASIDE} ${width} ${height}"`;
  const drawn = paths.map((path) => `<path d="${pathOf(path)}" shape-rendering="crispEdges"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}

/** Compares two drawings of a scene as librsvg fills them, each of their paths by itself. */
export async function comparedAsPixels(
  paths: readonly Contours[],
  others: readonly Contours[],
  scene: Scene,
): Promise<Compared> {
  const [first, second] = [await samplesOf(paths, scene), await samplesOf(others, scene)];
  let [one, other] = [0, 0];
  for (const [index, alpha] of first.entries()) {
    if (alpha > 127) one += 1;
    if ((second[index] ?? 0) > 127) other += 1;
  }
  const area = PER_MM * PER_MM;
  return { one: one / area, other: other / area };
}
