import type { LetterGap } from '../../src/scene/caret';
import type { Distance } from '../../src/scene/marks/distances';
import type { Lit } from '../../src/scene/marks/lit';
import type { Mark } from '../../src/scene/marks/mark';
import type { SceneMeasures } from '../../src/scene/measures';
import type { Place } from '../../src/scene/scene';
import type { OfferedSign, SignedLetters } from '../../src/scene/signs/offeredSigns';
import type { Attachment } from '../../src/stone/catalogue/attachment';
import type { Background } from '../../src/stone/catalogue/background';
import type { StoneType } from '../../src/stone/catalogue/stoneType';
import type { Vignet } from '../../src/stone/catalogue/vignet';
import type { Edit } from '../../src/stone/edits/edit';
import type { Finding } from '../../src/stone/finding';
import type { KeptPair } from '../../src/stone/keptPair';
import type { Mm } from '../../src/stone/numbers';
import type { Design } from '../../src/stone/stone';
import type { DrawnBy, SeenCanvas } from './screen';

/** The canvas in device pixels, and how many of them make one CSS pixel. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** How many of them above the lower edge the page covers. */
  readonly covered?: number;
}

/** Where the stone lies on the canvas: device pixel = mm × pxPerMm + left or top. */
export interface View {
  readonly pxPerMm: number;
  readonly left: number;
  readonly top: number;
}

/** The parts of the catalogue that a stone is drawn from. */
export interface StageCatalogue {
  readonly stoneTypes: readonly StoneType[];
  readonly vignets: readonly Vignet[];
  readonly backgrounds: readonly Background[];
  readonly attachments: readonly Attachment[];
}

/** Where the gaps between the letters of the one selected line lie, for a pointer to pick one. */
export interface Grip {
  readonly element: number;
  /** The gaps between its characters, in the line's own mm. */
  readonly gaps: readonly LetterGap[];
}

/** An element's position until the next design is shown. */
export interface Placed {
  readonly element: number;
  readonly place: Partial<Place>;
}

/** What is shown over the stone while it is worked on, whatever is selected. */
export interface Aids {
  /** How far apart the lines of the grid are, in mm; undefined where it is off. */
  readonly grid: Mm | undefined;
  /** Whether the distances from what is selected to what is next to it are shown. */
  readonly distances: boolean;
}

/** What is known about the selection. */
export interface Held {
  /** Undefined where not exactly one line of letters is selected. */
  readonly grip: Grip | undefined;
  /** The lines shown over the stone: what was laid over it, and the measures of the selected line. */
  readonly marks: readonly Mark[];
  /** The distances from what is selected; left out where they are not shown. */
  readonly distances?: readonly Distance[] | undefined;
}

/** The result of drawing a design. */
export interface Drawn extends Held {
  readonly measures: SceneMeasures;
  readonly view: View;
  /** The edit of the design by which its paragraphs stand as they are seen; left out where they stood so. */
  readonly laid?: Edit;
}

/** A design drawn and checked. */
export interface Shown extends Drawn {
  readonly warnings: readonly Finding[];
}

/** How much work the stage has done since it was opened: counted, not timed. */
export interface StageWork {
  readonly elementsBuilt: number;
  /** How many layers were drawn whole. */
  readonly layersRasterised: number;
  /** How often a part of one was drawn anew. */
  readonly layersPatched: number;
  /** How often the bare stone was drawn, which costs more than all that stands on it. */
  readonly groundsRasterised: number;
  readonly framesPainted: number;
  /** Wherever they were baked. */
  readonly reliefsBaked: number;
  /** How many of them on the stage's own thread, whose frames waited for it. */
  readonly reliefsBakedHere: number;
  /** How many were not baked, since an earlier start had left them in this browser. */
  readonly reliefsRecalled: number;
  /** Reliefs still to be baked; once it is 0, what is seen at rest is final. */
  readonly reliefsWaiting: number;
  /** The longest that it built, drew or checked at one go since it opened, in ms: so long an input may have waited. */
  readonly longestTurn: number;
  /** The view is being moved: until it settles, the bare stone is not drawn exactly. */
  readonly isMoving: boolean;
  readonly drawnBy: DrawnBy;
}

