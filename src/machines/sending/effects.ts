import { fromPromise } from 'xstate';
import { keepContact } from '../../api/contact';
import { isPrivileged } from '../../api/identity';
import { sendStone } from '../../api/sending';
import type { Contact } from '../../stone/required';
import { designOf } from '../designer/context';
import type { DesignerActor } from '../designer/designerMachine';
import { StoneNotSaved, settle } from '../designer/settled';
import type { Order, Ordered } from './context';

/** Has the designer save what it holds: what is sent is what the server has. */
export const saveFirst = fromPromise<void, DesignerActor>(({ input, signal }) => settle(input, signal));

/** Sends the saved stone. Empty contact data are left out: those of the case then count. */
export const send = fromPromise<Ordered, Order>(({ input, signal }) => {
  const { context } = input.designer.getSnapshot();
  if (!context.saved) throw new StoneNotSaved('a stone that was never saved cannot be sent');
  const { contactName, contactPhone, contactEmail } = input.contact;
  const body = {
    contactName: contactName.trim() || undefined,
    contactPhone: contactPhone.trim() || undefined,
    contactEmail: contactEmail.trim() || undefined,
    StonemasonId: designOf(context).StonemasonId,
    version: context.saved.version,
  };
  const { address } = context.saved;
  // Business 1 may send every stone, and only by its login without contact data (specification section 5).
  return sendStone(isPrivileged() ? { id: address.id } : address, body, input.orderKey, signal);
});

/** Remembers whom to ask. */
export function remember(contact: Contact): void {
  keepContact(contact);
}
