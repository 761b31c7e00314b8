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
import { StoneNotSaved, settle } from '../designer/settled';

/** Where the stone in a designer lies. */
function addressOf(designer: DesignerActor): StoneAddress {
  const { saved } = designer.getSnapshot().context;
  if (!saved) throw new StoneNotSaved('a stone that was never saved');
  return saved.address;
}

/** What is duplicated; the key keeps a repeated try from making a second copy. */
export interface Duplication {
  readonly designer: DesignerActor;
  readonly key: string;
}

/**
 * Makes a new stone with the same design, which is whose who makes it: a user's by the login, also where the stone itself
 * is had by somebody's link, and a visitor's by a token of its own. Who may only read a stone (by its link, or since it was
 * sent) copies what can be read.
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

/** Prepares the standard lines anew for the stone in a designer, on the stone type that it has there. */
export const reset = fromPromise<Design, DesignerActor>(async ({ input, signal }) => {
  const { StoneTypeId } = designOf(input.getSnapshot().context);
  return fillSpacings(await prepareReset(addressOf(input), StoneTypeId, signal));
});

/** Deletes the stone for good. */
export const remove = fromPromise<void, DesignerActor>(async ({ input, signal }) => {
  const address = addressOf(input);
  await deleteStone(address, signal);
  forgetStone(address.id);
});
