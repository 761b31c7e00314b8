import { z } from 'zod';
import type { Locale } from './catalogue/naming';

/** What may have to be known before a stone is sent to a stonemason. */
export const REQUIRED_FIELDS = ['contactName', 'contactPhone', 'contactEmail', 'StonemasonId'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** Whom the stonemason asks about a stone. */
export interface Contact {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
}

/** What is known of it. */
export interface Needed extends Contact {
  readonly StonemasonId: number | null;
}

/**
 * What has to be known before something is sent (specification section 5): in German only the contact's name,
 * elsewhere name, phone, e-mail and a stonemason, and of business 1 nothing.
 *
 * @param exempt whether business 1 sends.
 */
export function requiredFields(locale: Locale, exempt: boolean): readonly RequiredField[] {
  if (exempt) return [];
  return locale === 'de' ? ['contactName'] : REQUIRED_FIELDS;
}

/** Which of the required fields are empty; blanks alone count as empty. */
export function missingFields(needed: Needed, locale: Locale, exempt: boolean): readonly RequiredField[] {
  return requiredFields(locale, exempt).filter((field) => String(needed[field] ?? '').trim() === '');
}

const email = z.email();

/** Whether an e-mail address is written as one can be; blanks around it do not count. */
export function isEmail(written: string): boolean {
  return email.safeParse(written.trim()).success;
}

/**
 * Which fields a form leads back to before it sends anything: the missing ones, and an e-mail address nobody could
 * answer to. The server takes such an address as it is, since other programs send too, and writes no receipt to it.
 */
export function faultyFields(needed: Needed, locale: Locale, exempt: boolean): readonly RequiredField[] {
  const missing = missingFields(needed, locale, exempt);
  const isMiswritten = !exempt && needed.contactEmail.trim() !== '' && !isEmail(needed.contactEmail);
  return isMiswritten ? [...missing, 'contactEmail'] : missing;
}
