import { describe, expect, test } from 'vitest';
import { allowedByLocks } from '../../src/stone/edits/allowedByLocks';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Edit } from '../../src/stone/edits/edit';
import { copyAll, deleteAll, nudgeAll, orderAll, placeAll, together } from '../../src/stone/edits/several';
import { etchingParm } from '../../src/stone/etching/parm';
import { medallionParm } from '../../src/stone/medallion/parm';
import { customVignetParm, sandblownVignetParm } from '../../src/stone/parm';
import { qrCodeParm } from '../../src/stone/qrCode/parm';
import { type Design, design, stoneVignet } from '../../src/stone/stone';
import { MAKEABLE } from './make/makeableStone';
import { BORN, LANTERN, NAME, ROSE, sampleDesign } from './sampleDesign';

const locked = (stone: Design, ...elements: number[]) =>
  applyEdit(stone, { kind: 'lockElements', elements, locked: true });

const qrCode = qrCodeParm.parse({ type: 'qrCode', content: 'https://example.org' });
const medallion = medallionParm.parse({ type: 'medallion', picture: 'data:,' });
const etching = etchingParm.parse({ type: 'etching', picture: 'data:,' });
const upload = stoneVignet.parse({ id: 9, url: 'data:,', width: 10, height: 10 });
const drawing = customVignetParm.parse({ type: 'customVignet', vignetId: 9 });
/** Where they stand behind the sample's elements. */
const CODE = 4;
const DRAWING = 5;
const PLATE = 6;
const ETCHED = 7;
const withAll = [
  { kind: 'addQrCode', qrCode } as const,
  { kind: 'addOwnVignet', upload, vignet: drawing } as const,
  { kind: 'addMedallion', medallion } as const,
  { kind: 'addEtching', etching } as const,
].reduce(applyEdit, sampleDesign());

/** The sample with a line that is a paragraph. */
const grouped = applyEdit(withAll, {
  kind: 'group',
  elements: [NAME],
  paragraph: { align: 'centre', leading: 30 },
});

const everythingLocked = locked(withAll, NAME, BORN, ROSE, LANTERN, CODE, DRAWING, PLATE, ETCHED);
const vignet = sandblownVignetParm.parse({ type: 'sandblownVignet', vignetId: 1 });
const line = { dotOne: { x: 0, y: 0 }, dotTwo: { x: 9, y: 9 } };
const mark = { kind: 'outside', about: [], characters: '', value: null, limit: null, reason: 'so' };
const inscription = { Parms: design.parse({}).Parms, Frame: design.parse({}).Frame };
const own = { id: 900, url: '', width: 400, height: 500, outline: 'M0 0H400V500H0Z' };

