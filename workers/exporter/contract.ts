import type { Paper } from '../../src/painting/pdf/paper';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { Mm } from '../../src/stone/numbers';
import type { Design } from '../../src/stone/stone';
import type { StageCatalogue } from '../stage/contract';

/** What a file is to be. */
export type ExportOrder =
  | { readonly format: 'offer'; readonly detailed: boolean }
  /** The stone in true size on one page, or over pages of a paper. */
  | { readonly format: 'pdf'; readonly tiled: Paper | undefined }
  | { readonly format: 'svg'; readonly welded: boolean }
  | { readonly format: 'dxf'; readonly legacy: boolean; readonly stencil: Mm | undefined }
  | { readonly format: 'plt'; readonly stencil: Mm | undefined }
  | { readonly format: 'png'; readonly pxPerMm: number };

/** A file to be made of a stone. */
export interface ExportRequest {
  readonly order: ExportOrder;
  readonly design: Design;
  /** The stone's number; a stone that was never saved has none. */
  readonly id: number | undefined;
  readonly catalogue: StageCatalogue;
  readonly locale: Locale;
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
   * @throws PictureTooLarge, UnknownStoneType, FontError: by name, since only that crosses the border.
   */
  make(request: ExportRequest, progress: (part: number) => void): Promise<ExportedFile>;
}
