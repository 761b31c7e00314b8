import { freeing, openCv } from './openCv';
import type { Picture } from './picture';
import type { Shares } from './tracedShape';

/** The least contrast of paper and ink (of 1) in a drawing. */
const LEAST_CONTRAST = 0.12;

/** The share of transparent pixels from which a picture's alpha channel is the drawing. */
const CLEAR = 0.05;

/** The transparent part of the alpha channel, and whether the rest has about one colour. */
function isSilhouette({ data }: Picture): boolean {
  let [clear, solid, sum, squares] = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 255;
    if (alpha < 32) clear++;
    if (alpha < 224) continue;
    const light = ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 3;
    solid++;
    sum += light;
    squares += light * light;
  }
  if (clear < (CLEAR * data.length) / 4 || solid === 0) return false;
  return squares / solid - (sum / solid) ** 2 < 20 ** 2;
}

/** A picture's brightness on white paper, 0 to 255. */
function greys({ data }: Picture): Uint8Array {
  return Uint8Array.from({ length: data.length / 4 }, (_, pixel) => {
    const i = pixel * 4;
    const light = 0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0);
    const alpha = (data[i + 3] ?? 255) / 255;
    return light * alpha + 255 * (1 - alpha);
  });
}

/** The value below which a share of the values is. */
const quantile = (values: Uint8Array, share: number) =>
  values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

/** Whether the drawing is lighter than its ground: its lightest is farther from the margin than its darkest. */
function isLightOnDark(light: Uint8Array, width: number, height: number): boolean {
  const margin: number[] = [];
  for (let x = 0; x < width; x++) margin.push(light[x] ?? 0, light[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y++) margin.push(light[y * width] ?? 0, light[y * width + width - 1] ?? 0);
  const ground = quantile(Uint8Array.from(margin).sort(), 0.5);
  const sorted = light.slice().sort();
  return quantile(sorted, 0.995) - ground > ground - quantile(sorted, 0.005);
}

/**
 * Finds the ink of a drawing that was photographed or scanned, whatever the light: the paper's own brightness is
 * subtracted, and ink is what is nearer to the darkest than to the paper (separated by Otsu's threshold). A picture
 * that is cut out already (one colour on transparent ground) is taken as it is.
 *
 * @returns undefined where there is no drawing.
 */
export async function inkShares(picture: Picture): Promise<Shares | undefined> {
  const { width, height } = picture;
  if (isSilhouette(picture)) {
    const shares = Float32Array.from(
      { length: width * height },
      (_, i) => (picture.data[i * 4 + 3] ?? 0) / 255,
    );
    return { width, height, shares };
  }
  const { cv } = await openCv();
  const light = greys(picture);
  const flipped = isLightOnDark(light, width, height);
  return freeing((kept) => {
    const grey = kept(new cv.Mat(height, width, cv.CV_8UC1));
    grey.data.set(flipped ? light.map((value) => 255 - value) : light);
    cv.GaussianBlur(grey, grey, new cv.Size(0, 0), Math.max(0.6, Math.max(width, height) / 1400));

    // The paper under the ink, at a quarter of the size: the brightest values nearby, smoothed.
    const paper = kept(new cv.Mat());
    const small = new cv.Size(Math.max(8, width >> 2), Math.max(8, height >> 2));
    cv.resize(grey, paper, small, 0, 0, cv.INTER_AREA);
    const reach = Math.round(Math.max(small.width, small.height) / 8) * 2 + 1;
    const disc = kept(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(reach, reach)));
    cv.morphologyEx(paper, paper, cv.MORPH_CLOSE, disc);
    cv.GaussianBlur(paper, paper, new cv.Size(0, 0), reach / 4);
    cv.resize(paper, paper, new cv.Size(width, height), 0, 0, cv.INTER_CUBIC);

    const flat = kept(new cv.Mat(height, width, cv.CV_8UC1));
    for (let i = 0; i < flat.data.length; i++)
      flat.data[i] = Math.min(255, (220 * (grey.data[i] ?? 0)) / Math.max(1, paper.data[i] ?? 1));
    const parted = kept(new cv.Mat());
    const threshold = cv.threshold(
      flat,
      parted,
      0,
      255,
      cv.THRESH_BINARY | cv.THRESH_OTSU,
    ) as unknown as number;
    const { dark, bright } = means(flat.data, threshold);
    if (bright - dark < LEAST_CONTRAST * 255) return undefined;
    const shares = Float32Array.from(flat.data, (value: number) =>
      Math.min(1, Math.max(0, (bright - value) / (bright - dark))),
    );
    return { width, height, shares };
  });
}

function means(values: Uint8Array, threshold: number): { dark: number; bright: number } {
  const sums = { dark: 0, darks: 0, bright: 0, brights: 0 };
  for (const value of values) {
    if (value <= threshold) {
      sums.dark += value;
      sums.darks++;
    } else {
      sums.bright += value;
      sums.brights++;
    }
  }
  return { dark: sums.dark / Math.max(1, sums.darks), bright: sums.bright / Math.max(1, sums.brights) };
}
