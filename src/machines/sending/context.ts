import type { RequiredField } from '../../stone/required';
import type { Design, Stone } from '../../stone/stone';
import type { LetterToRead } from '../../stone/wire/order';
import type { DesignerActor } from '../designer/designerMachine';
import type { Failure } from '../failure';

export interface SendingContext {
  readonly designer: DesignerActor;
  /** What is read before it is sent, and the design it was written from. */
  readonly reading: Reading | undefined;
  /** What was missing at the last attempt: it is marked. */
  readonly missing: readonly RequiredField[];
  readonly failure: Failure | NotSaved | undefined;
  /** Whether the order was submitted, whatever the answer. */
  readonly isSent: boolean;
  /** One key per order, however often it is retried. */
  readonly orderKey: string;
}

/** The letter the mason would get. */
export interface Reading {
  readonly design: Design;
  readonly letter: LetterToRead;
}

/** The stone could not be saved, and so was not sent; the designer shows why. */
export interface NotSaved {
  readonly kind: 'notSaved';
}

export type SendingEvent =
  /** "Få tilbud" or "Bestil"; `missing` are the required fields that are still empty. */
  | { readonly type: 'order'; readonly missing: readonly RequiredField[] }
  /** Only the settings; nothing is sent. */
  | { readonly type: 'settings.open' }
  | { readonly type: 'continue'; readonly missing: readonly RequiredField[] }
  /** What was read is sent; with the design as it stands now, and the version the server has it in. */
  | { readonly type: 'confirm'; readonly design: Design; readonly version: number | undefined }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

/** The initial order. */
export interface SendingInput {
  readonly designer: DesignerActor;
}

/** An order being sent: only the version that was read is sent. */
export interface Order extends SendingInput {
  readonly reading: Reading;
  readonly orderKey: string;
}

/** A stone's state on the server once it is ordered. */
export type Ordered = Stone;
