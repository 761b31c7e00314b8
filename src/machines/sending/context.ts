import type { RequiredField } from '../../stone/required';
import type { Design, Stone } from '../../stone/stone';
import type { LetterToRead } from '../../stone/wire/order';
import type { DesignerActor } from '../designer/designerMachine';
import type { Failure } from '../failure';

export interface SendingContext {
  readonly designer: DesignerActor;
  /** What is read through before it is sent, and the design it was written from. */
  readonly reading: Reading | undefined;
  /** What was missing when one last tried to go on: it is pointed out. */
  readonly missing: readonly RequiredField[];
  readonly failure: Failure | NotSaved | undefined;
  /** Whether the order was handed over, whatever came back. */
  readonly isSent: boolean;
  /** One key for one order, however often it has to be tried. */
  readonly orderKey: string;
}

/** The letter as the mason would get it. */
export interface Reading {
  readonly design: Design;
  readonly letter: LetterToRead;
}

/** The stone could not be saved, and so was not sent; the designer says why. */
export interface NotSaved {
  readonly kind: 'notSaved';
}

export type SendingEvent =
  /** "Få tilbud" or "Bestil"; `missing` are the required fields that are still empty. */
  | { readonly type: 'order'; readonly missing: readonly RequiredField[] }
  /** Only the settings, nothing is sent. */
  | { readonly type: 'settings.open' }
  | { readonly type: 'continue'; readonly missing: readonly RequiredField[] }
  | { readonly type: 'confirm' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

/** What an order begins with. */
export interface SendingInput {
  readonly designer: DesignerActor;
}

/** An order on its way: only the version that was read is sent. */
export interface Order extends SendingInput {
  readonly reading: Reading;
  readonly orderKey: string;
}

/** A stone as the server holds it once it is ordered. */
export type Ordered = Stone;
