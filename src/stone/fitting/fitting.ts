import type { FontEntry } from '../catalogue/font';
import type { StoneVariant } from '../catalogue/stoneType';
import { type CutLimits, letterHeightsOn, NO_HEIGHTS } from '../letterHeights';
import type { Design } from '../stone';
import type { Face } from './fitDesign';
import { type SizedThings, sizesIn } from './naturalSize';
import type { Silhouette } from './silhouette';
import type { Things } from './things';

/** What a stone's material allows; its finish where that is known. */
export type CutSurface = CutLimits & Partial<Pick<StoneVariant, 'finish'>>;

/** A stone's face in mm, and what can be cut into it. */
export type FittedFace = Face & CutSurface;

/** What it takes to set a design from one stone onto another, as plain data. */
export interface Fitting extends SizedThings {
  readonly from: FittedFace;
  readonly to: FittedFace;
  /** Where stones lie within their width and height, by their numbers; all of it is used where nobody says. */
  readonly silhouettes?: Readonly<Record<number, Silhouette>>;
  /** The families on offer; left out where any height of letters will do. */
  readonly fonts?: readonly FontEntry[];
}

/** What has to be known of a design's things to set them onto a stone. */
export function thingsOn(
  design: Pick<Design, 'stoneVignets'>,
  { fonts, ...sized }: SizedThings & Pick<Fitting, 'fonts'>,
  surface: CutSurface,
): Things {
  return {
    sizeOf: sizesIn(design, sized, surface.finish),
    letterHeights: fonts ? letterHeightsOn(fonts, surface) : NO_HEIGHTS,
  };
}
