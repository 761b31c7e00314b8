import { newText } from '../defaults';
import { type Face, fitDesign } from '../fitDesign';
import type { Frame } from '../frame';
import type { Mm } from '../numbers';
import type { TextParm, VignetParm } from '../parm';
import type { Design } from '../stone';
import { copyStyle } from './copyStyle';
import { addElement, changeElement, copyElement, deleteElement, moveInOrder } from './element';
import { withFields } from './fields';
import { nudgeElement, placeElement, turnElement } from './place';
import { changeText, spaceCharacter, spaceCharacters, writeText } from './text';

/** The old face and the new one in mm, and how high each vignet in use stands at scale 1. */
export interface Fitting {
  readonly from: Face;
  readonly to: Face;
  readonly vignetHeights: Readonly<Record<number, Mm>>;
}

/** Everything that can be done to a design, as plain data. `element` is an index in `Parms`. */
export type Edit =
  | { readonly kind: 'rename'; readonly designName: string }
  | {
      readonly kind: 'chooseStone';
      readonly stoneTypeId: number;
      readonly variantId: number;
      /** Given where the new stone has another face: what stands on the old one is set onto it. */
      readonly fitting?: Fitting;
    }
  | { readonly kind: 'chooseBackground'; readonly backgroundId: number }
  | { readonly kind: 'changeFrame'; readonly fields: Partial<Frame> }
  | { readonly kind: 'addText'; readonly subText: string; readonly given: Partial<TextParm> }
  | { readonly kind: 'addVignet'; readonly vignet: VignetParm }
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
  | { readonly kind: 'place'; readonly element: number; readonly x: Mm; readonly y: Mm }
  | { readonly kind: 'nudge'; readonly element: number; readonly dx: Mm; readonly dy: Mm }
  | { readonly kind: 'scale'; readonly element: number; readonly scale: number }
  | { readonly kind: 'turn'; readonly element: number; readonly rotation: number }
  | { readonly kind: 'order'; readonly element: number; readonly direction: 'forward' | 'back' }
  /** `heights` are the cap heights in mm that the line's family is on offer in. */
  | { readonly kind: 'copyStyle'; readonly element: number; readonly heights: readonly Mm[] }
  | { readonly kind: 'copy'; readonly element: number }
  | { readonly kind: 'delete'; readonly element: number };

function changeVignet(design: Design, index: number, fields: Partial<Omit<VignetParm, 'type'>>): Design {
  return changeElement(design, index, (element) =>
    'vignetId' in element ? withFields(element, fields) : element,
  );
}

function fitted(design: Design, fitting: Fitting | undefined): Design {
  if (!fitting) return design;
  const { from, to, vignetHeights } = fitting;
  return fitDesign(design, from, to, (element) =>
    'vignetId' in element ? (vignetHeights[element.vignetId] ?? 0) : 0,
  );
}

/** The design after an edit; the same object where the edit changes nothing. */
export function applyEdit(design: Design, edit: Edit): Design {
  switch (edit.kind) {
    case 'rename':
      return withFields(design, { designName: edit.designName });
    case 'chooseStone':
      return withFields(fitted(design, edit.fitting), {
        StoneTypeId: edit.stoneTypeId,
        StoneTypeVariantId: edit.variantId,
      });
    case 'chooseBackground':
      return withFields(design, { BackgroundId: edit.backgroundId });
    case 'changeFrame':
      return withFields(design, { Frame: withFields(design.Frame, edit.fields) });
    case 'addText':
      return addElement(design, newText(edit.subText, edit.given));
    case 'addVignet':
      return addElement(design, edit.vignet);
    case 'writeText':
      return writeText(design, edit.element, edit.subText);
    case 'changeText':
      return changeText(design, edit.element, edit.fields);
    case 'spaceCharacter':
      return spaceCharacter(design, edit.element, edit.character, edit.mm);
    case 'spaceCharacters':
      return spaceCharacters(design, edit.element, edit.spacings);
    case 'changeVignet':
      return changeVignet(design, edit.element, edit.fields);
    case 'place':
      return placeElement(design, edit.element, edit.x, edit.y);
    case 'nudge':
      return nudgeElement(design, edit.element, edit.dx, edit.dy);
    case 'scale':
      return changeElement(design, edit.element, (element) => withFields(element, { scale: edit.scale }));
    case 'turn':
      return turnElement(design, edit.element, edit.rotation);
    case 'order':
      return moveInOrder(design, edit.element, edit.direction);
    case 'copyStyle':
      return copyStyle(design, edit.element, edit.heights);
    case 'copy':
      return copyElement(design, edit.element);
    case 'delete':
      return deleteElement(design, edit.element);
  }
}

/** What an edit changes, as a name: edits of the same name that follow each other closely are one step of undo. */
export function gestureOf(edit: Edit): string {
  const fields = 'fields' in edit ? Object.keys(edit.fields).join() : '';
  const element = 'element' in edit ? edit.element : '';
  const character = 'character' in edit ? edit.character : '';
  return `${edit.kind} ${element} ${character} ${fields}`;
}

/** Edits that each are a step of their own, however quickly they follow each other. */
const SINGLE: ReadonlySet<Edit['kind']> = new Set([
  'spaceCharacters',
  'order',
  'copyStyle',
  'addText',
  'addVignet',
  'copy',
  'delete',
  'chooseStone',
  'changeFrame',
]);

/** Whether an edit joins the step before where that was of the same gesture. */
export function joinsSteps(edit: Edit): boolean {
  return !SINGLE.has(edit.kind);
}
