import { newText } from '../defaults';
import type { Frame } from '../frame';
import type { Parm, VignetParm } from '../parm';
import type { Design } from '../stone';
import { withoutWaved, withWaved } from '../waved';
import { changeEtching, scaledEtching } from './changeEtching';
import { changeMake } from './changeMake';
import { changeMedallion, scaledMedallion } from './changeMedallion';
import { chooseStone } from './chooseStone';
import { copyStyle } from './copyStyle';
import type { Edit } from './edit';
import { addElement, changeElement, copyElement, deleteElement, moveInOrder, moveTo } from './element';
import { withChosenColour, withFields } from './fields';
import { copyGroup, group, ungroup } from './group';
import { addGuideLine, deleteGuideLine, moveGuideLine } from './guideLines';
import { hideElements, lockElements, nameElement, reserveElements } from './handle';
import { mirrorCopy } from './mirrorCopy';
import { moveBackground } from './moveBackground';
import { addOwnStone, addOwnVignet, finishOwnStone } from './ownUploads';
import { changeParagraph, setLines } from './paragraph';
import { nudgeElement, placeElement, turnElement } from './place';
import { addRuler, deleteRuler, moveRuler, setCentreLine } from './rulers';
import { setStyles } from './setStyles';
import { swapVignet } from './swapVignet';
import { changeText, spaceCharacter, spaceCharacters, writeText } from './text';
import { thickenStrokes } from './thickenStrokes';

function changeVignet(design: Design, index: number, fields: Partial<Omit<VignetParm, 'type'>>): Design {
  return changeElement(design, index, (element) =>
    'vignetId' in element ? withFields(element, withChosenColour(fields)) : element,
  );
}

/** An element pulled to a scale: what is ordered by its sides gets other sides. */
function scaledElement(element: Parm, scale: number): Parm {
  if (element.type === 'medallion') return scaledMedallion(element, scale);
  return element.type === 'etching' ? scaledEtching(element, scale) : withFields(element, { scale });
}

/** An explicitly set colour becomes the chosen one. */
function changeFrame(frame: Frame, fields: Partial<Frame>): Frame {
  return withFields(frame, fields.Color === undefined ? fields : { ...fields, wishedColor: undefined });
}

/** The design after an edit; the same object where the edit changes nothing. */
export function applyEdit(design: Design, edit: Edit): Design {
  switch (edit.kind) {
    case 'rename':
      return withFields(design, { designName: edit.designName });
    case 'agree':
      return withFields(design, edit.fields);
    case 'chooseStone':
      return chooseStone(design, edit);
    case 'changeMake':
      return changeMake(design, edit);
    case 'orderStone':
      return withFields(design, { ExistingStone: false });
    case 'addOwnStone':
      return addOwnStone(design, edit);
    case 'addOwnVignet':
      return addOwnVignet(design, edit.upload, edit.vignet);
    case 'finishOwnStone':
      return finishOwnStone(design, edit.stone, edit.finish);
    case 'chooseBackground':
      return withFields(design, { BackgroundId: edit.backgroundId });
    case 'moveBackground':
      return moveBackground(design, edit.fields);
    case 'changeFrame':
      return withFields(design, { Frame: changeFrame(design.Frame, edit.fields) });
    case 'compose':
      return withFields(design, edit.composed);
    case 'addText':
      return addElement(design, newText(edit.subText, edit.given));
    case 'addVignet':
      return addElement(design, edit.vignet);
    case 'addAttachment':
      return addElement(design, edit.attachment);
    case 'addMedallion':
      return addElement(design, edit.medallion);
    case 'changeMedallion':
      return changeElement(design, edit.element, (element) =>
        element.type === 'medallion' ? changeMedallion(element, edit.fields) : element,
      );
    case 'addEtching':
      return addElement(design, edit.etching);
    case 'changeEtching':
      return changeElement(design, edit.element, (element) =>
        element.type === 'etching' ? changeEtching(element, edit.fields) : element,
      );
    case 'addQrCode':
      return addElement(design, edit.qrCode);
    case 'changeQrCode':
      return changeElement(design, edit.element, (element) =>
        element.type === 'qrCode' ? withFields(element, withChosenColour(edit.fields)) : element,
      );
    case 'changeAttachment':
      return changeElement(design, edit.element, (element) =>
        element.type === 'attachment' ? withFields(element, { attachmentId: edit.attachmentId }) : element,
      );
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
    case 'thickenStrokes':
      return thickenStrokes(design, edit.element, edit.by);
    case 'swapVignet':
      return swapVignet(design, edit.element, edit.vignet);
    case 'place':
      return placeElement(design, edit.element, edit.x, edit.y);
    case 'nudge':
      return nudgeElement(design, edit.element, edit.dx, edit.dy);
    case 'scale':
      return changeElement(design, edit.element, (element) => scaledElement(element, edit.scale));
    case 'turn':
      return turnElement(design, edit.element, edit.rotation);
    case 'order':
      return moveInOrder(design, edit.element, edit.direction);
    case 'moveTo':
      return moveTo(design, edit.element, edit.to);
    case 'nameElement':
      return nameElement(design, edit.element, edit.name);
    case 'lockElements':
      return lockElements(design, edit.elements, edit.locked);
    case 'hideElements':
      return hideElements(design, edit.elements, edit.hidden);
    case 'reserveElements':
      return reserveElements(design, edit.elements, edit.reserved);
    case 'copyStyle':
      return copyStyle(design, edit.element, edit.heights, edit.except);
    case 'copy':
      return copyElement(design, edit.element);
    case 'mirrorCopy':
      return mirrorCopy(design, edit.elements, edit.about);
    case 'copyGroup':
      return copyGroup(design, edit.elements);
    case 'delete':
      return deleteElement(design, edit.element);
    case 'setCentreLine':
      return setCentreLine(design, edit.side, edit.x);
    case 'addRuler':
      return addRuler(design, edit.ruler);
    case 'moveRuler':
      return moveRuler(design, edit.index, edit.ruler);
    case 'deleteRuler':
      return deleteRuler(design, edit.index);
    case 'addGuideLine':
      return addGuideLine(design, edit.y);
    case 'moveGuideLine':
      return moveGuideLine(design, edit.index, edit.y);
    case 'deleteGuideLine':
      return deleteGuideLine(design, edit.index);
    case 'setStyles':
      return setStyles(design, edit.styles);
    case 'waveAside':
      return withWaved(design, edit.mark);
    case 'takeUpAgain':
      return withoutWaved(design, edit.mark);
    case 'group':
      return group(design, edit.elements, edit.paragraph);
    case 'ungroup':
      return ungroup(design, edit.elements);
    case 'changeParagraph':
      return changeParagraph(design, edit.element, edit.fields);
    case 'setLines':
      return setLines(design, edit.elements, edit.lines);
    case 'together':
      return edit.edits.reduce(applyEdit, design);
  }
}
