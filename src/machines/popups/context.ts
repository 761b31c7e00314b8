import type { StoneAddress } from '../../api/stones';
import type { Parm } from '../../stone/parm';
import type { DesignerActor } from '../designer/designerMachine';
import type { Selection } from '../designer/selection';
import type { Failure } from '../failure';
import type { WizardStone } from '../wizard/wizardStone';

/** The popups a person opens in the designer, by their names in the specification (section 2). */
export type PopupName =
  | 'stone'
  | 'stone type'
  | 'attachments'
  | 'vignets'
  | 'backgrounds'
  | 'edit vignet'
  | 'edit attachment'
  | 'churchyard comment'
  | 'edit stones'
  | 'edit stone type'
  | 'price'
  | 'login';

export interface PopupsContext {
  readonly designer: DesignerActor;
  /** The popup that is open; a question, a warning or an error may lie over it. */
  readonly popup: PopupName | undefined;
  /** The element that gives its place to what is chosen there; undefined where that is added. */
  readonly swapped: number | undefined;
  /** The elements that are deleted once that is confirmed. */
  readonly toDelete: Selection;
  /** The other stones that can be gone on with; undefined until they were fetched. */
  readonly stones: readonly WizardStone[] | undefined;
  /** The stone that is gone to once the warning is set aside. */
  readonly next: StoneAddress | undefined;
  readonly failure: Failure | undefined;
}

export type PopupsEvent =
  /** `swaps` names the element that gives its place to what is chosen. */
  | { readonly type: 'open'; readonly popup: PopupName; readonly swaps?: number | undefined }
  /** Closes what lies on top. */
  | { readonly type: 'close' }
  /** Closes everything. */
  | { readonly type: 'popups.closeAll' }
  | { readonly type: 'overlay.press' }
  | { readonly type: 'elements.delete'; readonly elements: Selection }
  | { readonly type: 'stone.open'; readonly address: StoneAddress }
  /** Yes, that is meant; `neverAgain` where it is not to be asked another time. */
  | { readonly type: 'confirm'; readonly neverAgain?: boolean }
  | { readonly type: 'retry' };

/** The person goes on with another stone. */
export type PopupsNotice = { readonly type: 'left'; readonly address: StoneAddress };

/** Whether deleting an element takes anything away: an empty line does not. */
export function hasContent(element: Parm): boolean {
  return element.type !== 'text' || element.subText.trim() !== '';
}
