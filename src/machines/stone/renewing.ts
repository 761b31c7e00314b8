import { fromPromise } from 'xstate';
import { renewLinks } from '../../api/renewLinks';
import type { Stone } from '../../stone/stone';
import type { WhichLinks } from '../../stone/wire/renewLinks';
import type { DesignerActor } from '../designer/designerMachine';
import { addressOf, settle } from '../designer/settled';

/** Which links of which stone are renewed. */
export interface Renewing {
  readonly designer: DesignerActor;
  readonly which: WhichLinks;
  /** One key however often it is retried: a lost answer must not lock anybody out. */
  readonly key: string;
}

/** Saves the design, since the link for saving it is about to end, and renews. */
export const renew = fromPromise<Stone, Renewing>(async ({ input: { designer, which, key }, signal }) => {
  const address = addressOf(designer);
  await settle(designer, signal);
  return renewLinks(address, which, key, signal);
});
