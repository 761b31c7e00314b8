import type { Edit } from '../../src/stone/edits/edit';
import { etchingParm } from '../../src/stone/etching/parm';
import { medallionParm } from '../../src/stone/medallion/parm';
import { takeOverWords } from '../../src/stone/merging/takeOverWords';
import { wordDifferences } from '../../src/stone/merging/wordDifferences';
import { paragraphsOf } from '../../src/stone/paragraph/paragraphs';
import { writeParagraph } from '../../src/stone/paragraph/writeParagraph';
import {
  attachmentParm,
  customVignetParm,
  sandblownVignetParm,
  type TextParm,
  textParm,
} from '../../src/stone/parm';
import { qrCodeParm } from '../../src/stone/qrCode/parm';
import { type Design, stoneVignet } from '../../src/stone/stone';
import { MAKEABLE } from './make/makeableStone';

/** A random whole number below a limit. */
export type Chance = (below: number) => number;

let written = 0;
/** A letter that no line has had before: which one it is can be told by looking at it. */
function newLetter(): string {
  written += 1;
  // Two planes of ideographs, each of them one letter; none of them joins with its neighbours.
  return String.fromCodePoint(written < 20_000 ? 0x4e00 + written : 0x20000 + written - 20_000);
}

/** A line of letters that no other line has had. */
export const newLetters = (count: number) => Array.from({ length: count }, newLetter).join('');

/** The line in which a letter was written first: it may go to another, and does not come back but by undoing that. */
export type Homes = Map<string, string>;

const upload = stoneVignet.parse({ id: 9, url: 'data:,', width: 10, height: 10 });
const vignet = sandblownVignetParm.parse({ type: 'sandblownVignet', vignetId: 1 });
const drawing = customVignetParm.parse({ type: 'customVignet', vignetId: 9 });
const attachment = attachmentParm.parse({ type: 'attachment', attachmentId: 3 });
const medallion = medallionParm.parse({ type: 'medallion', picture: 'data:,' });
const etching = etchingParm.parse({ type: 'etching', picture: 'data:,' });
const qrCode = qrCodeParm.parse({ type: 'qrCode', content: 'https://example.org' });
const mark = { kind: 'outside', about: [], characters: '', value: null, limit: null, reason: 'so' } as const;
const own = { id: 900, url: '', width: 400, height: 500, outline: 'M0 0H400V500H0Z' };
const style = { name: 'Navn', fontFamily: 'Cinzel', fontSize: '20' };
const line = { dotOne: { x: 0, y: 0 }, dotTwo: { x: 9, y: 9 } };

/** A line with some letters taken out and some new ones put in, in one place. */
function respelt(text: string, chance: Chance): string {
  const letters = [...text];
  const from = chance(letters.length + 1);
  letters.splice(from, chance(Math.min(4, letters.length - from + 1)), newLetters(chance(4)));
  return letters.join('') || newLetter();
}

/** Whether lines can be told apart by what they say: a copy beside its original cannot. */
const areTold = (lines: readonly { readonly line: TextParm }[]) =>
  new Set(lines.map(({ line: { subText } }) => subText)).size === lines.length;

/** The lines of an edit, where they can be told apart. */
function toldApart(edit: Edit | undefined): Edit | undefined {
  const parts = edit?.kind === 'together' ? edit.edits : edit ? [edit] : [];
  return parts.every((part) => part.kind !== 'setLines' || areTold(part.lines)) ? edit : undefined;
}

/** Letters go over from the end of a paragraph's line to the head of the next, as where its width has become less. */
function rebroken(design: Design, chance: Chance, homes: Homes): Edit | undefined {
  const paragraphs = paragraphsOf(design.Parms);
  const whole = paragraphs[chance(Math.max(1, paragraphs.length))];
  if (!whole) return undefined;
  const lines: { readonly from: number | undefined; readonly line: TextParm }[] = whole.lines.map(
    ({ element, line: each }) => ({ from: element, line: each }),
  );
  const [first, second] = lines;
  if (first && second) {
    const letters = [...first.line.subText];
    const key = design.Parms[first.from ?? -1]?.key;
    const going: string[] = [];
    while (letters.length > 1 && going.length < 2 && homes.get(letters.at(-1) ?? '') === key)
      going.unshift(letters.pop() ?? '');
    lines[0] = { ...first, line: { ...first.line, subText: letters.join('') } };
    lines[1] = { ...second, line: { ...second.line, subText: `${going.join('')}${second.line.subText}` } };
  }
  if (chance(3) === 0)
    lines.splice(1, 0, { from: undefined, line: textParm.parse({ type: 'text', subText: newLetters(3) }) });
  if (lines.length > 3) lines.pop();
  return { kind: 'setLines', elements: whole.lines.map(({ element }) => element), lines };
}

