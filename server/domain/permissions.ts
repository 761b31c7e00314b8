import { PRIVILEGED_BUSINESS } from '../../src/stone/business';
import { sameToken } from '../credentials/tokens';
import type { Caller, User } from './caller';
import type { RefusalCode } from './refusal';

/** The role of a caller for one stone, or for none. */
type Role = 'visitor' | 'linkVisitor' | 'reader' | 'formerHolder' | 'mason' | 'user' | 'privileged';

/** The table "Who may what" of docs/decisions.md section 7. */
const MAY = {
  readCatalogue: ['visitor', 'linkVisitor', 'reader', 'user', 'privileged'],
  prepare: ['visitor', 'linkVisitor', 'reader', 'user', 'privileged'],
  createStone: ['visitor', 'linkVisitor', 'reader', 'user', 'privileged'],
  workWithProjects: ['user', 'privileged'],
  readStone: ['linkVisitor', 'reader', 'formerHolder', 'mason', 'user', 'privileged'],
  updateStone: ['linkVisitor', 'user', 'privileged'],
  deleteStone: ['linkVisitor', 'user', 'privileged'],
  readData: ['linkVisitor', 'user', 'privileged'],
  eraseStone: ['linkVisitor', 'user', 'privileged'],
  copyStone: ['linkVisitor', 'user', 'privileged'],
  compareStone: ['user', 'privileged'],
  sendStone: ['linkVisitor', 'user', 'privileged'],
  renewLinks: ['linkVisitor', 'user', 'privileged'],
  readHistory: ['user', 'privileged'],
  cancelStone: ['user', 'privileged'],
  moveStone: ['privileged'],
  advanceStone: ['mason', 'privileged'],
  readOrder: ['mason', 'privileged'],
  readQuestions: ['linkVisitor', 'mason', 'user', 'privileged'],
  askQuestion: ['mason'],
  answerQuestion: ['linkVisitor', 'mason', 'user', 'privileged'],
  readProposal: ['linkVisitor', 'mason', 'user', 'privileged'],
  propose: ['mason'],
  answerProposal: ['linkVisitor', 'user', 'privileged'],
  askApproval: ['linkVisitor', 'user', 'privileged'],
  releaseStone: ['user', 'privileged'],
} as const satisfies Record<string, readonly Role[]>;

/** Actions that concern no stone. */
export type GeneralAction = 'readCatalogue' | 'prepare' | 'createStone' | 'workWithProjects';
/** Actions on a stone. */
export type StoneAction = Exclude<keyof typeof MAY, GeneralAction>;

/** The fields of a stone that decide who may access it. */
export interface Guarded {
  readonly token: string;
  readonly readonlyToken: string;
  /** Its editing token until a business took it over; since then it allows reading only. */
  readonly formerToken: string | null;
  readonly businessId: number | null;
  /** The mason who has its order: null before it was delivered to one, and once it is cancelled. */
  readonly mason: { readonly id: number; readonly token: string | null } | null;
}

function roleAt(caller: Caller, stone: Guarded): Role | undefined {
  if (caller.kind === 'user') {
    if (caller.user.businessId === PRIVILEGED_BUSINESS) return 'privileged';
    if (caller.user.businessId === stone.businessId) return 'user';
    return isMasonOf(caller, stone) ? 'mason' : undefined;
  }
  if (caller.kind !== 'tokenHolder') return undefined;
  return isMasonOf(caller, stone) ? 'mason' : roleBy(caller.token, stone);
}

/** Whether a caller has a stone as its mason: by the link in his letter, or as a user who works for him. */
export function isMasonOf(caller: Caller, { mason }: Guarded): boolean {
  if (mason === null) return false;
  if (caller.kind === 'user') return caller.user.stonemasonId === mason.id;
  return caller.kind === 'tokenHolder' && mason.token !== null && sameToken(caller.token, mason.token);
}

/** The role that a link gives. */
function roleBy(token: string, stone: Guarded): 'linkVisitor' | 'reader' | 'formerHolder' | undefined {
  if (sameToken(token, stone.token)) return 'linkVisitor';
  if (stone.formerToken !== null && sameToken(token, stone.formerToken)) return 'formerHolder';
  return sameToken(token, stone.readonlyToken) ? 'reader' : undefined;
}

/** Whether the caller's token of this stone allows only reading. */
export function readsOnly(caller: Caller, stone: Guarded): boolean {
  const role = roleAt(caller, stone);
  return role === 'reader' || role === 'formerHolder' || role === 'mason';
}

/**
 * Whether a caller with access to a stone is told what it costs: its business always, a family by its link for editing
 * where the business shows prices, its mason as in his letter, and who may only read it never, since that link is passed
 * on. Whoever has just made it has shown no link yet.
 */
export function seesPrice(caller: Caller, stone: Guarded & { readonly showsPrice: boolean }): boolean {
  const role = roleAt(caller, stone);
  if (role === 'reader' || role === 'formerHolder') return false;
  return role === 'user' || role === 'mason' || role === 'privileged' || stone.showsPrice;
}

/** Without a stone a token proves nothing, but anybody may call as `public`. */
function roleAnywhere(caller: Caller): Role | undefined {
  if (caller.kind === 'unknown') return undefined;
  if (caller.kind !== 'user') return 'visitor';
  return caller.user.businessId === PRIVILEGED_BUSINESS ? 'privileged' : 'user';
}

function allows(action: keyof typeof MAY, role: Role): boolean {
  const allowed: readonly Role[] = MAY[action];
  return allowed.includes(role);
}

/**
 * Whether a caller may do something that concerns no stone. An AuthCookie that is none of our values is treated as an
 * expired login.
 *
 * @returns undefined where it is allowed, otherwise why not.
 */
export function refusalOf(caller: Caller, action: GeneralAction): RefusalCode | undefined {
  const role = roleAnywhere(caller);
  if (role === undefined) return 'sessionExpired';
  return allows(action, role) ? undefined : 'loginNeeded';
}

/** Whether a user may see every business. */
export function isPrivileged(user: User): boolean {
  return user.businessId === PRIVILEGED_BUSINESS;
}

/** Whether a user may access what belongs to a business. */
export function mayOpen(user: User, businessId: number): boolean {
  return isPrivileged(user) || user.businessId === businessId;
}

/**
 * Whether a caller may do something with a stone. A missing stone and one that the caller may not see are refused
 * alike, so that nobody learns which numbers exist.
 *
 * @returns undefined where it is allowed, otherwise why not.
 */
export function refusalAt(
  caller: Caller,
  action: StoneAction,
  stone: Guarded | undefined,
): RefusalCode | undefined {
  const role = stone && roleAt(caller, stone);
  if (role === undefined) return 'stoneNotFound';
  // A workshop's own user may be the mason of its own stone.
  if (allows(action, role) || (stone && isMasonOf(caller, stone) && allows(action, 'mason')))
    return undefined;
  return role === 'formerHolder' ? 'takenOver' : 'readOnly';
}

/**
 * Whether a user may take a family's stone over: by the family's link for editing, as long as no other business has it.
 * Repeating the call is allowed.
 *
 * @returns undefined where it is allowed, otherwise why not.
 */
export function refusalToTakeOver(
  user: User,
  stone: Guarded | undefined,
  token: string,
): RefusalCode | undefined {
  const role = stone && roleBy(token, stone);
  if (!stone || role === undefined) return 'stoneNotFound';
  if (role === 'reader') return 'readOnly';
  return stone.businessId === null || mayOpen(user, stone.businessId) ? undefined : 'belongsToBusiness';
}
