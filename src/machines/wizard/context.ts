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
  /** What is decided about the stone, as the form says it. */
  readonly fields: Decisions;
  /** What the stone said when the form began: what was filled in is written over it. */
  readonly before: Decisions;
  /** Own comments whose noting failed: each may have arrived though its answer did not. */
  readonly commentsInDoubt: readonly string[];
  /** The letter as the mason would get it, once it is there to be read. */
  readonly letter: LetterToRead | undefined;
  /** The stone as it stands once it was sent. */
  readonly ordered: Stone | undefined;
  /** Whether the order was handed over, whatever came back. */
  readonly isSent: boolean;
  /** Whether sending was tried with something missing: from then on it is said which. */
  readonly isChecked: boolean;
  /** Makes a repeated sending order nothing twice; another one once the form says something else. */
  readonly sendingKey: string;
  readonly failure: Failure | undefined;
}

export type WizardEvent =
  /** The address names another place. */
  | { readonly type: 'go'; readonly place: Place }
  | { readonly type: 'retry' }
  /** The kind of grave whose stone gets an addition. */
  | { readonly type: 'add'; readonly kind: GraveKind }
  | { readonly type: 'copy'; readonly address: StoneAddress }
  | { readonly type: 'fill'; readonly fields: Partial<Decisions> }
  | { readonly type: 'send' }
  /** The letter was read through. */
  | { readonly type: 'confirm' }
  /** A popup is closed. */
  | { readonly type: 'close' };

/** What the wizard tells: where it leads on to, below the language's prefix. */
export interface WizardNotice {
  readonly type: 'leave';
  readonly to: string;
}

/** A form before anything is known. */
export const EMPTY_FIELDS: Decisions = decisionsIn({});

/** What still has to be filled in, or written anew, before the stone can be sent. */
export function missingIn({ fields, locale, exempt }: WizardContext): readonly RequiredField[] {
  return faultyFields({ ...fields, StonemasonId: fields.StonemasonId ?? null }, locale, exempt);
}
