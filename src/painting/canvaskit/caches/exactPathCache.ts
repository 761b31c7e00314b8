import type { Canvas, Image, Path } from 'canvaskit-wasm';
import { FillRule, unionD } from 'clipper2-ts';
import { type Matrix, transformOutline } from '../../../geometry/matrix';
import type { Outline } from '../../../geometry/outline';
import { outlineOf, type Polygon, polygonsOf } from '../../../geometry/polygon';
import type { PlacedOutline } from '../../relief/edges';
import type { ReliefShape } from '../../relief/shapes';
import { coverageMask, type PixelArea } from '../coverageMask';
import { type Keeper, type Kit, made } from '../kit';
import { needsWelding } from '../needsWelding';
import { pathOf } from '../pathOf';
import type { ShapePath } from '../shapePath';
import { PathCache } from './pathCache';

/** How far a chord may deviate from its curve, in device pixels; of a stone's outline in mm. */
const BESIDE = 0.01;

/** Decimals of a pixel that welding keeps. */
const DECIMALS = 4;

const inverse = ([a, b, c, d, e, f]: Matrix): Matrix => {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
};

/** The polygons that outlines cover together, without overlaps, in device pixels. */
function weldedIn(outlines: readonly PlacedOutline[], toPixels: Matrix): readonly Polygon[] {
  const polygons = outlines.flatMap(({ outline, toMm }) =>
    polygonsOf(transformOutline(transformOutline(outline, toMm), toPixels), BESIDE),
  );
  const [only, ...more] = outlines;
  if (only && more.length === 0 && !needsWelding(only.outline)) return polygons;
  return unionD(
    polygons.map((polygon) => [...polygon]),
    [],
    FillRule.NonZero,
    DECIMALS,
  );
}

/** The whole pixels that polygons touch within the visible area; undefined where there are none. */
function areaOf(
  polygons: readonly Polygon[],
  [left = 0, top = 0, right = 0, bottom = 0]: Int32Array,
): PixelArea | undefined {
  let [fromX, fromY, toX, toY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of polygons.flat()) {
    [fromX, fromY] = [Math.min(fromX, Math.floor(x)), Math.min(fromY, Math.floor(y))];
    [toX, toY] = [Math.max(toX, Math.ceil(x)), Math.max(toY, Math.ceil(y))];
  }
  const area = { left: Math.max(left, fromX), top: Math.max(top, fromY) };
  const [width, height] = [Math.min(right, toX) - area.left, Math.min(bottom, toY) - area.top];
  return width > 0 && height > 0 ? { ...area, width, height } : undefined;
}

/**
 * Paths for pictures that are measured, made for one canvas.
 *
 * Skia fills straight edges to an eighth of a pixel; curves are split so coarsely that their edge may be half a
 * pixel off, and where contours cross, a whole one. So shapes are welded here, and each pixel's
 * coverage is computed exactly; Skia only colours it.
 */
export class ExactPathCache extends PathCache {
  constructor(
    kit: Kit,
    private readonly canvas: Canvas,
  ) {
    super(kit);
  }

  protected override make(outline: Outline): Path {
    return super.make(outlineOf(polygonsOf(outline, BESIDE)));
  }

  override whole({ x, y, outlines }: ReliefShape, keeper: Keeper): ShapePath {
    const [a = 1, c = 0, e = 0, b = 0, d = 1, f = 0] = this.canvas.getTotalMatrix();
    const toPixels: Matrix = [a, b, c, d, a * x + c * y + e, b * x + d * y + f];
    const welded = weldedIn(outlines(), toPixels);
    const area = areaOf(welded, this.canvas.getDeviceClipBounds());
    const { left, top } = area ?? { left: 0, top: 0 };
    const outline = transformOutline(outlineOf(welded), [1, 0, 0, 1, -left, -top]);
    const path = keeper.keep(pathOf(this.kit, outline));
    const toMm = inverse([a, b, c, d, e - left, f - top]);
    return area ? { path, toMm, mask: this.mask(welded, area, keeper) } : { path, toMm };
  }

  private mask(welded: readonly Polygon[], area: PixelArea, { keep }: Keeper): Image {
    const { AlphaType, ColorSpace, ColorType } = this.kit;
    const { width, height } = area;
    const info = {
      width,
      height,
      colorType: ColorType.Alpha_8,
      alphaType: AlphaType.Premul,
      colorSpace: ColorSpace.SRGB,
    };
    return keep(made(this.kit.MakeImage(info, coverageMask(welded, area), width), 'a mask'));
  }
}
