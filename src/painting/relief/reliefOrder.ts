import type { Cut } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import type { Casting } from './castShadow';
import type { PlacedOutline } from './edges';
import type { Sunlight } from './light';
import type { Surface } from './surfaces';
import type { Workmanship } from './workmanship';

/** A shape whose relief is requested. */
export interface ReliefOrder {
  /** The outlines cut or mounted as one, in mm in their size on the stone, but upright. */
  readonly shape: readonly PlacedOutline[];
  readonly cut: Cut;
  readonly colour: Surface;
  /** The cap height, or its equivalent for an ornament. */
  readonly size: Mm;
  /** How it is carried out; given for anything but letters and ornaments. */
  readonly work?: Workmanship;
  /** Given where the shadow is not cast by this shape alone. */
  readonly castings?: readonly Casting[];
  /** How far the shape is turned on the stone, in degrees clockwise: the light stays where it is. */
  readonly rotation: number;
  /** The light on the stone. */
  readonly light: Sunlight;
  /** Samples per mm. */
  readonly perMm: number;
  /** Samples per pixel where the relief will be shown. */
  readonly cellsPerPixel: number;
}
