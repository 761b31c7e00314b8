import type { SceneryPlace } from '../catalogue/scenery';
import type { Decisions } from '../decisions';
import type { Fitting } from '../fitting/fitting';
import type { Frame } from '../frame';
import type { Grounds } from '../legibility/readableColour';
import type { Mm } from '../numbers';
import type { OwnStoneType } from '../ownStoneType';
import type { AttachmentParm, TextParm, VignetParm } from '../parm';
import type { Design, StoneKind, StoneVignet } from '../stone';
import type { WavedFinding } from '../wavedFinding';
import type { Ruler } from './rulers';

/** Everything that can be done to a design, as plain data. `element` is an index in `Parms`. */
export type Edit =
  | { readonly kind: 'rename'; readonly designName: string }
  /** Decides something about the order: no step of undo. */
  | { readonly kind: 'agree'; readonly fields: Partial<Decisions> }
  | {
      readonly kind: 'chooseStone';
      readonly stoneTypeId: number;
      readonly variantId: number;
      /** What kind of grave another shape is made for; left out for the same shape in another material. */
      readonly stoneKind?: StoneKind;
      /** The catalogue has it as a stone that stands already. */
      readonly isExisting?: boolean;
      /** Given where the new stone has another face: what stands on the old one is set onto it. */
      readonly fitting?: Fitting;
      /** The stone's materials; where they are given, nothing keeps a colour that cannot be read on the one it is in. */
      readonly grounds?: Grounds;
    }
  /** Takes back that the stone stands already: it is ordered with what is to stand on it. */
  | { readonly kind: 'orderStone' }
  /** Puts a photographed stone in the place of the stone; `isAddition` where new text is set on that old stone. */
  | {
      readonly kind: 'addOwnStone';
      readonly stone: OwnStoneType;
      readonly variantId: number;
      readonly isAddition: boolean;
      readonly fitting?: Fitting;
    }
  /** Puts an uploaded vignet on the stone. */
  | { readonly kind: 'addOwnVignet'; readonly upload: StoneVignet; readonly vignet: VignetParm }
  | { readonly kind: 'chooseBackground'; readonly backgroundId: number }
  /** Moves (mm) and scales the place behind the stone. */
  | { readonly kind: 'moveBackground'; readonly fields: Partial<SceneryPlace> }
  | { readonly kind: 'changeFrame'; readonly fields: Partial<Frame> }
  /** Puts another inscription in the place of the whole one: a template's, composed for this stone. */
  | { readonly kind: 'compose'; readonly composed: Pick<Design, 'Parms' | 'Frame'> }
  | { readonly kind: 'addText'; readonly subText: string; readonly given: Partial<TextParm> }
  | { readonly kind: 'addVignet'; readonly vignet: VignetParm }
  | { readonly kind: 'addAttachment'; readonly attachment: AttachmentParm }
  /** Puts another attachment in the place of this one. */
  | { readonly kind: 'changeAttachment'; readonly element: number; readonly attachmentId: number }
  | { readonly kind: 'writeText'; readonly element: number; readonly subText: string }
  | {
      readonly kind: 'changeText';
      readonly element: number;
      readonly fields: Partial<Omit<TextParm, 'type'>>;
    }
  | { readonly kind: 'spaceCharacter'; readonly element: number; readonly character: number; readonly mm: Mm }
  | {
      readonly kind: 'spaceCharacters';
      readonly element: number;
      readonly spacings: readonly Mm[];
    }
  | {
      readonly kind: 'changeVignet';
      readonly element: number;
      readonly fields: Partial<Omit<VignetParm, 'type'>>;
    }
  /** Puts another vignet in the place of this one. */
  | { readonly kind: 'swapVignet'; readonly element: number; readonly vignet: VignetParm }
  | { readonly kind: 'place'; readonly element: number; readonly x: Mm; readonly y: Mm }
  | { readonly kind: 'nudge'; readonly element: number; readonly dx: Mm; readonly dy: Mm }
  | { readonly kind: 'scale'; readonly element: number; readonly scale: number }
  | { readonly kind: 'turn'; readonly element: number; readonly rotation: number }
  | { readonly kind: 'order'; readonly element: number; readonly direction: 'forward' | 'back' }
  /** `heights` are the cap heights in mm that the line's family is on offer in. */
  | { readonly kind: 'copyStyle'; readonly element: number; readonly heights: readonly Mm[] }
  | { readonly kind: 'copy'; readonly element: number }
  | { readonly kind: 'delete'; readonly element: number }
  /** In mm from the stone's left; undefined takes the centre line away. */
  | { readonly kind: 'setCentreLine'; readonly side: 'left' | 'right'; readonly x: Mm | undefined }
  | { readonly kind: 'addRuler'; readonly ruler: Ruler }
  | { readonly kind: 'moveRuler'; readonly index: number; readonly ruler: Ruler }
  | { readonly kind: 'deleteRuler'; readonly index: number }
  /** Waves a finding aside, or takes it up again. */
  | { readonly kind: 'waveAside'; readonly mark: WavedFinding }
  | { readonly kind: 'takeUpAgain'; readonly mark: WavedFinding }
  /** Several at once, one after the other: one gesture, one step of undo. */
  | { readonly kind: 'together'; readonly edits: readonly Edit[] };

/** What an edit changes, as a name: edits of the same name that follow each other closely are one step of undo. */
export function gestureOf(edit: Edit): string {
  if (edit.kind === 'together') return edit.edits.map(gestureOf).join(' + ');
  const fields = 'fields' in edit ? Object.keys(edit.fields).join() : '';
  const element = 'element' in edit ? edit.element : '';
  const character = 'character' in edit ? edit.character : '';
  const laid = 'side' in edit ? edit.side : 'index' in edit ? edit.index : '';
  return `${edit.kind} ${element} ${character} ${fields} ${laid}`;
}

/** Edits that each are a step of their own, however quickly they follow each other. */
const SINGLE: ReadonlySet<Edit['kind']> = new Set([
  'compose',
  'spaceCharacters',
  'order',
  'copyStyle',
  'addText',
  'addVignet',
  'addOwnStone',
  'addOwnVignet',
  'addAttachment',
  'changeAttachment',
  'swapVignet',
  'copy',
  'delete',
  'chooseStone',
  'orderStone',
  'changeFrame',
  'addRuler',
  'deleteRuler',
  'waveAside',
  'takeUpAgain',
]);

/** Whether an edit joins the step before where that was of the same gesture. */
export function joinsSteps(edit: Edit): boolean {
  return edit.kind === 'together' ? edit.edits.every(joinsSteps) : !SINGLE.has(edit.kind);
}