/** One edit of each kind that would change something, and whether a lock on everything it names refuses it. */
const OF_EACH_KIND: {
  readonly [K in Edit['kind']]: readonly [edit: Extract<Edit, { kind: K }>, does: 'refused' | 'made'];
} = {
  writeText: [{ kind: 'writeText', element: NAME, subText: 'Ane' }, 'refused'],
  changeText: [{ kind: 'changeText', element: NAME, fields: { fontSize: '9' } }, 'refused'],
  spaceCharacter: [{ kind: 'spaceCharacter', element: NAME, character: 0, mm: 9 }, 'refused'],
  spaceCharacters: [{ kind: 'spaceCharacters', element: NAME, spacings: [9, 9, 9, 9] }, 'refused'],
  changeVignet: [{ kind: 'changeVignet', element: ROSE, fields: { reverse: true } }, 'refused'],
  thickenStrokes: [{ kind: 'thickenStrokes', element: DRAWING, by: 0.5 }, 'refused'],
  swapVignet: [{ kind: 'swapVignet', element: ROSE, vignet }, 'refused'],
  changeAttachment: [{ kind: 'changeAttachment', element: LANTERN, attachmentId: 8 }, 'refused'],
  addEtching: [{ kind: 'addEtching', etching }, 'made'],
  changeEtching: [{ kind: 'changeEtching', element: ETCHED, fields: { dpi: 254 } }, 'refused'],
  addMedallion: [{ kind: 'addMedallion', medallion }, 'made'],
  changeMedallion: [{ kind: 'changeMedallion', element: PLATE, fields: { tone: 'sepia' } }, 'refused'],
  addQrCode: [{ kind: 'addQrCode', qrCode }, 'made'],
  changeQrCode: [{ kind: 'changeQrCode', element: CODE, fields: { content: 'other' } }, 'refused'],
  place: [{ kind: 'place', element: NAME, x: 1, y: 2 }, 'refused'],
  nudge: [{ kind: 'nudge', element: NAME, dx: 1, dy: 0 }, 'refused'],
  scale: [{ kind: 'scale', element: ROSE, scale: 2 }, 'refused'],
  turn: [{ kind: 'turn', element: ROSE, rotation: 30 }, 'refused'],
  delete: [{ kind: 'delete', element: NAME }, 'refused'],
  hideElements: [{ kind: 'hideElements', elements: [NAME], hidden: true }, 'refused'],
  reserveElements: [{ kind: 'reserveElements', elements: [NAME], reserved: true }, 'refused'],
  together: [nudgeAll([NAME, ROSE], 1, 0) as Extract<Edit, { kind: 'together' }>, 'refused'],
  group: [{ kind: 'group', elements: [NAME, ROSE] }, 'refused'],
  ungroup: [{ kind: 'ungroup', elements: [NAME] }, 'refused'],
  changeParagraph: [{ kind: 'changeParagraph', element: NAME, fields: { leading: 40 } }, 'refused'],
  setLines: [{ kind: 'setLines', elements: [NAME], lines: [] }, 'refused'],
  copyGroup: [{ kind: 'copyGroup', elements: [NAME, ROSE] }, 'made'],
  mirrorCopy: [{ kind: 'mirrorCopy', elements: [NAME, ROSE], about: 300 }, 'made'],
  setStyles: [{ kind: 'setStyles', styles: [] }, 'made'],
  // It leaves the locked lines as they are, which here are all; what it may change is tried below.
  copyStyle: [{ kind: 'copyStyle', element: NAME, heights: [] }, 'made'],
  nameElement: [{ kind: 'nameElement', element: NAME, name: 'Navnet' }, 'made'],
  lockElements: [{ kind: 'lockElements', elements: [NAME], locked: false }, 'made'],
  copy: [{ kind: 'copy', element: NAME }, 'made'],
  order: [{ kind: 'order', element: NAME, direction: 'forward' }, 'made'],
  moveTo: [{ kind: 'moveTo', element: NAME, to: LANTERN }, 'made'],
  addText: [{ kind: 'addText', subText: 'Fred', given: {} }, 'made'],
  addVignet: [{ kind: 'addVignet', vignet }, 'made'],
  addOwnVignet: [{ kind: 'addOwnVignet', upload, vignet }, 'made'],
  addAttachment: [{ kind: 'addAttachment', attachment: sampleDesign().Parms[LANTERN] as never }, 'made'],
  rename: [{ kind: 'rename', designName: 'En anden' }, 'made'],
  agree: [{ kind: 'agree', fields: { Comment: 'Tak' } }, 'made'],
  chooseStone: [{ kind: 'chooseStone', stoneTypeId: 20, variantId: 2001 }, 'made'],
  changeMake: [{ kind: 'changeMake', fields: { bevel: 5 }, stone: MAKEABLE }, 'made'],
  orderStone: [{ kind: 'orderStone' }, 'made'],
  addOwnStone: [{ kind: 'addOwnStone', stone: own as never, variantId: 1, isAddition: true }, 'made'],
  // The sample's stone is of the catalogue: what it does is tried with photographed ones.
  finishOwnStone: [{ kind: 'finishOwnStone', stone: own.id, finish: 'rough' }, 'made'],
  chooseBackground: [{ kind: 'chooseBackground', backgroundId: 3 }, 'made'],
  moveBackground: [{ kind: 'moveBackground', fields: { x: 4 } as never }, 'made'],
  changeFrame: [{ kind: 'changeFrame', fields: { Color: 'guld' } }, 'made'],
  compose: [{ kind: 'compose', composed: inscription }, 'made'],
  setCentreLine: [{ kind: 'setCentreLine', side: 'left', x: 4 }, 'made'],
  addRuler: [{ kind: 'addRuler', ruler: line }, 'made'],
  moveRuler: [{ kind: 'moveRuler', index: 0, ruler: line }, 'made'],
  deleteRuler: [{ kind: 'deleteRuler', index: 0 }, 'made'],
  addGuideLine: [{ kind: 'addGuideLine', y: 9 }, 'made'],
  moveGuideLine: [{ kind: 'moveGuideLine', index: 0, y: 5 }, 'made'],
  deleteGuideLine: [{ kind: 'deleteGuideLine', index: 0 }, 'made'],
  waveAside: [{ kind: 'waveAside', mark }, 'made'],
  takeUpAgain: [{ kind: 'takeUpAgain', mark }, 'made'],
};

