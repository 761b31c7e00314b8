/** How long a call may take in a siege, in ms; longer is a hang. */
const USUALLY = 5000;

/**
 * The calls that may take longer, with their limit (ms) and the reason. Every other call takes at most five seconds, or
 * counts as a hang. A client that sends half a request gets 408 after a minute: that is no call.
 */
const WAITING: readonly { readonly call: RegExp; readonly most: number; readonly why: string }[] = [
  {
    call: /^\S+ \/api\/removebg\//,
    most: 120_000,
    why: 'an upload waits until each other caller before it had a turn of six seconds of a processor, in two processes of low priority',
  },
  {
    call: /^\S+ \/api\/shared\//,
    most: 60_000,
    why: 'the picture of a link’s card waits in turn for one process, for services that fetch it for nobody who looks on',
  },
  {
    call: /^PUT \/api\/stone\/\d+ with a hostile picture/,
    most: 17_000,
    why: 'who sends a picture that is hard to decode waits for it: five seconds for a first try, two for its turn and ten for its work',
  },
  {
    call: /^\S+ \/api\/login/,
    most: 10_000,
    why: 'a name at which somebody guesses from everywhere waits three seconds on purpose, and argon2id is slow on purpose',
  },
];

/** Other tests share the processors, so everything takes longer. */
const BUSY = process.env.SIEGE_REQUESTS === undefined ? 4 : 1;

/** How long a request, as `method path`, may take, in ms. */
export const mayTake = (what: string): number =>
  BUSY * (WAITING.find(({ call }) => call.test(what))?.most ?? USUALLY);

/** Calls that may get 503 while many are queued: those that send or request pictures to be processed. */
export const mayBeBusy = (what: string): boolean => /^\S+ \/api\/(?:removebg|shared)\//.test(what);
