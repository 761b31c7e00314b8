import type { Box } from '../geometry/box';
import type { Matrix } from '../geometry/matrix';
import type { Outline } from '../geometry/outline';
import type { Corners } from '../geometry/turnedBox';
import type { Line } from '../lettering/layLine';
import type { Typeface } from '../lettering/typeface';
import type { AttachmentMaterial } from '../stone/catalogue/attachment';
import type { Background } from '../stone/catalogue/background';
import type { SceneryPlace } from '../stone/catalogue/scenery';
import type { StoneType, StoneVariant } from '../stone/catalogue/stoneType';
import type { ColourName } from '../stone/colours';
import type { Cut } from '../stone/cut';
import type { EtchedTone, EtchingLooks } from '../stone/etching/parm';
import type { Finding } from '../stone/finding';
import type { FrameType } from '../stone/frame';
import type { MadeStone } from '../stone/make/madeStone';
import type { MedallionLooks } from '../stone/medallion/parm';
import type { Mm } from '../stone/numbers';
import type { Position } from '../stone/position';
import type { RasterPicture } from './ownPictures';

/** An element's transform on the stone: its own millimetres are scaled and rotated about its anchor, then moved. */
export interface Place extends Position {
  readonly scale: number;
}

export type { Cut };

interface ElementNode {
  /** Its index in the design's `Parms`. */
  readonly element: number;
  readonly place: Place;
  /** The pointer target, in the element's own mm about its anchor. */
  readonly box: Box;
  /** Given where its place is only kept free, and it is not cut now: those with the same number keep one space free. */
  readonly space?: number;
}

/** A line of letters. Its anchor is the middle of its width on the baseline. */
export interface LetteringNode extends ElementNode {
  readonly kind: 'lettering';
  readonly cut: Cut;
  readonly colour: ColourName;
  /** The requested family, as the design names it. */
  readonly family: string;
  /** Whether it was requested slanted; the typeface is then an italic, or its letters are sheared. */
  readonly isSlanted: boolean;
  readonly typeface: Typeface;
  readonly line: Line;
  /** The pointer target as it would be if the line were straight. */
  readonly band: Box;
  /** Where the line is not straight, the pointer target as boxes that follow it, in the element's own mm. */
  readonly parts?: readonly Corners[];
}

/** A vignet. Its anchor is the middle of its box. */
export interface OrnamentNode extends ElementNode {
  readonly kind: 'ornament';
  readonly cut: Cut;
  readonly colour: ColourName;
  readonly outline: Outline;
  /** The source of the outline, so that painters can cache by it. */
  readonly source: string;
  /** Of a QR code, the side of its modules in its own mm. */
  readonly module?: Mm;
}

/** One layer of an attachment as seen from the front, in the element's own mm. */
export interface AttachmentLayer {
  /** Filled by the nonzero rule. */
  readonly outline: Outline;
  readonly material: AttachmentMaterial;
  /** How far its front stands out from the stone. */
  readonly depth: Mm;
}

/** A lantern, vase or other thing fixed to the stone. Its anchor is the middle of its box. */
export interface AttachmentNode extends ElementNode {
  readonly kind: 'attachment';
  /** From back to front; never empty. */
  readonly layers: readonly AttachmentLayer[];
  /** Which of them is a flame, where one is. */
  readonly flame?: number;
  /** Its source, so that painters can cache by it. */
  readonly source: string;
}

/** An uploaded picture, unchanged: it cannot be cut before it is traced. Its anchor is its middle. */
export interface ImageNode extends ElementNode {
  readonly kind: 'image';
  readonly picture: RasterPicture;
  /** From the unit square the picture fills (y down) to the element's own mm. */
  readonly fromUnit: Matrix;
}

/** An element missing in the catalogue or the fonts: shown as an empty box, never left out silently. */
export interface UnavailableNode extends ElementNode {
  readonly kind: 'unavailable';
}

/** A frame's index in place of one in `Parms`: it is not an element and lies beneath the first of them. */
export const BENEATH_ELEMENTS = -1;

/** The line around the inscription, drawn in the stone's own mm. Not selectable: it follows the stone. */
export interface FrameNode extends ElementNode {
  readonly kind: 'frame';
  readonly element: typeof BENEATH_ELEMENTS;
  readonly type: Exclude<FrameType, 'none'>;
  readonly cut: 'engraved';
  readonly colour: ColourName;
  readonly outline: Outline;
}

/** A ceramic medallion with its photograph, glued onto the stone. Its anchor is its middle. */
export interface MedallionNode extends ElementNode, Pick<MedallionLooks, 'shape' | 'tone' | 'rim'> {
  readonly kind: 'medallion';
  /** Its edge, in its own mm. */
  readonly outline: Outline;
  readonly picture: RasterPicture;
  /** From the photograph's pixels to its own mm: it covers all of the box. */
  readonly fromPixels: Matrix;
  /** Its tone as a colour matrix (src/stone/photograph/tone.ts). */
  readonly colours: readonly number[];
}

/** A photograph that is set into the stone as dots. Its anchor is its middle. */
export interface EtchingNode
  extends ElementNode,
    Pick<EtchingLooks, 'shape' | 'width' | 'height' | 'screen' | 'dpi' | 'engraves'> {
  readonly kind: 'etching';
  /** Its edge, in its own mm: nothing is engraved beside it, and no line along it. */
  readonly outline: Outline;
  readonly picture: RasterPicture;
  /** From the photograph's pixels to its own mm: it covers all of the box. */
  readonly fromPixels: Matrix;
  readonly tone: EtchedTone;
}

export type SceneNode =
  | LetteringNode
  | OrnamentNode
  | AttachmentNode
  | ImageNode
  | MedallionNode
  | EtchingNode
  | UnavailableNode
  | FrameNode;

/** The stone itself. */
export interface Slab {
  readonly stoneType: StoneType;
  readonly variant: StoneVariant;
  readonly outline: Outline;
  /** Whether it is seen from behind; left out where it is not. */
  readonly isBehind?: boolean;
  /** How it is made besides its face. */
  readonly made: MadeStone;
  /** The photographed face of an existing stone. */
  readonly photograph: RasterPicture | undefined;
}

/** A stone turned into millimetres: what every painter draws. */
export interface Scene {
  readonly width: Mm;
  readonly height: Mm;
  readonly slab: Slab;
  readonly background: Background | undefined;
  /** Where the place behind the stone was moved to, within its bounds. */
  readonly sceneryPlace: SceneryPlace;
  /** What is cut, mounted or fixed to the stone with this order, in drawing order: the first lies lowest. */
  readonly nodes: readonly SceneNode[];
  /** What is only shown, since its place is kept free for later, in drawing order. No file for cutting knows of it. */
  readonly reserved: readonly SceneNode[];
  readonly warnings: readonly Finding[];
}
