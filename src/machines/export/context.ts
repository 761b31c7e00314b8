import type { ExportedFile, ExportRequest } from '../../../workers/exporter/contract';

/** What is done with a finished file: it is downloaded, or shown for printing. */
export type Purpose = 'download' | 'print';

/** What went wrong, as far as the user needs to know it. */
export type ExportFailure = 'tooLarge' | 'stone' | 'font' | 'kerf' | 'tab' | 'nothingMounted' | 'unknown';

export interface ExportContext {
  /** The last request. */
  readonly request: ExportRequest | undefined;
  readonly purpose: Purpose;
  /** The share of the work that is done, 0 to 1. */
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

/** The state before any request. */
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
  KerfTooWide: 'kerf',
  NoRoomForTab: 'tab',
  NothingMounted: 'nothingMounted',
};

/** Reads an error of the exporter by its name: a worker passes on nothing else. */
export function exportFailureOf(error: unknown): ExportFailure {
  return (error instanceof Error && FAILURES[error.name]) || 'unknown';
}
