import { freeing, openCv } from './openCv';
import type { Shares } from './tracedShape';

/** Pixels: red, green, blue and alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The margin of a photograph that is certainly not stone, as a share of its sides. */
const MARGIN = 0.03;

const ROUNDS = 5;

/** The edge is moved inwards by this share of its blur: a fringe of grass shows, a missing sliver of stone does not. */
const INWARDS = 0.2;

/** The least and the largest share of its photograph that a stone fills. */
const LEAST = 0.03;
const MOST = 0.9;

/**
 * Finds the stone in a photograph: GrabCut (Rother, Kolmogorov and Blake, 2004), starting with the margin as background
 * and the middle as possible stone; then the largest piece, its holes filled and its edge smoothed.
 *
 * @param picture 400 to 750 pixels long: more takes longer and gives no better result.
 * @returns undefined where no stone is found.
 */
export async function stoneMask({ width, height, data }: Picture): Promise<Shares | undefined> {
  const { cv } = await openCv();
  return freeing((kept) => {
    const rgba = kept(new cv.Mat(height, width, cv.CV_8UC4));
    rgba.data.set(data);
    const colours = kept(new cv.Mat());
    cv.cvtColor(rgba, colours, cv.COLOR_RGBA2RGB);
    // The stone's grain and blades of grass are no edges.
    cv.medianBlur(colours, colours, 5);

    const mask = kept(new cv.Mat(height, width, cv.CV_8UC1, new cv.Scalar(cv.GC_BGD)));
    const [across, down] = [Math.ceil(width * MARGIN), Math.ceil(height * MARGIN)];
    const inner = new cv.Rect(across, down, width - 2 * across, height - 2 * down);
    const models = [kept(new cv.Mat()), kept(new cv.Mat())] as const;
    cv.grabCut(colours, mask, inner, models[0], models[1], ROUNDS, cv.GC_INIT_WITH_RECT);
    // 0 and 2 are background, 1 and 3 stone.
    for (let i = 0; i < mask.data.length; i++) mask.data[i] = (mask.data[i] ?? 0) % 2 === 1 ? 255 : 0;

    const breadth = Math.max(3, Math.round(Math.max(width, height) / 60) * 2 + 1);
    const disc = kept(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(breadth, breadth)));
    cv.morphologyEx(mask, mask, cv.MORPH_OPEN, disc);
    cv.morphologyEx(mask, mask, cv.MORPH_CLOSE, disc);

    const contours = kept(new cv.MatVector());
    cv.findContours(mask, contours, kept(new cv.Mat()), cv.RETR_EXTERNAL, cv.CHAIN_APPROX_NONE);
    let [largest, area] = [-1, 0];
    for (let i = 0; i < contours.size(); i++) {
      const here = cv.contourArea(kept(contours.get(i)));
      if (here > area) [largest, area] = [i, here];
    }
    if (area < LEAST * width * height || area > MOST * width * height) return undefined;
    const stone = kept(cv.Mat.zeros(height, width, cv.CV_8UC1));
    cv.drawContours(stone, contours, largest, new cv.Scalar(255), cv.FILLED);
    cv.GaussianBlur(stone, stone, new cv.Size(0, 0), Math.max(width, height) / 250);
    return { width, height, shares: Float32Array.from(stone.data, (value: number) => value / 255 - INWARDS) };
  });
}
