import { Readable } from 'node:stream';
import { setImmediate as turnOver } from 'node:timers/promises';

/** How much of a file is encoded at a time, in bytes: a third of a ms of the processor. A whole number of base64's lines. */
const PIECE = 57 * 512;

/**
 * A file as it goes into a letter: each piece in a turn of its own, since the papers of an order are megabytes, and whoever reads or saves a
 * stone meanwhile would wait until the last of a file is encoded.
 */
export function inPieces(content: Uint8Array): Readable {
  const pieces = async function* () {
    for (let at = 0; at < content.length; at += PIECE) {
      yield content.subarray(at, at + PIECE);
      await turnOver();
    }
  };
  return Readable.from(pieces(), { objectMode: false, highWaterMark: 1 });
}
