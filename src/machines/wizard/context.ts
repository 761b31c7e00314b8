import type { StoneAddress } from '../../api/stones';
import type { Locale } from '../../stone/catalogue/naming';
import type { StoneType } from '../../stone/catalogue/stoneType';
import { faultyFields, type RequiredField } from '../../stone/required';
import type { Design } from '../../stone/stone';
import type { Mishap } from '../mishap';
import type { Order } from './effects';
import type { GraveKind, Place } from './place';
import type { WizardStone } from './wizardStone';

/** What is filled in to send a stone. */
export interface OrderFields {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly StonemasonId: number | null;
  readonly comment: string;
}

/** An addition that is under way. */
export interface Addition {
  readonly kind: GraveKind;
  /** Makes a repeated try answer with the stone of the first. */
  readonly key: string;
  readonly design: Design | undefined;
}

/** Who goes through the wizard, and in which language. */
export interface WizardInput {
  readonly place: Place;
  readonly isUser: boolean;
  /** Whether business 1 sends, which needs no contact (specification section 5). */
  readonly exempt: boolean;
  readonly locale: Locale;
}

export interface WizardContext extends WizardInput {
  readonly stoneTypes: readonly StoneType[];
  readonly stones: readonly WizardStone[];
  readonly addition: Addition | undefined;
  readonly copied: StoneAddress | undefined;
  readonly order: Order | undefined;
  readonly fields: OrderFields;
  /** The comment that the form began with: the own one is written over it. */
  readonly commentBefore: string;
  /** Own comments whose noting failed: each may have arrived though its answer did not. */
  readonly commentsInDoubt: readonly string[];
  /** Whether sending was tried with something missing: from then on it is said which. */
  readonly isChecked: boolean;
  /** Makes a repeated sending order nothing twice; another one once the form says something else. */
  readonly sendingKey: string;
  readonly mishap: Mishap | undefined;
}

export type WizardEvent =
  /** The address names another place. */
  | { readonly type: 'go'; readonly place: Place }
  | { readonly type: 'retry' }
  /** The kind of grave whose stone gets an addition. */
  | { readonly type: 'add'; readonly kind: GraveKind }
  | { readonly type: 'copy'; readonly address: StoneAddress }
  | { readonly type: 'fill'; readonly fields: Partial<OrderFields> }
  | { readonly type: 'send' }
  /** A popup is closed. */
  | { readonly type: 'close' };

/** What the wizard tells: where it leads on to, below the language's prefix. */
export interface WizardNotice {
  readonly type: 'leave';
  readonly to: string;
}

export const EMPTY_FIELDS: OrderFields = {
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  StonemasonId: null,
  comment: '',
};

/** The form as it begins: what the stone and its case say already. */
export function fieldsOf({ stone, contact, stonemasons }: Order): OrderFields {
  const mason = stone.StonemasonId ?? contact.StonemasonId;
  const known = stonemasons.find(({ id }) => String(id) === String(mason));
  return {
    contactName: contact.contactName ?? '',
    contactPhone: contact.contactPhone ?? '',
    contactEmail: contact.contactEmail ?? '',
    StonemasonId: known?.id ?? null,
    comment: stone.Comment,
  };
}

/** What still has to be filled in, or written anew, before the stone can be sent. */
export function missingIn({ fields, locale, exempt }: WizardContext): readonly RequiredField[] {
  return faultyFields(fields, locale, exempt);
}
