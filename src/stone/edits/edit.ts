import type { SceneryPlace } from '../catalogue/scenery';
import type { Decisions } from '../decisions';
import type { Finish } from '../finish';
import type { Fitting } from '../fitting/fitting';
import type { Frame } from '../frame';
import type { Grounds } from '../legibility/readableColour';
import type { LineStyle } from '../lineStyle';
import type { StoneMake } from '../make/make';
import type { Mm } from '../numbers';
import type { OwnStoneType } from '../ownStoneType';
import type { Paragraph, ParagraphChange } from '../paragraph/fields';
import type { LaidLine } from '../paragraph/layParagraph';
import type { AttachmentParm, EtchingParm, MedallionParm, QrCodeParm, TextParm, VignetParm } from '../parm';
import type { Design, StoneKind, StoneVignet } from '../stone';
import type { WavedFinding } from '../wavedFinding';
import type { EtchingChange } from './changeEtching';
import type { MakeChange } from './changeMake';
import type { MedallionChange } from './changeMedallion';
import type { Ruler } from './rulers';

/** Every edit of a design, as plain data. `element` is an index in `Parms`. */
export type Edit =
  | { readonly kind: 'rename'; readonly designName: string }
  /** Changes a decision about the order: not an undo step. */
  | { readonly kind: 'agree'; readonly fields: Partial<Decisions> }
  | {
      readonly kind: 'chooseStone';
      readonly stoneTypeId: number;
      readonly variantId: number;
      /** The kind of grave of another shape; left out for the same shape in another material. */
      readonly stoneKind?: StoneKind;
      /** It is in the catalogue as an existing stone. */
      readonly isExisting?: boolean;
      /** Given where the new stone has another face: the content of the old one is placed on it. */
      readonly fitting?: Fitting;
      /** The stone's materials; if given, every colour illegible on its material is replaced. */
      readonly grounds?: Grounds;
      /** What was chosen besides the face, as far as another stone can be made so. */
      readonly make?: StoneMake | undefined;
    }
  /** Changes what is ordered of the stone besides its face: thickness, base, edge, sides, bevel. */
  | ({ readonly kind: 'changeMake' } & MakeChange)
  /** Undoes that the stone already exists: it is then ordered with its inscription. */
  | { readonly kind: 'orderStone' }
  /** Says how the face of a photographed stone is finished, by the stone's id. */
  | { readonly kind: 'finishOwnStone'; readonly stone: number; readonly finish: Finish }
  /** Replaces the stone by a photographed one; `isAddition` where new text is placed on that old stone. */
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
  /** Replaces the whole inscription by another: a template's, composed for this stone. */
  | { readonly kind: 'compose'; readonly composed: Pick<Design, 'Parms' | 'Frame'> }
  | { readonly kind: 'addText'; readonly subText: string; readonly given: Partial<TextParm> }
  | { readonly kind: 'addVignet'; readonly vignet: VignetParm }
  | { readonly kind: 'addAttachment'; readonly attachment: AttachmentParm }
  | { readonly kind: 'addMedallion'; readonly medallion: MedallionParm }
  | { readonly kind: 'changeMedallion'; readonly element: number; readonly fields: MedallionChange }
  | { readonly kind: 'addEtching'; readonly etching: EtchingParm }
  | { readonly kind: 'changeEtching'; readonly element: number; readonly fields: EtchingChange }
  | { readonly kind: 'addQrCode'; readonly qrCode: QrCodeParm }
  | {
      readonly kind: 'changeQrCode';
      readonly element: number;
      readonly fields: Partial<Pick<QrCodeParm, 'content' | 'fontColor'>>;
    }
  /** Replaces this attachment by another. */
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
  /** Makes the strokes of an uploaded drawing thicker by this much at its natural size; zero as they were drawn. */
  | { readonly kind: 'thickenStrokes'; readonly element: number; readonly by: Mm }
  /** Replaces this vignet by another. */
  | { readonly kind: 'swapVignet'; readonly element: number; readonly vignet: VignetParm }
  | { readonly kind: 'place'; readonly element: number; readonly x: Mm; readonly y: Mm }
  | { readonly kind: 'nudge'; readonly element: number; readonly dx: Mm; readonly dy: Mm }
  | { readonly kind: 'scale'; readonly element: number; readonly scale: number }
  | { readonly kind: 'turn'; readonly element: number; readonly rotation: number }
  | { readonly kind: 'order'; readonly element: number; readonly direction: 'forward' | 'back' }
  /** Puts it at any place in the order: `to` is its index afterwards. */
  | { readonly kind: 'moveTo'; readonly element: number; readonly to: number }
  /** An empty name takes it away. */
  | { readonly kind: 'nameElement'; readonly element: number; readonly name: string }
  | { readonly kind: 'lockElements'; readonly elements: readonly number[]; readonly locked: boolean }
  /** Takes elements out of the picture and of all that is cut, or puts them back. */
  | { readonly kind: 'hideElements'; readonly elements: readonly number[]; readonly hidden: boolean }
  /** Keeps the place of elements free for later instead of cutting them now, or has them cut; paragraphs as a whole. */
  | { readonly kind: 'reserveElements'; readonly elements: readonly number[]; readonly reserved: boolean }
  /** `heights` are the cap heights in mm on offer for the line's family; `except` the lines that keep their style. */
  | {
      readonly kind: 'copyStyle';
      readonly element: number;
      readonly heights: readonly Mm[];
      readonly except?: readonly number[];
    }
  | { readonly kind: 'copy'; readonly element: number }
  /** Copies elements that belong together: so do the copies. */
  | { readonly kind: 'copyGroup'; readonly elements: readonly number[] }
  /** Copies elements to the other side of an upright line, `about` mm from the stone's left, ornaments as their mirror images. */
  | { readonly kind: 'mirrorCopy'; readonly elements: readonly number[]; readonly about: Mm }
  | { readonly kind: 'delete'; readonly element: number }
  /** In mm from the stone's left; undefined removes the centre line. */
  | { readonly kind: 'setCentreLine'; readonly side: 'left' | 'right'; readonly x: Mm | undefined }
  | { readonly kind: 'addRuler'; readonly ruler: Ruler }
  | { readonly kind: 'moveRuler'; readonly index: number; readonly ruler: Ruler }
  | { readonly kind: 'deleteRuler'; readonly index: number }
  /** A horizontal guide line, in mm from the stone's top. */
  | { readonly kind: 'addGuideLine'; readonly y: Mm }
  | { readonly kind: 'moveGuideLine'; readonly index: number; readonly y: Mm }
  | { readonly kind: 'deleteGuideLine'; readonly index: number }
  /** Replaces the design's named styles; the lines stay as they are. */
  | { readonly kind: 'setStyles'; readonly styles: readonly LineStyle[] }
  /** Dismisses a finding, or restores it. */
  | { readonly kind: 'waveAside'; readonly mark: WavedFinding }
  | { readonly kind: 'takeUpAgain'; readonly mark: WavedFinding }
  /** Lets elements belong together; as a paragraph where one is given, which their first line begins. */
  | { readonly kind: 'group'; readonly elements: readonly number[]; readonly paragraph?: Paragraph }
  | { readonly kind: 'ungroup'; readonly elements: readonly number[] }
  /** Changes how the lines of a paragraph stand to each other, by any of its lines. */
  | { readonly kind: 'changeParagraph'; readonly element: number; readonly fields: ParagraphChange }
  /** Puts other lines in the place of a paragraph's: those that were some of them, and new ones. */
  | {
      readonly kind: 'setLines';
      readonly elements: readonly number[];
      readonly lines: readonly LaidLine[];
    }
  /** Several edits in order: one gesture, one undo step. */
  | { readonly kind: 'together'; readonly edits: readonly Edit[] };