/** The designer's stage: it draws the stone on a canvas and answers with what was measured. */
export interface Stage {
  /**
   * Takes the canvas over. Nothing is painted before `resize` has told its size in the layout. The calls after it need not wait for
   * its answer, which is who is to draw: the processor does until a graphics card is taken (`takingCard.ts`).
   *
   * @param drawnBy who is to draw; the stage chooses where it is left out.
   */
  open(canvas: SeenCanvas, drawnBy?: DrawnBy): Promise<DrawnBy>;
  resize(size: StageSize): Promise<View>;
  /** Whether the page around the stage is dark: plain daylight is then seen in darker tones. Pictures that are made stay as they are. */
  dim(isDark: boolean): Promise<void>;
  /** Zooms and pans, within bounds; answers with the view it took. */
  look(view: View): Promise<View>;
  /** Shows the whole stone again, also after it or the canvas has changed. */
  lookAtAll(): Promise<View>;
  catalogue(catalogue: StageCatalogue): Promise<void>;
  /** Loads fonts and tiles that a design needs which will be shown. */
  prepare(design: Design): Promise<void>;
  /**
   * Draws a design; fonts and tiles it needs are loaded first. Resolves when the pixels are on the canvas, or once it is laid out
   * where the canvas has no size yet, with undefined where a later one overtook it. Paragraphs are laid before they are drawn.
   *
   * @param isFixed everything is drawn where it stands: what can no longer be edited is cut so.
   */
  show(design: Design, isFixed?: boolean): Promise<Drawn | undefined>;
  /** The findings on the design shown last. Slower than drawing, and nothing on screen waits for it. */
  check(): Promise<readonly Finding[]>;
  /** The edit that fixes a finding on the design shown last; undefined where only a person can. */
  remedy(finding: Finding): Promise<Edit | undefined>;
  /** Highlights something on the stone until the next `show`; undefined ends it. */
  light(lit: Lit | undefined): Promise<void>;
  /** Moves an element until the next `show`; resolves when the pixels are on the canvas. */
  move(element: number, x: Mm, y: Mm): Promise<void>;
  /** Moves, turns or scales elements until the next `show`, and shows the lines they were drawn to; answers with the marks. */
  place(placed: readonly Placed[], guides: readonly Mark[]): Promise<readonly Mark[]>;
  /**
   * Selects elements: they are outlined, and drawing them again redraws nothing else.
   *
   * @param caret the gap of the one selected line that is marked, behind the character of that index.
   */
  hold(elements: readonly number[], caret?: number): Promise<Held>;
  /** Whether the selected line is shown with its measures; at first it is not. */
  measure(measuring: boolean): Promise<Held>;
  /** Shows a grid, and distances; at first neither is. */
  aid(aids: Aids): Promise<Held>;
  /**
   * Spacings that would even out the white of a line of letters; undefined where the element is not one.
   *
   * @param pairs spaced as they are kept where the line has them; the rest is balanced around them.
   */
  opticalSpacing(element: number, pairs?: readonly KeptPair[]): Promise<readonly Mm[] | undefined>;
  /** The signs that can be written in a family, each with the outline that would be cut. */
  signs(letters: SignedLetters): Promise<readonly OfferedSign[]>;
  /** A composed design with its letters so far apart that they can be cut; it need not be the one shown. */
  lettersApart(design: Design): Promise<Design>;
  /**
   * A design as a picture of the given width in pixels, with its background; it need not be the one shown. A stone that lies is
   * shown from the front, or as it lies (`isLaid`).
   */
  picture(design: Design, width: number, isLaid?: boolean): Promise<Blob>;
  /** What the canvas shows by day, without the outlines and handles of what is selected; undefined where it is not at rest. */
  unheld(): Promise<ImageBitmap | undefined>;
  work(): Promise<StageWork>;
}
