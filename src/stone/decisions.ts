import { z } from 'zod';
import { flag, identifier, yesOrNo } from './numbers';

const words = z.string().max(300);

/** Who gets in touch about an order: the family with the mason, the mason with the contact, or the undertaker. */
export const whoContacts = z.enum(['family', 'stonemason', 'undertaker']);

/**
 * The decisions about an order beside the stone's looks (specification section 3, "Project settings"); each field
 * is optional. A draft's decisions are stored with its case, and with the stone itself where it has none.
 */
const SAID = {
  contactName: words,
  contactPhone: words,
  contactEmail: words,
  whoContacts,
  /** Whether the contact is written to at each step of the mason; left out until somebody says. */
  tellSteps: yesOrNo.optional(),
  /** Whether the client gets the invoice; the undertaker otherwise. */
  InvoiceEnduser: yesOrNo,
  RepaintStone: yesOrNo,
  ReserveSpace: yesOrNo,
  RemoveNow: yesOrNo,
  Comment: z.string().max(10_000),
  StonemasonId: identifier.nullish(),
  ChurchyardId: identifier.nullish(),
  /** The churchyard as written or chosen, including one that is in no list. */
  ChurchyardName: words,
} as const;

/** The decisions of a stored design or case: missing ones mean no, and the undertaker is the contact. */
export const decisionFields = {
  contactName: SAID.contactName.default(''),
  contactPhone: SAID.contactPhone.default(''),
  contactEmail: SAID.contactEmail.default(''),
  whoContacts: SAID.whoContacts.default('undertaker'),
  tellSteps: SAID.tellSteps,
  InvoiceEnduser: SAID.InvoiceEnduser.default(false),
  RepaintStone: SAID.RepaintStone.default(false),
  ReserveSpace: SAID.ReserveSpace.default(false),
  RemoveNow: SAID.RemoveNow.default(false),
  Comment: SAID.Comment.default(''),
  StonemasonId: SAID.StonemasonId,
  ChurchyardId: SAID.ChurchyardId,
  ChurchyardName: SAID.ChurchyardName.default(''),
} as const;

/**
 * The decisions in a request: a missing field leaves the earlier decision. Older programs use `canMasonContact`
 * for the choice of who gets in touch.
 */
export const saidFields = { ...z.object(SAID).partial().shape, canMasonContact: flag.optional() };
const said = z.object(saidFields);
export type Said = z.infer<typeof said>;

const decisions = z.object(decisionFields);
export type Decisions = z.infer<typeof decisions>;

/** The names of all decisions. */
export const DECISIONS = Object.keys(decisionFields) as readonly (keyof Decisions)[];

/** The decisions in something that holds more, such as a design or a case. */
export function decisionsIn(holder: object): Decisions {
  return decisions.parse(holder);
}

/** Whether two values are equal; null and undefined are. */
export function decideAlike(one: Decisions, other: Decisions): boolean {
  return DECISIONS.every((field) => (one[field] ?? null) === (other[field] ?? null));
}

/**
 * The defaults: a visitor is contacted by the mason and gets the invoice, an
 * undertaker sees to both.
 */
export function defaultDecisions(isUser: boolean): Pick<Decisions, 'whoContacts' | 'InvoiceEnduser'> {
  return isUser
    ? { whoContacts: 'undertaker', InvoiceEnduser: false }
    : { whoContacts: 'stonemason', InvoiceEnduser: true };
}

/** Values that are given and not an empty field. */
export function spoken(given: Said): Said {
  const filled = [...DECISIONS, 'canMasonContact' as const].flatMap((field) => {
    const value = given[field];
    return value === undefined || value === null || value === '' ? [] : [[field, value]];
  });
  return Object.fromEntries(filled);
}

/**
 * The result of given decisions over earlier ones.
 *
 * @param isUser whether the stone or case belongs to a business: it is the contact where a mason may not contact.
 */
export function decide(before: Decisions, given: Said, isUser: boolean): Decisions {
  const { canMasonContact, ...fields } = given;
  const spoken = Object.fromEntries(
    DECISIONS.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])),
  );
  const after: Decisions = { ...before, ...spoken };
  if (fields.whoContacts !== undefined || canMasonContact === undefined) return after;
  if (canMasonContact === masonContacts(before)) return after;
  return { ...after, whoContacts: canMasonContact === 1 ? 'stonemason' : isUser ? 'undertaker' : 'family' };
}

/** The user's decisions merged with somebody else's: only what the user changed replaces theirs. */
export function overTheirs(own: Decisions, before: Decisions, theirs: Decisions): Decisions {
  const changed = DECISIONS.filter((field) => (own[field] ?? null) !== (before[field] ?? null));
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, own[field]])) };
}

const joined = (one: string, other: string) =>
  one.includes(other) ? one : other.includes(one) ? other : `${one}\n${other}`;

/**
 * A case's decisions once a stone with its own is added: the case's value counts where it has one,
 * and values only the stone has are taken over, so that no request is lost.
 */
export function joinCase(ofCase: Decisions, ofStone: Decisions): Decisions {
  const first = (one: string, other: string) => (one.trim() === '' ? other : one);
  const isPlaced = ofCase.ChurchyardId || ofCase.ChurchyardName.trim() !== '';
  const { ChurchyardId, ChurchyardName } = isPlaced ? ofCase : ofStone;
  const wish = ofCase.tellSteps ?? ofStone.tellSteps;
  return {
    ...ofCase,
    contactName: first(ofCase.contactName, ofStone.contactName),
    contactPhone: first(ofCase.contactPhone, ofStone.contactPhone),
    contactEmail: first(ofCase.contactEmail, ofStone.contactEmail),
    Comment: joined(ofCase.Comment, ofStone.Comment),
    RepaintStone: ofCase.RepaintStone || ofStone.RepaintStone,
    ReserveSpace: ofCase.ReserveSpace || ofStone.ReserveSpace,
    RemoveNow: ofCase.RemoveNow || ofStone.RemoveNow,
    StonemasonId: ofCase.StonemasonId ?? ofStone.StonemasonId,
    ...(wish !== undefined && { tellSteps: wish }),
    ChurchyardId,
    ChurchyardName,
  };
}

/** Whether the contact is written to at each step of the mason: as somebody said, and otherwise where the mason gets in touch with them. */
export function tellsSteps({
  tellSteps,
  whoContacts: who,
}: Pick<Decisions, 'tellSteps' | 'whoContacts'>): boolean {
  return tellSteps ?? who === 'stonemason';
}

/** `canMasonContact` on the wire, derived from the choice of who gets in touch. */
export function masonContacts({ whoContacts: who }: Pick<Decisions, 'whoContacts'>): 0 | 1 {
  return who === 'stonemason' ? 1 : 0;
}
