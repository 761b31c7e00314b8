import { z } from 'zod';
import type { Contact } from '../stone/required';

const KEY = 'gravestone.contact';

const kept = z.object({ contactName: z.string(), contactPhone: z.string(), contactEmail: z.string() });

/** Nobody to ask yet. */
export const NOBODY: Contact = { contactName: '', contactPhone: '', contactEmail: '' };

/** Whom this tab was told to have asked about its stones: a page that is loaded again still knows. */
export function readContact(): Contact {
  try {
    const read = kept.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return read.success ? read.data : NOBODY;
  } catch {
    return NOBODY;
  }
}

/** Remembers it as long as the tab lives, and no longer: it is personal, and the computer may be a library's. */
export function keepContact(contact: Contact): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(contact));
  } catch {
    // A private window may have no storage: then it is asked for again.
  }
}
