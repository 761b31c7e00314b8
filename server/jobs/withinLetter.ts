import { FORMATS } from '../../src/painting/files/formats';
import type { Enclosure } from '../mail/writeLetter';

/** A paper and the stone it is of. */
export interface PaperOf {
  readonly stoneId: number;
  readonly paper: Enclosure;
}

/**
 * How many bytes of papers a letter holds. Mail servers refuse what is larger than they are told to take: Postfix 10,240,000
 * bytes if nobody says otherwise (`message_size_limit`), of which base64 leaves 7.5 million for what is enclosed (RFC 2045,
 * 57 bytes in a line of 78), and half a million are for the text and `order.json`.
 */
export const MOST_ENCLOSED = 7_000_000;

const isForPlotters = ({ paper }: PaperOf) => paper.contentType === FORMATS.dxf.mediaType;

/**
 * The papers that a letter holds: where they are too large together, files for plotters are left out, the largest first,
 * until the rest fits. The link gives those as well; what is read on paper stays.
 *
 * @returns the papers in their order, and the stones whose file for plotters is left out.
 */
export function withinLetter(papers: readonly PaperOf[]): {
  readonly enclosed: readonly PaperOf[];
  readonly tooLarge: ReadonlySet<number>;
} {
  const left = new Set<PaperOf>();
  let bytes = papers.reduce((sum, { paper }) => sum + paper.content.length, 0);
  const largestFirst = papers
    .filter(isForPlotters)
    .toSorted((one, other) => other.paper.content.length - one.paper.content.length);
  for (const each of largestFirst) {
    if (bytes <= MOST_ENCLOSED) break;
    left.add(each);
    bytes -= each.paper.content.length;
  }
  return {
    enclosed: papers.filter((each) => !left.has(each)),
    tooLarge: new Set([...left].map(({ stoneId }) => stoneId)),
  };
}
