import { freeing, type openCv } from './openCv';

/** OpenCV's module. */
export type OpenCv = Awaited<ReturnType<typeof openCv>>['cv'];

/** How deep within a region (a byte a pixel, 0 outside) each pixel lies, in pixels. */
export function depthIn(cv: OpenCv, region: Uint8Array, width: number, height: number): Float32Array {
  return freeing((kept) => {
    const mask = kept(new cv.Mat(height, width, cv.CV_8UC1));
    mask.data.set(region);
    const depth = kept(new cv.Mat());
    cv.distanceTransform(mask, depth, cv.DIST_L2, 3);
    return Float32Array.from(depth.data32F);
  });
}

/** A connected piece of a region, its holes filled. */
export interface Piece {
  readonly pixels: Uint8Array;
  /** Its convex hull. */
  readonly hull: Uint8Array;
  /** In pixels. */
  readonly area: number;
}

/** The largest piece of a region. */
export function largestPiece(cv: OpenCv, region: Uint8Array, width: number, height: number): Piece {
  return freeing((kept) => {
    const mask = kept(new cv.Mat(height, width, cv.CV_8UC1));
    mask.data.set(region);
    const contours = kept(new cv.MatVector());
    cv.findContours(mask, contours, kept(new cv.Mat()), cv.RETR_EXTERNAL, cv.CHAIN_APPROX_NONE);
    let [largest, area] = [-1, 0];
    for (let i = 0; i < contours.size(); i++) {
      const here = cv.contourArea(kept(contours.get(i)));
      if (here > area) [largest, area] = [i, here];
    }
    const pixels = kept(cv.Mat.zeros(height, width, cv.CV_8UC1));
    const hull = kept(cv.Mat.zeros(height, width, cv.CV_8UC1));
    if (largest >= 0) {
      cv.drawContours(pixels, contours, largest, new cv.Scalar(255), cv.FILLED);
      const around = kept(new cv.Mat());
      cv.convexHull(kept(contours.get(largest)), around);
      const hulls = kept(new cv.MatVector());
      hulls.push_back(around);
      cv.drawContours(hull, hulls, 0, new cv.Scalar(255), cv.FILLED);
    }
    return { pixels: Uint8Array.from(pixels.data), hull: Uint8Array.from(hull.data), area };
  });
}
