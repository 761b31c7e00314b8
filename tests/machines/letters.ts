import type { LetterToRead } from '../../src/stone/wire/order';
import { sampleOrder } from '../server/sampleOrder';

/** The letter of stone 7 in a version, as it is read before it is sent. */
export function letterOf(version: number, given: Partial<LetterToRead> = {}): LetterToRead {
  return {
    subject: 'Ny forespørgsel om gravsten',
    text: 'Til Østbyens Stenhuggeri',
    order: sampleOrder({}, { version }),
    remarks: [],
    projectVersion: null,
    ...given,
  };
}
