/** How many calls of a kind a caller may make. */
export interface Limit {
  readonly perMinute: number;
  readonly perHour: number;
}

/**
 * Limits on what strangers could fill the store or keep the processor busy with. Logged-in users are counted
 * separately, everybody else by address, which a whole office may share: twenty people at work stay far below these.
 * Reading and saving an existing stone is never counted.
 */
export const LIMITS = {
  /** Twenty people who each create three stones in a minute; a stone is 20 KB, so an hour adds 12 MB at most. */
  creating: { perMinute: 60, perHour: 600 },
  /** A picture takes seconds of processor time and up to 15 MB; a person needs a minute to choose and crop one. */
  uploading: { perMinute: 30, perHour: 300 },
  /** Each sends letters to others; nobody reads an order through in less than three seconds. */
  sending: { perMinute: 20, perHour: 200 },
  /** Somebody who has forgotten a password asks once or twice; each may send a letter. */
  passwords: { perMinute: 6, perHour: 30 },
  /** A login by passkey makes two calls; an office that starts work at nine shares one address. */
  passkeys: { perMinute: 60, perHour: 600 },
  /** Services fetch a link's card from few addresses for all their readers, and cache it. */
  cards: { perMinute: 300, perHour: 6000 },
  /**
   * A stone in space takes seconds of a processor, and a phone asks for it some four times for one look; a family stands
   * around it with a phone each, behind one address of their provider's.
   */
  models: { perMinute: 40, perHour: 400 },
  /** A row of some hundred bytes each, and a bounded number of rows; nobody spaces two pairs a second. */
  keeping: { perMinute: 120, perHour: 3000 },
  /** They grow with the business, and are fetched after each change; nobody looks at two a second. */
  lists: { perMinute: 120, perHour: 3000 },
} as const satisfies Record<string, Limit>;
export type LimitedKind = keyof typeof LIMITS;

/**
 * How many orders of strangers a day are confirmed by a letter to their address. Any further order waits for the
 * provider, so that nothing is lost and no mailbox is flooded.
 */
export const QUESTIONS_A_DAY = {
  /** From one network: enough for an office's guests. */
  network: 50,
  /** To one address: a family that orders again because no letter has come. */
  address: 5,
  /** About one mason, who receives the orders in the end. */
  stonemason: 100,
  /** In all: what a mail server sends for one service without being taken for a spammer. */
  all: 1000,
} as const;

/**
 * How many letters a day ask relatives to approve a stone, remind them and tell them of a new version. Beyond it a link is
 * handed over.
 */
export const APPROVAL_LETTERS_A_DAY = {
  /** From one network without a login: two families in one house. */
  network: 40,
  /** Of one business: a hundred stones with four relatives each, in a day. */
  business: 400,
  /** To one address: a relative of three stones of one case, with a change each. */
  address: 10,
  all: 2000,
} as const;

/** How many letters a day the provider gets about strangers' orders without a mason; all are in the list of cases. */
export const UNASSIGNED_A_DAY = 100;
