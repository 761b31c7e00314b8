import { z } from 'zod';
import type { Locale } from './catalogue/naming';

/** The fields that may be required before a stone is sent to a stonemason. */
export const REQUIRED_FIELDS = ['contactName', 'contactPhone', 'contactEmail', 'StonemasonId'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** The mason's contact for a stone. */
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
 * The fields required for sending (specification section 5): in German only the contact's name,
 * elsewhere name, phone, e-mail and a stonemason, and for business 1 none.
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

/** Whether an e-mail address is syntactically valid; surrounding spaces are ignored. */
export function isEmail(written: string): boolean {
  return email.safeParse(written.trim()).success;
}

/**
 * The fields a form returns to before sending: the missing ones, and an invalid e-mail address.
 * The server accepts such an address, since other programs send too, and sends no receipt to it.
 */
export function faultyFields(needed: Needed, locale: Locale, exempt: boolean): readonly RequiredField[] {
  const missing = missingFields(needed, locale, exempt);
  const isMiswritten = !exempt && needed.contactEmail.trim() !== '' && !isEmail(needed.contactEmail);
  return isMiswritten ? [...missing, 'contactEmail'] : missing;
}
