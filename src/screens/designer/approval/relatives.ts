import type { Locale } from '../../../stone/catalogue/naming';
import { type ApprovalRequest, relativeEmail } from '../../../stone/wire/approval';

/** A relative as they are typed. */
export interface Relative {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** The language of letters to them, and of the page that their link opens. */
  readonly locale: Locale;
}

/** Whether somebody has an address and no name yet: nobody is asked before that is there, or one would be left out unsaid. */
export const lacksName = ({ name, email }: Relative) => name.trim() === '' && email.trim() !== '';

/** Whether what stands as somebody's address is none. */
export const isMiswritten = ({ email }: Relative) =>
  email.trim() !== '' && !relativeEmail.safeParse(email.trim()).success;

/** Who is asked, of those that are typed: rows that are empty are nobody. */
export const named = (relatives: readonly Relative[]) => relatives.filter(({ name }) => name.trim() !== '');

/** What the server is asked for. @param needed how many must approve, as far as there are so many. */
export function requestOf(relatives: readonly Relative[], needed: number, days: number): ApprovalRequest {
  const approvers = named(relatives).map(({ name, email, locale }) => ({
    name: name.trim(),
    ...(email.trim() !== '' && { email: email.trim() }),
    locale,
  }));
  return { approvers, needed: Math.min(needed, Math.max(1, approvers.length)), days };
}