/** What an edit changes, as a key: consecutive edits with the same key, close in time, are one undo step. */
export function gestureOf(edit: Edit): string {
  if (edit.kind === 'together') return edit.edits.map(gestureOf).join(' + ');
  const fields = 'fields' in edit ? Object.keys(edit.fields).join() : '';
  const element = 'element' in edit ? edit.element : '';
  const elements = edit.kind === 'setLines' ? edit.elements.join() : '';
  const character = 'character' in edit ? edit.character : '';
  const laid = 'side' in edit ? edit.side : 'index' in edit ? edit.index : '';
  return `${edit.kind} ${element}${elements} ${character} ${fields} ${laid}`;
}

/** Edits that are always a separate step, however quickly they follow each other. */
const SINGLE: ReadonlySet<Edit['kind']> = new Set([
  'compose',
  'spaceCharacters',
  'order',
  'moveTo',
  'nameElement',
  'lockElements',
  'hideElements',
  'reserveElements',
  'copyStyle',
  'addText',
  'addVignet',
  'addOwnStone',
  'addOwnVignet',
  'addAttachment',
  'addQrCode',
  'addMedallion',
  'addEtching',
  'changeAttachment',
  'swapVignet',
  'copy',
  'copyGroup',
  'mirrorCopy',
  'group',
  'ungroup',
  'delete',
  'chooseStone',
  'orderStone',
  'changeFrame',
  'addRuler',
  'deleteRuler',
  'addGuideLine',
  'deleteGuideLine',
  'setStyles',
  'waveAside',
  'takeUpAgain',
]);

/** Whether an edit joins the previous step if that was of the same gesture. */
export function joinsSteps(edit: Edit): boolean {
  return edit.kind === 'together' ? edit.edits.every(joinsSteps) : !SINGLE.has(edit.kind);
}
