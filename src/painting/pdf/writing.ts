import type { jsPDF } from 'jspdf';

/** Parts of jsPDF that its typings lack: plugins write objects of their own by them. */
export interface Writing {
  newObject(): number;
  /** A number for an object that is written later. */
  newObjectDeferred(): number;
  newObjectDeferredBegin(id: number, isWritten: boolean): void;
  write(...words: readonly (string | number)[]): void;
  putStream(stream: {
    /** Bytes, as characters up to 255. */
    readonly data: string;
    readonly objectId: number;
    readonly filters?: readonly string[];
    /** Whether the length before compression is written too, as fonts need it. */
    readonly addLength1?: boolean;
    readonly additionalKeyValues: readonly { readonly key: string; readonly value: string | number }[];
  }): void;
}

/** A document's own way of writing objects. */
export const writingOf = (pdf: jsPDF) => pdf.internal as unknown as Writing;

/** A text of any letters, as UTF-16 with the mark before it (ISO 32000-1, 7.9.2.2). */
export function unicode(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0'),
  );
  return `<FEFF${units.join('')}>`;
}
