import type { Stonemason } from '../../stone/catalogue/stonemason';
import type { Provider } from '../../stone/wire/provider';
import type { SentOrder } from './sentOrder';

/** Who answers what was sent, and how to reach them. */
export interface Answerer {
  /** Who gets in touch with whom: the stonemason, the family or the undertaker; or the provider first finds a stonemason. */
  readonly says: 'stonemason' | 'family' | 'undertaker' | 'assigned';
  /** Undefined, or empty, where it is not known: nothing stands in its place. */
  readonly name: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  /** The addresses to which the answer goes. */
  readonly ways: readonly string[];
}

/** Who answers an order: the stonemason it was sent to, or the provider while there is none. */
export function answererOf(
  { decisions }: Pick<SentOrder, 'decisions'>,
  stonemasons: readonly Stonemason[],
  provider: Pick<Provider, 'name' | 'phone' | 'email'> | undefined,
): Answerer {
  const { whoContacts, StonemasonId, contactEmail, contactPhone } = decisions;
  const ways =
    whoContacts === 'stonemason'
      ? // A number does not go on in the next line.
        [contactEmail.trim(), contactPhone.trim().replaceAll(' ', '\u00a0')].filter((way) => way !== '')
      : [];
  if (StonemasonId == null) {
    const { name, phone, email } = provider ?? {};
    return { says: 'assigned', name: name ?? undefined, phone, email: email ?? undefined, ways };
  }
  const mason = stonemasons.find(({ id }) => id === StonemasonId);
  return { says: whoContacts, name: mason?.Name, phone: mason?.phone, email: mason?.email, ways };
}
