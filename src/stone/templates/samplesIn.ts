import type { Locale } from '../catalogue/naming';
import { writeText } from '../edits/text';
import type { Design } from '../stone';
import { sampleSaying } from './samples';

/**
 * A design whose sample words are said in a language, whichever they were said in before; what somebody has written
 * himself stays.
 */
export function withSamplesIn<D extends Pick<Design, 'Parms'>>(design: D, locale: Locale): D {
  return design.Parms.reduce((said, parm, index) => {
    const words = parm.type === 'text' ? sampleSaying(parm.subText, locale) : undefined;
    return words === undefined ? said : writeText(said, index, words);
  }, design);
}
