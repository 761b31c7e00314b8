import type { Locale } from '../../src/stone/catalogue/naming';
import { isOfStone } from '../../src/stone/finding';
import { findingWords, sentenceNameOf } from '../../src/stone/findingWords';
import { t } from './texts';
import type { sortedWarnings } from './undrawable';

type Said = ReturnType<typeof sortedWarnings>['undrawable'][number];

/**
 * Prints one line for each warning.
 *
 * @param file the file that it is about, where several were given.
 */
export function sayWarnings(warnings: readonly Said[], locale: Locale, file?: string): void {
  for (const warning of warnings) {
    const words =
      warning.kind === 'onlyPicture' ? {} : findingWords(warning, locale, (element) => String(element + 1));
    const name = warning.kind === 'onlyPicture' ? warning.kind : sentenceNameOf(warning);
    const kind = t(`warning_${name}` as 'warning_outside', words);
    const [first] = warning.elements;
    const ofWhole =
      warning.kind !== 'onlyPicture' && isOfStone(warning.kind) ? 'warningOfStone' : 'warningOfFrame';
    const sentence = first !== undefined ? t('warning', { number: first + 1, kind }) : t(ofWhole, { kind });
    console.error(`${file === undefined ? '' : `${file}: `}${sentence}`.replaceAll('\n', ' '));
  }
}
