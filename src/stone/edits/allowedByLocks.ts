import { movedWith } from '../paragraph/paragraphs';
import type { Design } from '../stone';
import { applyEdit } from './applyEdit';
import type { Edit } from './edit';
import { isLocked } from './locks';
import { partsOf } from './several';

/** The highest index that a single edit names; -1 where it names no element. */
function highestNamed(edit: Edit): number {
  if ('elements' in edit) return Math.max(-1, ...edit.elements);
  return 'element' in edit ? edit.element : -1;
}

const ADDING: ReadonlySet<Edit['kind']> = new Set([
  'addText',
  'addVignet',
  'addOwnVignet',
  'addAttachment',
  'addQrCode',
  'addMedallion',
  'addEtching',
]);

/**
 * Of several edits those that are allowed: what is locked stays where it is while the others are aligned. They are refused
 * as a whole where they only make sense as one: a vignet that takes the place of a character, or an index behind an element
 * that was to go and stays.
 */
function allowedTogether(edit: Edit, design: Design): Edit | undefined {
  const parts = partsOf(edit);
  const allowed: Edit[] = [];
  let now = design;
  for (const [place, part] of parts.entries()) {
    const own = allowedByLocks(part, now);
    if (!own && part.kind === 'delete') {
      const later = parts.slice(place + 1);
      if (later.some((other) => highestNamed(other) >= part.element)) return undefined;
    }
    if (!own) continue;
    allowed.push(own);
    now = applyEdit(now, own);
  }
  if (allowed.length === parts.length && allowed.every((own, place) => own === parts[place])) return edit;
  const isOneThing = parts.some(({ kind }) => ADDING.has(kind));
  return allowed.length === 0 || isOneThing ? undefined : { kind: 'together', edits: allowed };
}

/**
 * What an edit may do to a design in which elements are locked: the one place that decides it. Whatever changes an
 * element, or takes it away, leaves a locked one as it is. It may still be named, copied, put elsewhere in the order,
 * unlocked, shown and cut where it was reserved; and where another stone or another inscription is chosen, it follows like everything on it.
 *
 * @returns the same edit where it is allowed, what is left of it where a part is, and undefined where nothing is.
 */
export function allowedByLocks(edit: Edit, design: Design): Edit | undefined {
  const { Parms } = design;
  switch (edit.kind) {
    case 'writeText':
    case 'changeText':
    case 'spaceCharacter':
    case 'spaceCharacters':
    case 'changeVignet':
    case 'thickenStrokes':
    case 'swapVignet':
    case 'changeAttachment':
    case 'changeQrCode':
    case 'changeMedallion':
    case 'changeEtching':
    case 'place':
    case 'nudge':
    case 'scale':
    case 'turn':
    case 'delete':
    case 'changeParagraph':
      return isLocked(Parms, edit.element) ? undefined : edit;
    case 'setLines':
    case 'group':
    case 'ungroup':
      return edit.elements.some((element) => isLocked(Parms, element)) ? undefined : edit;
    case 'hideElements': {
      const free = edit.hidden ? edit.elements.filter((element) => !isLocked(Parms, element)) : edit.elements;
      if (free.length === edit.elements.length) return edit;
      return free.length === 0 ? undefined : { ...edit, elements: free };
    }
    case 'reserveElements': {
      // Its paragraph is reserved with a line, so that one that is locked keeps the others.
      const isFree = (element: number) => movedWith(Parms, element).every((one) => !isLocked(Parms, one));
      const free = edit.reserved ? edit.elements.filter(isFree) : edit.elements;
      if (free.length === edit.elements.length) return edit;
      return free.length === 0 ? undefined : { ...edit, elements: free };
    }
    case 'copyStyle': {
      const kept = Parms.flatMap((_element, index) => (isLocked(Parms, index) ? [index] : []));
      return kept.length === 0 ? edit : { ...edit, except: [...new Set([...(edit.except ?? []), ...kept])] };
    }
    case 'together':
      return allowedTogether(edit, design);
    case 'nameElement':
    case 'lockElements':
    case 'copy':
    case 'copyGroup':
    case 'mirrorCopy':
    case 'setStyles':
    case 'order':
    case 'moveTo':
    case 'addText':
    case 'addVignet':
    case 'addOwnVignet':
    case 'addAttachment':
    case 'addQrCode':
    case 'addMedallion':
    case 'addEtching':
    case 'rename':
    case 'agree':
    case 'chooseStone':
    case 'changeMake':
    case 'orderStone':
    case 'addOwnStone':
    case 'finishOwnStone':
    case 'chooseBackground':
    case 'moveBackground':
    case 'changeFrame':
    case 'compose':
    case 'setCentreLine':
    case 'addRuler':
    case 'moveRuler':
    case 'deleteRuler':
    case 'addGuideLine':
    case 'moveGuideLine':
    case 'deleteGuideLine':
    case 'waveAside':
    case 'takeUpAgain':
      return edit;
  }
}
