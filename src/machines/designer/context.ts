import type { Aids, Drawn, Held, Shown, View } from '../../../workers/stage/contract';
import type { Draft } from '../../api/drafts';
import { keptGrid } from '../../api/keptGrid';
import type { Offered } from '../../api/lists';
import type { StoneAddress } from '../../api/stones';
import type { Edit } from '../../stone/edits/edit';
import type { EditRefusal } from '../../stone/edits/refusalOf';
import { beginHistory, type History } from '../../stone/history';
import { type Design, design, type Stone, type StoneKind } from '../../stone/stone';
import type { People } from '../../stone/templates/people';
import type { Failure } from '../failure';
import { randomKey } from '../randomKey';
import type { Selection } from './selection';

/** What the designer is opened for: a new stone of a kind, or a saved one by its address. */
export type Opening =
  | {
      readonly kind: 'new';
      readonly grave: StoneKind;
      /** The stone type wanted; the standard one of its kind where it is left out. */
      readonly stoneTypeId?: number;
      readonly projectId?: number;
      /** A stone of the case that it is made like. */
      readonly like?: number;
      /** Whether it is the back of that stone. */
      readonly isBack?: boolean;
    }
  /** A new stone that nothing is prepared for: whoever opens it fills it in (query flag `prefilled`). */
  | { readonly kind: 'prefilled' }
  | ({ readonly kind: 'saved' } & StoneAddress);

/** What the stone costs, as the server reckons it. */
export type Quote = Pick<Stone, 'Price' | 'Currency' | 'PriceVat' | 'PriceLines'>;

/** What the server says of a stone beside its design. */
export interface Saved {
  readonly address: StoneAddress;
  readonly readonlyToken: string | undefined;
  readonly version: number;
  readonly status: Stone['status'];
  readonly hasBusiness: boolean;
  readonly takenOver: boolean;
  /** Whether it was opened by a link for reading, which is told less of it than its business and the link for editing. */
  readonly isForReading: boolean;
  /** Whether its reader waits for the family's approval of it before there is anything to cut from. */
  readonly awaitsApproval?: Stone['awaitsApproval'];
  /** What its order's letters wait for. */
  readonly waitsFor: Stone['waitsFor'];
  readonly quote: Quote;
  /** The design as the server holds it. */
  readonly design: Design;
}

/** What a saving has led to. */
export interface SavedNow extends Saved {
  /** The stone as somebody has saved it since it was created by a tab that is gone. */
  readonly newer?: Stone | undefined;
  /** The version that was written over; undefined of a new stone. */
  readonly over: number | undefined;
}

/**
 * What counts of how the saving stands, whatever its state: the server holds what it knows of (`held`), something is not
 * saved, or it does not go on without a person or the network.
 */
export type SavingTag = 'held' | 'unsaved' | 'stuck';

/** The tabs of the designer's panel. */
export type Panel =
  | 'stone'
  | 'background'
  | 'text'
  | 'decoration'
  | 'attachments'
  | 'layers'
  | 'share'
  | 'print';

/** What was opened, and what there is to choose from. */
interface OpenedStone {
  readonly opening: Opening;
  readonly offered: Offered;
  /** The stone that was opened is gone; what was edited of it here and never saved is on offer as a new one. */
  readonly wasDeleted: boolean;
  /** Whom its case says the stone is for. */
  readonly people: People | undefined;
}

/** The design in hand, and what of it is. */
interface StoneInHand {
  readonly history: History<Design>;
  readonly selected: Selection;
  /** The gap between two letters of the one selected line that is being worked on, behind the character of that index. */
  readonly caret: number | undefined;
}

/** What is seen of it. */
interface StoneInSight {
  /** Whether the line in hand is shown with its measures. */
  readonly measuring: boolean;
  /** The grid, and whether distances are shown. */
  readonly aids: Aids;
  readonly panel: Panel;
  /** Whether the findings are looked through, in the panel's place. */
  readonly reviewing: boolean;
  /** What the renderer measured of the latest design; undefined until the first picture. */
  readonly shown: Shown | undefined;
  /** The design that was checked last; undefined while what is seen is another. */
  readonly checked: Design | undefined;
}

/** What the browser keeps of designs that are not saved. */
interface KeptDrafts {
  /** What was edited here before and never saved, as long as it is on offer, the latest first. */
  readonly drafts: readonly Draft[];
  /** The browser keeps no drafts: because it is full, or at all. */
  readonly draftRefused: 'full' | 'unable' | undefined;
  /** Tells this designer from every other: whose draft it is. */
  readonly keeper: string;
}

/** How the stone stands on the server. */
interface StoneOnServer {
  /** Undefined until the stone is saved for the first time. */
  readonly saved: Saved | undefined;
  readonly readOnly: boolean;
  readonly failure: Failure | undefined;
  /** Whether the saving under way, or the last one that failed, was asked for by a person. */
  readonly byHand: boolean;
  /** Whether what sending needs is asked for: from a person's first saving until they want to hear no more of it. */
  readonly asks: boolean;
  /** One key for the first saving of this stone, however often it has to be tried. */
  readonly creationKey: string;
  /** What was sent under that key. It is sent again unchanged, for the server may hold it already: its answer was lost. */
  readonly creating: Design | undefined;
  /** The first saving was begun in a tab that is gone: the stone may have been saved again since. */
  readonly isResumed: boolean;
  /** What was sent and not answered yet: the server may hold it all the same. */
  readonly sent: readonly Design[];
}

