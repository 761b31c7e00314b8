import type { ExportedFile, ExportRequest } from '../../../workers/exporter/contract';

/** What is done with a file once it is there: it is downloaded, or shown to be printed. */
export type Purpose = 'download' | 'print';

/** What went wrong, as far as a person needs to know it. */
export type ExportFailure = 'tooLarge' | 'stone' | 'font' | 'unknown';

export interface ExportContext {
  /** What was asked for last. */
  readonly request: ExportRequest | undefined;
  readonly purpose: Purpose;
  /** How much of the work is done, 0 to 1. */
  readonly progress: number;
  readonly file: ExportedFile | undefined;
  readonly failure: ExportFailure | undefined;
}

export type ExportEvent =
  | { readonly type: 'export'; readonly request: ExportRequest; readonly purpose: Purpose }
  | { readonly type: 'progressed'; readonly part: number }
  | { readonly type: 'drawn'; readonly file: ExportedFile }
  | { readonly type: 'drawing.failed'; readonly error: unknown }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

/** Before anything was asked for. */
export const NOTHING_ASKED: ExportContext = {
  request: undefined,
  purpose: 'download',
  progress: 0,
  file: undefined,
  failure: undefined,
};

const FAILURES: Readonly<Record<string, ExportFailure>> = {
  PictureTooLarge: 'tooLarge',
  UnknownStoneType: 'stone',
  FontError: 'font',
};

/** Reads an error of the exporter by its name, which is all that leaves a worker. */
export function exportFailureOf(error: unknown): ExportFailure {
  return (error instanceof Error && FAILURES[error.name]) || 'unknown';
}
