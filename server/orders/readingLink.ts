import type { Locale } from '../../src/stone/catalogue/naming';
import type { StoredStone } from '../store/storedStone';

/** The address for reading a stone, in the reader's language. */
export function readingLink(publicUrl: string, locale: Locale, stone: StoredStone): string {
  const language = locale === 'da' ? '' : `/${locale}`;
  return `${publicUrl}${language}/designer/${stone.id}/${stone.readonlyToken}`;
}
