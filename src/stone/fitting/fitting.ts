import type { FontEntry } from '../catalogue/font';
import type { StoneVariant } from '../catalogue/stoneType';
import { cutLike } from '../finish';
import { type CutLimits, letterHeightsOn, NO_HEIGHTS } from '../letterHeights';
import type { Design } from '../stone';
import type { Face } from './fitDesign';
import { type SizedThings, sizesIn } from './naturalSize';
import type { Silhouette } from './silhouette';
import type { Things } from './things';

/** A stone's material limits; its finish if known. */
export type CutSurface = CutLimits & Partial<Pick<StoneVariant, 'finish'>>;

/** A stone's face in mm, and what can be cut into it. */
export type FittedFace = Face & CutSurface;

/** What is needed to move a design from one stone to another, as plain data. */
export interface Fitting extends SizedThings {
  readonly from: FittedFace;
  readonly to: FittedFace;
  /** The extent of stones within their width and height, by their numbers; all of it is used by default. */
  readonly silhouettes?: Readonly<Record<number, Silhouette>>;
  /** The families on offer; left out where any height of letters is allowed. */
  readonly fonts?: readonly FontEntry[];
}

/** What must be known about a design's elements to move them to a stone. */
export function thingsOn(
  design: Pick<Design, 'stoneVignets'>,
  { fonts, ...sized }: SizedThings & Pick<Fitting, 'fonts'>,
  surface: CutSurface,
): Things {
  const { finish } = surface;
  return {
    sizeOf: sizesIn(design, sized, finish && cutLike({ finish, thinnestStroke: surface.thinnestStroke })),
    letterHeights: fonts ? letterHeightsOn(fonts, surface) : NO_HEIGHTS,
  };
}
