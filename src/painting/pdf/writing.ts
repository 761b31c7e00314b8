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

/** Parts of jsPDF that its typings lack: where it writes, and the pictures it holds. */
interface Insides {
  readonly __private__: {
    setCustomOutputDestination(lines: string[]): void;
    resetCustomOutputDestination(): void;
  };
  readonly internal: {
    readonly collections: {
      readonly addImage_images?: Readonly<
        Record<string, { readonly index: number; readonly objectId: number }>
      >;
    };
  };
}

/** Has jsPDF write to a list instead of the page, and returns what it wrote beside the function's result. */
export function captured<T>(pdf: jsPDF, draw: () => T): { readonly operators: string; readonly result: T } {
  const { __private__: destination } = pdf as unknown as Insides;
  const lines: string[] = [];
  destination.setCustomOutputDestination(lines);
  try {
    return { result: draw(), operators: lines.join('\n') };
  } finally {
    destination.resetCustomOutputDestination();
    // It would go on writing beside all pages.
    pdf.setPage(pdf.getCurrentPageInfo().pageNumber);
  }
}

/** The numbers of the objects of a document's pictures by their names in operators, once they are written. */
export function objectsOfPictures(pdf: jsPDF): ReadonlyMap<string, number> {
  const { collections } = (pdf as unknown as Insides).internal;
  return new Map(
    Object.values(collections.addImage_images ?? {}).map(({ index, objectId }) => [`I${index}`, objectId]),
  );
}

/** A text of any letters, as UTF-16 with the mark before it (ISO 32000-1, 7.9.2.2). */
export function unicode(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0'),
  );
  return `<FEFF${units.join('')}>`;
}
