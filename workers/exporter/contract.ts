import type { FileOrder } from '../../src/painting/files/formats';
import type { PermitGiven } from '../../src/painting/files/supplies';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { Design } from '../../src/stone/stone';
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
}

/** A file made. */
export interface ExportedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Makes files of stones. */
export interface Exporter {
  /**
   * Makes one file.
   *
   * @param progress hears how much of the work is done, 0 to 1.
   * @throws PictureTooLarge, UnknownStoneType, FontError, KerfTooWide, NoRoomForTab: known by name only, since the class is lost between threads.
   */
  make(request: ExportRequest, progress: (part: number) => void): Promise<ExportedFile>;
}