/** The words of another stone: this one's, of which some lines say something else, one is lacking and one is new. */
function takenOver(design: Design, chance: Chance): Edit | undefined {
  const others = design.Parms.filter(() => chance(6) > 0).map((parm) =>
    parm.type === 'text' && chance(3) === 0 ? { ...parm, subText: respelt(parm.subText, chance) } : parm,
  );
  const there = { ...design, Parms: [...others, textParm.parse({ type: 'text', subText: newLetters(4) })] };
  return takeOverWords(design, wordDifferences(design, there), (_, [subText = '']) => ({
    kind: 'addText',
    subText,
    given: {},
  }));
}

/** What is typed into a paragraph: its text with a piece of it respelt. */
function retyped(design: Design, chance: Chance): Edit | undefined {
  const [whole] = paragraphsOf(design.Parms);
  if (!whole) return undefined;
  const texts = whole.lines.map(({ line: { subText } }) => subText);
  const at = chance(texts.length);
  return writeParagraph(whole, texts.with(at, respelt(texts[at] ?? '', chance)).join('\n'));
}

/** An edit of each kind at a random place; a kind that is lacking here does not compile. */
export function randomEdits(
  design: Design,
  chance: Chance,
  homes: Homes,
): { readonly [K in Edit['kind']]: () => Edit | undefined } {
  const count = Math.max(1, design.Parms.length);
  const element = chance(count);
  const elements = [...new Set([element, chance(count), chance(count)])];
  const at = design.Parms[element];
  const text = at?.type === 'text' ? at.subText : '';
  return {
    writeText: () => ({ kind: 'writeText', element, subText: respelt(text, chance) }),
    changeText: () =>
      chance(2) === 0
        ? { kind: 'changeText', element, fields: { fontSize: `${20 + chance(20)}` } }
        : at?.type === 'text'
          ? { kind: 'changeText', element, fields: { subText: respelt(text, chance) } }
          : undefined,
    spaceCharacter: () => ({ kind: 'spaceCharacter', element, character: chance(6), mm: chance(5) }),
    spaceCharacters: () => ({ kind: 'spaceCharacters', element, spacings: [chance(5), chance(5)] }),
    setLines: () => toldApart(chance(2) === 0 ? rebroken(design, chance, homes) : retyped(design, chance)),
    changeParagraph: () => ({ kind: 'changeParagraph', element, fields: { leading: 20 + chance(20) } }),
    together: () =>
      chance(2) === 0
        ? toldApart(takenOver(design, chance))
        : {
            kind: 'together',
            edits: [
              { kind: 'delete', element },
              { kind: 'moveTo', element: chance(count), to: chance(count) },
              { kind: 'copy', element: chance(count) },
            ],
          },
    group: () =>
      chance(2) === 0
        ? { kind: 'group', elements }
        : { kind: 'group', elements, paragraph: { align: 'centre', leading: 30 } },
    ungroup: () => ({ kind: 'ungroup', elements }),
    order: () => ({ kind: 'order', element, direction: chance(2) === 0 ? 'forward' : 'back' }),
    moveTo: () => ({ kind: 'moveTo', element, to: chance(count) }),
    copy: () => ({ kind: 'copy', element }),
    copyGroup: () => ({ kind: 'copyGroup', elements }),
    mirrorCopy: () => ({ kind: 'mirrorCopy', elements, about: 300 }),
    delete: () => ({ kind: 'delete', element }),
    place: () => ({ kind: 'place', element, x: chance(600), y: chance(900) }),
    nudge: () => ({ kind: 'nudge', element, dx: 0.1, dy: -0.1 }),
    turn: () => ({ kind: 'turn', element, rotation: chance(360) }),
    scale: () => ({ kind: 'scale', element, scale: 1 + chance(10) / 10 }),
    nameElement: () => ({ kind: 'nameElement', element, name: `Nr. ${chance(9)}` }),
    lockElements: () => ({ kind: 'lockElements', elements, locked: chance(4) === 0 }),
    hideElements: () => ({ kind: 'hideElements', elements, hidden: chance(4) === 0 }),
    reserveElements: () => ({ kind: 'reserveElements', elements, reserved: chance(4) === 0 }),
    copyStyle: () => ({ kind: 'copyStyle', element, heights: [15, 25] }),
    setStyles: () => ({ kind: 'setStyles', styles: chance(2) === 0 ? [] : [style as never] }),
    addText: () => ({ kind: 'addText', subText: newLetters(5), given: {} }),
    addVignet: () => ({ kind: 'addVignet', vignet: { ...vignet } }),
    addOwnVignet: () => ({ kind: 'addOwnVignet', upload, vignet: { ...drawing } }),
    addAttachment: () => ({ kind: 'addAttachment', attachment: { ...attachment } }),
    addMedallion: () => ({ kind: 'addMedallion', medallion: { ...medallion } }),
    addEtching: () => ({ kind: 'addEtching', etching: { ...etching } }),
    addQrCode: () => ({ kind: 'addQrCode', qrCode: { ...qrCode } }),
    changeMedallion: () => ({ kind: 'changeMedallion', element, fields: { tone: 'sepia' } }),
    changeEtching: () => ({ kind: 'changeEtching', element, fields: { dpi: 254 } }),
    changeQrCode: () => ({
      kind: 'changeQrCode',
      element,
      fields: { content: `https://example.org/${chance(9)}` },
    }),
    changeAttachment: () => ({ kind: 'changeAttachment', element, attachmentId: 1 + chance(9) }),
    changeVignet: () => ({ kind: 'changeVignet', element, fields: { reverse: chance(2) === 0 } }),
    thickenStrokes: () => ({ kind: 'thickenStrokes', element, by: chance(3) / 10 }),
    swapVignet: () => ({ kind: 'swapVignet', element, vignet: { ...vignet, vignetId: 1 + chance(9) } }),
    rename: () => ({ kind: 'rename', designName: `Nr. ${chance(9)}` }),
    agree: () => ({ kind: 'agree', fields: { Comment: `Nr. ${chance(9)}` } }),
    chooseStone: () => ({ kind: 'chooseStone', stoneTypeId: 15 + chance(9), variantId: 1 + chance(3) }),
    changeMake: () => ({ kind: 'changeMake', fields: { bevel: chance(9) }, stone: MAKEABLE }),
    orderStone: () => ({ kind: 'orderStone' }),
    addOwnStone: () => ({
      kind: 'addOwnStone',
      stone: own as never,
      variantId: 1,
      isAddition: chance(2) === 0,
    }),
    finishOwnStone: () => ({ kind: 'finishOwnStone', stone: own.id, finish: 'rough' }),
    chooseBackground: () => ({ kind: 'chooseBackground', backgroundId: chance(9) }),
    moveBackground: () => ({ kind: 'moveBackground', fields: { x: chance(9) } as never }),
    changeFrame: () => ({ kind: 'changeFrame', fields: { Color: chance(2) === 0 ? 'guld' : 'hvid' } }),
    // Whatever was on the stone is another's: seldom, or nothing would be left to follow.
    compose: () =>
      chance(10) === 0
        ? {
            kind: 'compose',
            composed: {
              Parms: [textParm.parse({ type: 'text', subText: newLetters(6) })],
              Frame: design.Frame,
            },
          }
        : undefined,
    setCentreLine: () => ({ kind: 'setCentreLine', side: 'left', x: chance(9) }),
    addRuler: () => ({ kind: 'addRuler', ruler: line }),
    moveRuler: () => ({ kind: 'moveRuler', index: 0, ruler: line }),
    deleteRuler: () => ({ kind: 'deleteRuler', index: 0 }),
    addGuideLine: () => ({ kind: 'addGuideLine', y: chance(9) }),
    moveGuideLine: () => ({ kind: 'moveGuideLine', index: 0, y: chance(9) }),
    deleteGuideLine: () => ({ kind: 'deleteGuideLine', index: 0 }),
    waveAside: () => ({ kind: 'waveAside', mark }),
    takeUpAgain: () => ({ kind: 'takeUpAgain', mark }),
  };
}
