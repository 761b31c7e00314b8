import { fromPromise } from 'xstate';
import { copyByLink } from '../../api/copyByLink';
import { isUser } from '../../api/identity';
import { forgetStone } from '../../api/knownStones';
import { duplicateStone } from '../../api/sending';
import { deleteStone, prepareReset, type StoneAddress } from '../../api/stones';
import { fillSpacings } from '../../stone/edits/text';
import type { Design } from '../../stone/stone';
import { designOf } from '../designer/context';
import type { DesignerActor } from '../designer/designerMachine';
import { addressOf, settle } from '../designer/settled';

/** What is duplicated; the key keeps a retry from creating a second copy. */
export interface Duplication {
  readonly designer: DesignerActor;
  readonly key: string;
}

/**
 * Creates a new stone with the same design, owned by its creator: a user's by the login, even where the stone itself
 * was reached by somebody else's link, and a visitor's by a token of its own. Where the stone is read-only (by its link, or
 * because it was sent), what can be read is copied.
 */
export const duplicate = fromPromise<StoneAddress, Duplication>(async ({ input, signal }) => {
  const { designer, key } = input;
  await settle(designer, signal);
  const address = addressOf(designer);
  const { readOnly } = designer.getSnapshot().context;
  const isOfUser = isUser();
  const isOwn = address.token === undefined || (!isOfUser && !readOnly);
  const { id, token } = isOwn
    ? await duplicateStone(address, signal)
    : await copyByLink(address, key, signal);
  return { id, token: isOfUser ? undefined : token };
});

/** Prepares the standard lines anew for the stone in a designer, on its current stone type. */
export const reset = fromPromise<Design, DesignerActor>(async ({ input, signal }) => {
  const { StoneTypeId } = designOf(input.getSnapshot().context);
  return fillSpacings(await prepareReset(addressOf(input), StoneTypeId, signal));
});

/** Deletes the stone permanently. */
export const remove = fromPromise<void, DesignerActor>(async ({ input, signal }) => {
  const address = addressOf(input);
  await deleteStone(address, signal);
  forgetStone(address.id);
});