export interface DesignerContext extends OpenedStone, StoneInHand, StoneInSight, KeptDrafts, StoneOnServer {}

export type DesignerEvent =
  /** `alone` makes it a step of undo of its own: a drag is one, however soon the next follows. */
  | { readonly type: 'edit'; readonly edit: Edit; readonly alone?: boolean }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'select'; readonly elements: Selection }
  | { readonly type: 'caret.place'; readonly caret: number | undefined }
  | { readonly type: 'measure'; readonly measuring: boolean }
  /** Shows other aids: a grid, which this browser keeps, and distances. */
  | { readonly type: 'aid'; readonly aids: Partial<Aids> }
  | { readonly type: 'panel.open'; readonly panel: Panel }
  /** Looks through the findings, or goes back to the panel. */
  | { readonly type: 'review'; readonly reviewing: boolean }
  | { readonly type: 'drag.start' }
  | { readonly type: 'drag.end' }
  /** `silent` where nobody is asked for what sending needs (specification section 4, "Submit logic"). */
  | { readonly type: 'save'; readonly silent?: boolean }
  /** What sending needs is not asked for again. */
  | { readonly type: 'question.dismiss' }
  /** Somebody has logged in meanwhile: for business 1, or another. */
  | { readonly type: 'session.loggedIn'; readonly isPrivileged: boolean }
  /** The stone was sent to the mason, and is now as the server says. */
  | { readonly type: 'sent'; readonly stone: Stone }
  /** Somebody else than the saving changed the stone on the server: it goes on as it stands there. */
  | { readonly type: 'reloaded'; readonly stone: Stone }
  /** The stone has other links; nothing else of it changed. */
  | { readonly type: 'links.renewed'; readonly stone: Stone }
  /** Another tab of this browser saved the stone: so it stands on the server now. */
  | { readonly type: 'stone.changedElsewhere'; readonly stone: Stone }
  /** The network is back. */
  | { readonly type: 'online' }
  | { readonly type: 'retry' }
  | { readonly type: 'conflict.keepMine' }
  | { readonly type: 'conflict.takeTheirs' }
  /** Makes a new stone of what is in hand. */
  | { readonly type: 'stone.beginAnew' }
  | { readonly type: 'changed'; readonly urgency: 'soon' | 'now' }
  /** A design's paragraphs were laid before it was drawn, by this edit. */
  | { readonly type: 'laid'; readonly design: Design; readonly edit: Edit }
  | { readonly type: 'drawn'; readonly drawn: Drawn }
  | { readonly type: 'checked'; readonly design: Design; readonly warnings: Shown['warnings'] }
  | { readonly type: 'held'; readonly held: Held }
  | { readonly type: 'viewed'; readonly view: View }
  | { readonly type: 'drawing.failed' }
  /** Goes on with what was edited before, or throws it away. */
  | { readonly type: 'draft.take'; readonly key: string }
  | { readonly type: 'draft.drop'; readonly key: string }
  | { readonly type: 'draft.refused'; readonly full: boolean }
  /** The browser keeps drafts again. */
  | { readonly type: 'draft.kept' };

/** What the designer tells. */
export type DesignerNotice =
  /** The stone has another address from now on. */
  | { readonly type: 'moved'; readonly address: StoneAddress }
  /** An edit was not made, since what it is about is locked. */
  | { readonly type: 'edit.refused'; readonly why: EditRefusal };

const NOTHING_OFFERED: Offered = {
  stoneTypes: [],
  vignets: [],
  backgrounds: [],
  attachments: [],
  fonts: [],
  churchyards: [],
};

/** The designer before anything is loaded. */
export function beforeLoading(opening: Opening): DesignerContext {
  return {
    opening,
    offered: NOTHING_OFFERED,
    history: beginHistory(design.parse({})),
    saved: undefined,
    readOnly: false,
    wasDeleted: false,
    people: undefined,
    selected: [],
    caret: undefined,
    measuring: true,
    aids: { grid: keptGrid(), distances: false },
    panel: 'text',
    reviewing: false,
    shown: undefined,
    checked: undefined,
    drafts: [],
    draftRefused: undefined,
    failure: undefined,
    byHand: false,
    asks: false,
    keeper: randomKey(),
    creationKey: randomKey(),
    creating: undefined,
    isResumed: false,
    sent: [],
  };
}

/** The stone as somebody else has saved it, where that stands against what was edited here. */
export function theirsOf({ failure }: Pick<DesignerContext, 'failure'>): Stone | undefined {
  return failure?.kind === 'conflict' ? failure.theirs : undefined;
}

/** Whether the server had the stone and has it no more, as a saving has found. */
export function isGone({ saved, failure }: Pick<DesignerContext, 'saved' | 'failure'>): boolean {
  return saved !== undefined && failure?.kind === 'refused' && failure.status === 404;
}

/** A draft on offer; undefined where it no longer is. */
export function draftOnOffer({ drafts }: Pick<DesignerContext, 'drafts'>, key: string): Draft | undefined {
  return drafts.find((draft) => draft.key === key);
}

/** The design in hand. */
export function designOf(context: Pick<DesignerContext, 'history'>): Design {
  return context.history.present;
}
