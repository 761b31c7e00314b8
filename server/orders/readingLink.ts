import type { Locale } from '../../src/stone/catalogue/naming';
import type { StoredStone } from '../store/storedStone';

/** The public address of the app's pages in a language. */
export const pagesIn = (publicUrl: string, locale: Locale) =>
  `${publicUrl}${locale === 'da' ? '' : `/${locale}`}`;

/** The address for reading a stone, in the reader's language. */
export function readingLink(publicUrl: string, locale: Locale, stone: StoredStone): string {
  return `${pagesIn(publicUrl, locale)}/designer/${stone.id}/${stone.readonlyToken}`;
}

/** The address at which a relative is asked to approve a stone, in their language. */
export function approvalLinkTo(publicUrl: string, locale: Locale, token: string): string {
  return `${pagesIn(publicUrl, locale)}/approve/${token}`;
}

/** The address at which whoever ordered answers what a mason proposes: by a letter's link, or with a login. */
export function proposalLinkTo(publicUrl: string, locale: Locale, opened: string | { id: number }): string {
  const place = typeof opened === 'string' ? opened : `stone/${opened.id}`;
  return `${pagesIn(publicUrl, locale)}/proposal/${place}`;
}

/** The page on which the letters about a mason's steps are ended, in the reader's language. */
export function endingLink(publicUrl: string, locale: Locale, token: string): string {
  return `${pagesIn(publicUrl, locale)}/letters/${token}`;
}

/** Where a mail program ends them by its own button (RFC 8058). */
export const endingCall = (publicUrl: string, token: string) => `${publicUrl}/api/stepLetters/${token}`;

/** The address at which a mason works on a stone, in his language. */
export function masonLink(publicUrl: string, locale: Locale, token: string): string {
  return `${pagesIn(publicUrl, locale)}/mason/${token}`;
}
