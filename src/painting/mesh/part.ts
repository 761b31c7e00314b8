import type { MedallionNode } from '../../scene/scene';
import type { StoneVariant } from '../../stone/catalogue/stoneType';
import type { Finish } from '../../stone/finish';
import type { Surface as Covering } from '../relief/surfaces';

/** What a surface is made of. */
export type Substance =
  | { readonly kind: 'stone'; readonly variant: StoneVariant; readonly finish: Finish }
  /** The face of a stone that stands already, as it was photographed. */
  | { readonly kind: 'photograph' }
  /** Letters, ornaments and parts of attachments. `over` is the stone that shows through a bare cut. */
  | { readonly kind: 'covering'; readonly covering: Covering; readonly over: StoneVariant }
  | { readonly kind: 'portrait'; readonly node: MedallionNode }
  | { readonly kind: 'ceramic' };

/** Triangles of one substance. */
export interface Surface {
  readonly substance: Substance;
  /** The elements that it shows: their indices in the design's `Parms`. */
  readonly elements: readonly number[];
  /** Three corners of each triangle, counter-clockwise seen from outside, by their places among the part's points. */
  readonly corners: readonly number[];
  /** Where each corner lies on a picture of the substance, x and y in mm; left out where it has none. */
  readonly texture?: readonly number[];
}

/** What a part is. */
export type PartKind = 'stone' | 'base' | 'mounted' | 'attachment' | 'medallion';

/** One closed body. */
export interface Part {
  readonly kind: PartKind;
  /** The elements that it is, by their indices; none for the stone and its base. */
  readonly elements: readonly number[];
  /** x to the right, y up from the stone's upper edge, z towards the viewer from its face, in mm. */
  readonly points: readonly number[];
  readonly surfaces: readonly Surface[];
  /** How many bodies it consists of that touch nowhere, and how many holes lead through them. */
  readonly bodies: number;
  readonly holes: number;
}
