import type { Box } from '../../src/geometry/box';
import type { OldLineStyle } from '../../src/scene/oldLetters/readOldLine';
import type { Mm } from '../../src/stone/numbers';
import type { Revision } from '../../src/stone/revision';

/** An old line on a photographed stone. */
export interface OldLineRequest {
  /** The address of the stone's photograph, and how large the stone is. */
  readonly url: string;
  readonly width: Mm;
  readonly height: Mm;
  /** Where the line stands on it, in mm from the stone's upper left. */
  readonly box: Box;
  readonly text: string;
  /** The revision of the design's measures: by it heights are said. */
  readonly revision: Revision | undefined;
}

/** What was read of it. */
export interface OldLineRead {
  /** The part of the photograph that was looked at, and its size in pixels. */
  readonly picture: Blob;
  readonly width: number;
  readonly height: number;
  /** Best first; none where the words were not found. */
  readonly styles: readonly OldLineStyle[];
}

/** Reads old letters from photographs, apart from the page's own thread. */
export interface OldLettersReader {
  /** @throws Error where the photograph or a font cannot be read. */
  read(request: OldLineRequest): Promise<OldLineRead>;
}
