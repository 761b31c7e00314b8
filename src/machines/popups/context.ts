import type { StoneAddress } from '../../api/stones';
import type { ElementId } from '../../stone/elementIds';
import type { DesignerActor } from '../designer/designerMachine';
import type { Failure } from '../failure';
import type { WizardStone } from '../wizard/wizardStone';

/** The popups a user opens in the designer, by their names in the specification (section 2). */
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
  | 'kept lettering'
  | 'old letters'
  | 'approval'
  | 'login'
  | 'take over words'
  | 'walk'
  | 'in place';

export interface PopupsContext {
  readonly designer: DesignerActor;
  /** The open popup; a question, a warning or an error may lie over it. */
  readonly popup: PopupName | undefined;
  /** The element that is replaced by what is chosen there; undefined where it is added. */
  readonly swapped: ElementId | undefined;
  /** The elements to delete once that is confirmed. */
  readonly toDelete: readonly ElementId[];
  /** The other stones that can be opened; undefined until they were fetched. */
  readonly stones: readonly WizardStone[] | undefined;
  /** The stone to open once the warning is dismissed. */
  readonly next: StoneAddress | undefined;
  readonly failure: Failure | undefined;
}

export type PopupsEvent =
  /** `swaps` is the element that is replaced by what is chosen. */
  | { readonly type: 'open'; readonly popup: PopupName; readonly swaps?: ElementId | undefined }
  /** Closes the topmost one. */
  | { readonly type: 'close' }
  /** Closes everything. */
  | { readonly type: 'popups.closeAll' }
  | { readonly type: 'overlay.press' }
  /** `asksFirst` where it is to be confirmed (`deletionOf`). */
  | {
      readonly type: 'elements.delete';
      readonly elements: readonly ElementId[];
      readonly asksFirst: boolean;
    }
  /** `isUnsaved` where leaving the open stone loses something (`isUnsaved`). */
  | { readonly type: 'stone.open'; readonly address: StoneAddress; readonly isUnsaved: boolean }
  /** Confirmed; `neverAgain` where the question is not to be asked again. */
  | { readonly type: 'confirm'; readonly neverAgain?: boolean }
  | { readonly type: 'retry' };

/** The user continues with another stone. */
export type PopupsNotice = { readonly type: 'left'; readonly address: StoneAddress };
