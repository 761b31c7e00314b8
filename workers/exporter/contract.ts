import type { FileOrder } from '../../src/painting/files/formats';
import type { PermitGiven } from '../../src/painting/files/supplies';
import type { Rubber } from '../../src/painting/nesting/roll';
import type { RollFormat } from '../../src/painting/nesting/rollFile';
import type { LabelWords } from '../../src/painting/nesting/stencilledStone';
import type { DataWords } from '../../src/painting/pdf/dataPaper/content';
import type { Machine } from '../../src/painting/sheet/knife/machine';
import type { LayerColours } from '../../src/painting/sheet/layerColours';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { Mm } from '../../src/stone/numbers';
import type { Design } from '../../src/stone/stone';
import type { Seal } from '../../src/stone/wire/seal';
import type { StageCatalogue } from '../stage/contract';

/** A file to be made of a stone. */
export interface ExportRequest {
  readonly order: FileOrder;
  readonly design: Design;
  /** The stone's number; a stone that was never saved has none. */
  readonly id: number | undefined;
  readonly catalogue: StageCatalogue;
  readonly locale: Locale;
  /** What a churchyard is asked with for its permit besides the stone; only for those papers. */
  readonly permit?: PermitGiven;
  /** The number of its case, and the seal that its order told: what the file names it by besides. */
  readonly caseNo?: string | undefined;
  readonly seal?: Seal | undefined;
}

/** A file made. */
export interface ExportedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** A stone that is to be seen from all around. */
export interface TurntableRequest extends Pick<ExportRequest, 'design' | 'id' | 'catalogue' | 'locale'> {
  /** Each turn that a picture is wanted of, in degrees to the right of the front, in the order in which they are wanted. */
  readonly turns: readonly number[];
  /** Degrees above the horizon. */
  readonly lift: number;
  /** A picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A stone as it is seen from one of the turns. */
export interface TurnedPicture extends ExportedFile {
  readonly turn: number;
}

/** A stone that is to be seen in its place, before its background. */
export interface PlacedRequest extends Pick<ExportRequest, 'design' | 'catalogue'> {
  /** Of the picture, in pixels. */
  readonly width: number;
}

/** A stone whose stencil is laid, and what its pieces and the roll's ticket name it by besides. */
export type StoneToLay = Pick<ExportRequest, 'design' | 'caseNo' | 'seal'> & { readonly id: number };

/** Stones whose stencils are laid on rolls of rubber. */
export interface LayingRequest {
  readonly stones: readonly StoneToLay[];
  readonly catalogue: StageCatalogue;
  readonly locale: Locale;
  readonly words: LabelWords;
  readonly rubber: Rubber;
  /** How far outside what is engraved the stencils end. */
  readonly stencil: Mm;
  readonly format: RollFormat;
  readonly legacy: boolean;
  /** What cuts the rolls; outlines as they are where it is left out. */
  readonly machine: Machine | undefined;
  readonly colours: LayerColours | undefined;
  /** The pen that writes the labels of a PLT; they are left out without it. */
  readonly labelPen: number | undefined;
  /** Whether each roll's file says what lies on it. */
  readonly ticket: boolean;
  /** What the files are called, without their ending. */
  readonly name: string;
}

/** A roll's file, and what the roll comes to. */
export interface LaidRoll extends ExportedFile {
  /** How it is cut, as SVG. */
  readonly picture: string;
  readonly pieces: number;
  readonly width: Mm;
  readonly length: Mm;
  /** What is left over of the used length, from 0 to 1. */
  readonly waste: number;
}

export interface LaidRolls {
  readonly kind: 'laid';
  readonly rolls: readonly LaidRoll[];
  /** The stones of which nothing is blasted, so that they have no stencil. */
  readonly without: readonly number[];
}

/** A piece that does not fit on the roll, however it is turned by half. */
export interface TooLargePiece {
  readonly kind: 'tooLarge';
  readonly stone: string;
  readonly words: string;
  /** Across the roll and along it, and the room that there is. */
  readonly width: Mm;
  readonly length: Mm;
  readonly room: Mm;
  readonly longest: Mm;
}

export type LaidStencils = LaidRolls | TooLargePiece;

/** The paper of everything that is kept of a family. */
export interface DataPaperRequest {
  readonly words: DataWords;
  readonly locale: Locale;
  /** The stone as it was last saved, and what was uploaded; drawings have no pixels and are left to the export as JSON. */
  readonly pictures: readonly Blob[];
  /** What the file is called, with its ending. */
  readonly name: string;
}

/** What is asked of a worker that knows the catalogue already. */
export type Told<Request> = Omit<Request, 'catalogue'>;

/** A stone of which files may be asked for next. */
export interface Preparing {
  readonly design: Design;
  /** Whether they may be files for plotters: what is cut from it is then welded ahead. */
  readonly isCut: boolean;
}

/** Makes files of stones. */
export interface Exporter {
  /** Tells the catalogue that all stones are of from now on: it is large, and the same for every file. */
  know(catalogue: StageCatalogue): void;

  /** Gets ready for files of a stone, so that the next one begins at once. What does not load is said by that one. */
  prepare(stone: Preparing): Promise<void>;

  /**
   * Makes one file.
   *
   * @param progress hears how much of the work is done, 0 to 1.
   * @throws PictureTooLarge, UnknownStoneType, FontError, KerfTooWide, NoRoomForTab: known by name only, since the class is lost between threads.
   */
  make(request: Told<ExportRequest>, progress: (part: number) => void): Promise<ExportedFile>;

  /**
   * Lays the stencils of several stones on rolls of rubber.
   *
   * @param progress hears how much of the work is done, 0 to 1.
   * @throws UnknownStoneType, FontError, KerfTooWide, NoRoomForTab: known by name only.
   */
  lay(request: Told<LayingRequest>, progress: (part: number) => void): Promise<LaidStencils>;

  /**
   * Paints a stone from all around, by the processor alone.
   *
   * @param painted hears each picture as soon as it is there.
   * @throws UnknownStoneType, FontError: known by name only.
   */
  turn(request: Told<TurntableRequest>, painted: (picture: TurnedPicture) => void): Promise<void>;

  /**
   * Paints a stone with its base before its background, as a JPEG.
   *
   * @throws UnknownStoneType, FontError: known by name only.
   */
  place(request: Told<PlacedRequest>): Promise<Blob>;

  /** Makes the paper of everything that is kept of a family. */
  paperOfData(request: DataPaperRequest): Promise<ExportedFile>;
}
