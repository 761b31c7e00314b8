import type { Locale } from '../../../src/stone/catalogue/naming';
import { missingFields, type Needed } from '../../../src/stone/required';
import { Refusal } from '../../domain/refusal';
import { fieldWord } from '../../texts/serverTexts';

/**
 * Refuses an order that cannot be sent yet (specification section 5).
 *
 * @throws Refusal that names what is missing.
 */
export function requireContact(needed: Needed, locale: Locale, exempt: boolean): void {
  const missing = missingFields(needed, locale, exempt);
  if (missing.length === 0) return;
  if (locale === 'de') throw new Refusal('contactNameMissing');
  const words = missing.map((field) => fieldWord(locale, field)).join(', ');
  throw new Refusal('contactDataMissing', { named: { fields: words } });
}
