import type { Locale } from '../catalogue/naming';
import { writeText } from '../edits/text';
import type { Design } from '../stone';
import { sampleSaying } from './samples';

/**
 * A design with its sample words translated into a language; text the user has written
 * stays.
 */
export function withSamplesIn<D extends Pick<Design, 'Parms'>>(design: D, locale: Locale): D {
  return design.Parms.reduce((said, parm, index) => {
    const words = parm.type === 'text' ? sampleSaying(parm.subText, locale) : undefined;
    return words === undefined ? said : writeText(said, index, words);
  }, design);
}
