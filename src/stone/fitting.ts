import type { FontEntry } from './catalogue/font';
import { type CatalogueHeights, type Face, naturalHeightsIn, type Things } from './fitDesign';
import { letterHeightsOn, NO_HEIGHTS } from './letterHeights';
import type { Mm } from './numbers';
import type { Design } from './stone';

/** A stone's face in mm, and the thinnest stroke in mm that can be cut into it. */
export interface FittedFace extends Face {
  readonly thinnestStroke?: Mm;
}

/** What it takes to set a design from one stone onto another, as plain data. */
export interface Fitting extends CatalogueHeights {
  readonly from: FittedFace;
  readonly to: FittedFace;
  /** The families on offer; left out where any height of letters will do. */
  readonly fonts?: readonly FontEntry[];
}

/** What has to be known of a design's things to set them onto a stone into which such a stroke can be cut (mm). */
export function thingsOn(design: Pick<Design, 'stoneVignets'>, fitting: Fitting, thinnestStroke: Mm): Things {
  return {
    naturalHeight: naturalHeightsIn(design, fitting),
    letterHeights: fitting.fonts ? letterHeightsOn(fitting.fonts, thinnestStroke) : NO_HEIGHTS,
  };
}