describe('What is locked', () => {
  test.each(Object.entries(OF_EACH_KIND))('allows of “%s” what it should', (_kind, [edit, does]) => {
    const allowed = allowedByLocks(edit, everythingLocked);
    expect(allowed === undefined ? 'refused' : 'made').toBe(does);
    // Of an unlocked design it is the edit itself.
    expect(allowedByLocks(edit, sampleDesign())).toBe(edit);
    if (does === 'refused') expect(applyEdit(grouped, edit)).not.toEqual(grouped);
  });

  test('is unchanged by any edit but of its name, its lock, its being shown and its place in the order', () => {
    const before = everythingLocked.Parms[NAME];
    for (const [edit] of Object.values(OF_EACH_KIND)) {
      const allowed = allowedByLocks(edit, everythingLocked);
      if (!allowed || ['nameElement', 'lockElements', 'compose'].includes(edit.kind)) continue;
      expect(applyEdit(everythingLocked, allowed).Parms, edit.kind).toContainEqual(before);
    }
  });

  test('stays where it is while others are moved, deleted, hidden or styled with it', () => {
    const stone = locked(sampleDesign(), BORN);
    const does = (edit: Edit) => applyEdit(stone, allowedByLocks(edit, stone) ?? edit).Parms;
    const moved = does(placeAll([NAME, BORN, ROSE].map((element) => ({ element, x: 9, y: 9 }))));
    expect(moved.map(({ position }) => position.x)).toEqual([9, 300, 9, 100]);
    expect(does(deleteAll([NAME, BORN, ROSE]))).toEqual([stone.Parms[BORN], stone.Parms[LANTERN]]);
    expect(
      does({ kind: 'hideElements', elements: [NAME, BORN], hidden: true }).map(
        ({ hidden }) => hidden ?? false,
      ),
    ).toEqual([true, false, false, false]);
    const styled = does(
      together([
        { kind: 'changeText', element: NAME, fields: { fontFamily: 'Cinzel' } },
        { kind: 'copyStyle', element: NAME, heights: [] },
      ]),
    );
    expect(styled[BORN]).toEqual(stone.Parms[BORN]);
    expect(does(copyAll([BORN])).at(-1)?.locked).toBeUndefined();
    expect(does(orderAll([BORN], 'forward', 4))[ROSE]).toEqual(stone.Parms[BORN]);
  });

  test('holds every line of its paragraph, which stand as one, and no other of a group', () => {
    const { Parms } = applyEdit(sampleDesign(), {
      kind: 'group',
      elements: [NAME, BORN],
      paragraph: { align: 'left', leading: 30 },
    });
    const stone = locked({ ...sampleDesign(), Parms }, BORN);
    const nudge: Edit = { kind: 'nudge', element: NAME, dx: 1, dy: 0 };
    expect(allowedByLocks(nudge, stone)).toBeUndefined();
    expect(
      allowedByLocks({ kind: 'changeParagraph', element: NAME, fields: { leading: 9 } }, stone),
    ).toBeUndefined();
    expect(allowedByLocks({ ...nudge, element: ROSE }, stone)).toBeDefined();
    const loose = locked(applyEdit(sampleDesign(), { kind: 'group', elements: [NAME, ROSE] }), ROSE);
    expect(allowedByLocks(nudge, loose)).toBe(nudge);
  });

  test('refuses several edits that are only one thing: a character, and the vignet in its place', () => {
    const stone = locked(sampleDesign(), NAME);
    const written = { kind: 'writeText', element: NAME, subText: 'Ann' } as const;
    const replaced = together([written, { kind: 'addVignet', vignet }]);
    expect(allowedByLocks(replaced, stone)).toBeUndefined();
    // What follows meant another element, since this one was to go.
    const shifting = together([
      { kind: 'delete', element: NAME },
      { kind: 'turn', element: BORN, rotation: 9 },
    ]);
    expect(allowedByLocks(shifting, stone)).toBeUndefined();
    // A lock that is taken off on the way no longer counts.
    const freed = together([{ kind: 'lockElements', elements: [NAME], locked: false }, written]);
    expect(allowedByLocks(freed, stone)).toBe(freed);
  });
});
