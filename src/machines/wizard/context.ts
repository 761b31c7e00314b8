import type { StoneAddress } from '../../api/stones';
import type { Locale } from '../../stone/catalogue/naming';
import type { StoneType } from '../../stone/catalogue/stoneType';
import { type Decisions, decisionsIn } from '../../stone/decisions';
import { faultyFields, type RequiredField } from '../../stone/required';
import type { Design, Stone } from '../../stone/stone';
import type { LetterToRead } from '../../stone/wire/order';
import type { Failure } from '../failure';
import type { Order } from './effects';
import type { GraveKind, Place } from './place';
import type { WizardStone } from './wizardStone';

/** An addition in progress. */
export interface Addition {
  readonly kind: GraveKind;
  /** Makes a retry return the first try's stone. */
  readonly key: string;
  readonly design: Design | undefined;
}

/** Who uses the wizard, and in which language. */
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
  /** The decisions about the stone, as in the form. */
  readonly fields: Decisions;
  /** The stone's decisions when the form began: the input is merged into them. */
  readonly before: Decisions;
  /** The user's own comments whose saving failed: each may have arrived although its answer did not. */
  readonly commentsInDoubt: readonly string[];
  /** The letter the mason would get, once it can be read. */
  readonly letter: LetterToRead | undefined;
  /** The stone's state once it was sent. */
  readonly ordered: Stone | undefined;
  /** Whether the order was submitted, whatever the answer. */
  readonly isSent: boolean;
  /** Whether sending was tried with something missing: from then on missing fields are marked. */
  readonly isChecked: boolean;
  /** Makes a retry order nothing twice; a new key once the form changes. */
  readonly sendingKey: string;
  readonly failure: Failure | undefined;
}

export type WizardEvent =
  /** The address leads to another place. */
  | { readonly type: 'go'; readonly place: Place }
  | { readonly type: 'retry' }
  /** The kind of grave whose stone gets an addition. */
  | { readonly type: 'add'; readonly kind: GraveKind }
  | { readonly type: 'copy'; readonly address: StoneAddress }
  | { readonly type: 'fill'; readonly fields: Partial<Decisions> }
  | { readonly type: 'send' }
  /** The letter was read. */
  | { readonly type: 'confirm' }
  /** A popup is closed. */
  | { readonly type: 'close' };

/** What the wizard emits: where it leads, without the language prefix. */
export interface WizardNotice {
  readonly type: 'leave';
  readonly to: string;
}

/** A form before anything is loaded. */
export const EMPTY_FIELDS: Decisions = decisionsIn({});

/** What still has to be filled in, or corrected, before the stone can be sent. */
export function missingIn({ fields, locale, exempt }: WizardContext): readonly RequiredField[] {
  return faultyFields({ ...fields, StonemasonId: fields.StonemasonId ?? null }, locale, exempt);
}
