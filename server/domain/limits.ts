/** How many calls of a kind one caller may make. */
export interface Limit {
  readonly perMinute: number;
  readonly perHour: number;
}

/**
 * What strangers could fill the store or keep the processor busy with. Whoever is logged in counts alone, everybody else by
 * address, behind which a whole office may sit: no twenty people at work come near these. Reading and saving a stone that is
 * there is never counted.
 */
export const LIMITS = {
  /** Twenty people who each begin three stones within the minute; a stone is 20 KB, so an hour leaves 12 MB at most. */
  creating: { perMinute: 60, perHour: 600 },
  /** A picture takes seconds of a processor and up to 15 MB; a person needs a minute to choose and crop one. */
  uploading: { perMinute: 30, perHour: 300 },
  /** Each sends letters to people outside; nobody reads an order through in less than three seconds. */
  sending: { perMinute: 20, perHour: 200 },
  /** Whoever has forgotten a password asks once or twice; each may send a letter. */
  passwords: { perMinute: 6, perHour: 30 },
  /** Each login by a key asks twice; an office that comes to work at nine does so from one address. */
  passkeys: { perMinute: 60, perHour: 600 },
  /** Services fetch a link's card from few addresses for all their readers, and keep it afterwards. */
  cards: { perMinute: 300, perHour: 6000 },
  /** They grow with the business, and are fetched again after each change; two a second are more than anybody looks at. */
  lists: { perMinute: 120, perHour: 3000 },
} as const satisfies Record<string, Limit>;
export type LimitedKind = keyof typeof LIMITS;

/**
 * How many orders of strangers a day ask their addresses by letter. One more waits for the provider, so that nothing is lost
 * and nobody's letterbox is filled.
 */
export const QUESTIONS_A_DAY = {
  /** From one network: an office's guests, not a program. */
  network: 50,
  /** To one address: a family that orders again because no letter has come. */
  address: 5,
  /** About one mason, whose own letterbox is at the end of it. */
  stonemason: 100,
  /** Altogether: what a mail server sends for one service without being taken for a sender of spam. */
  all: 1000,
} as const;

/** How many orders of strangers without a mason a day the provider gets letters of; he finds all in the list of cases. */
export const UNASSIGNED_A_DAY = 100;
