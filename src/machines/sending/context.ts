import type { Contact, RequiredField } from '../../stone/required';
import type { Design, Stone } from '../../stone/stone';
import type { DesignerActor } from '../designer/designerMachine';
import type { Mishap } from '../mishap';

export interface SendingContext {
  readonly designer: DesignerActor;
  readonly contact: Contact;
  /** The design as it was read through. */
  readonly read: Design | undefined;
  /** What was missing when one last tried to go on: it is pointed out. */
  readonly missing: readonly RequiredField[];
  readonly mishap: Mishap | NotSaved | undefined;
  /** One key for one order, however often it has to be tried. */
  readonly orderKey: string;
}

/** The stone could not be saved, and so was not sent; the designer says why. */
export interface NotSaved {
  readonly kind: 'notSaved';
}

export type SendingEvent =
  /** "Få tilbud" or "Bestil"; `missing` are the required fields that are still empty. */
  | { readonly type: 'order'; readonly missing: readonly RequiredField[] }
  /** Only the settings, nothing is sent. */
  | { readonly type: 'open settings' }
  | { readonly type: 'write'; readonly contact: Contact }
  | { readonly type: 'go on'; readonly missing: readonly RequiredField[] }
  | { readonly type: 'confirm' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

/** What an order begins with. */
export interface SendingInput {
  readonly designer: DesignerActor;
  readonly contact: Contact;
}

/** An order on its way. */
export interface Order {
  readonly designer: DesignerActor;
  readonly contact: Contact;
  readonly orderKey: string;
}

/** A stone as the server holds it once it is ordered. */
export type Ordered = Stone;
