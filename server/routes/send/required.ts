import type { Locale } from '../../../src/stone/catalogue/naming';
import { Refusal } from '../../http/refusal';
import { fieldWord } from '../../http/texts';

/** What has to be known before something is sent. */
export interface Needed {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly StonemasonId: number | null;
}

/**
 * Holds back what cannot be sent yet (specification section 5): in German only the contact's name is required,
 * elsewhere name, phone, e-mail and a stonemason, and of business 1 nothing.
 *
 * @throws Refusal that names what is missing.
 */
export function requireContact(needed: Needed, locale: Locale, exempt: boolean): void {
  if (exempt) return;
  if (locale === 'de') {
    if (needed.contactName.trim() === '') throw new Refusal('contactNameMissing');
    return;
  }
  const fields = ['contactName', 'contactPhone', 'contactEmail', 'StonemasonId'] as const;
  const missing = fields.filter((field) => String(needed[field] ?? '').trim() === '');
  if (missing.length === 0) return;
  const words = missing.map((field) => fieldWord(locale, field)).join(', ');
  throw new Refusal('contactDataMissing', { named: { fields: words } });
}
