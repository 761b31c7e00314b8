import { describe, expect, test } from 'vitest';
import { saveUrgency } from '../../src/stone/autosave';
import type { PriceList } from '../../src/stone/catalogue/price';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { originsAfter } from '../../src/stone/edits/origins';
import { priceOf } from '../../src/stone/price/priceOf';
import { proofreadDesign } from '../../src/stone/proofreading/proofread';
import { qrCodeParm } from '../../src/stone/qrCode/parm';
import { sideFor } from '../../src/stone/qrCode/sideFor';
import { design } from '../../src/stone/stone';
import { sampleDesign } from './sampleDesign';

const qrCode = qrCodeParm.parse({ type: 'qrCode', content: 'https://example.org', wishedColor: '#000' });
const edit = { kind: 'addQrCode', qrCode } as const;
const before = sampleDesign();
const added = applyEdit(before, edit);
const CODE = before.Parms.length;

const LIST: PriceList = {
  id: 1,
  currency: 'DKK',
  engraved: [],
  mounted: [],
  vignets: { sandblown: 45_000, standard: 1, custom: 2 },
  frame: 3,
  repainting: 4,
  removal: 5,
  stones: [],
  attachments: [],
};

describe('A QR code', () => {
  test('lies on top of what was there, and is new', () => {
    expect(added.Parms).toEqual([...before.Parms, qrCode]);
    expect(originsAfter(edit, CODE)).toEqual([0, 1, 2, 3, undefined]);
  });

  test('says something else, and a colour that is chosen is the chosen one from then on', () => {
    const said = applyEdit(added, { kind: 'changeQrCode', element: CODE, fields: { content: 'Mor' } });
    expect(said.Parms[CODE]).toEqual({ ...qrCode, content: 'Mor' });
    const gold = applyEdit(added, { kind: 'changeQrCode', element: CODE, fields: { fontColor: '#D5AC6D' } });
    expect(gold.Parms[CODE]).toMatchObject({ fontColor: '#D5AC6D', wishedColor: undefined });
    expect(applyEdit(added, { kind: 'changeQrCode', element: 0, fields: { content: 'Mor' } })).toBe(added);
  });

  test('is saved soon while it is typed, at once when it is added or another colour', () => {
    const change = (fields: object) =>
      saveUrgency(added, applyEdit(added, { kind: 'changeQrCode', element: CODE, fields }));
    expect(change({ content: 'Mor' })).toBe('soon');
    expect(change({ fontColor: '#000' })).toBe('now');
    expect(saveUrgency(before, added)).toBe('now');
  });

  test('stays the same through storing and reading', () => {
    expect(design.parse(JSON.parse(JSON.stringify(added)))).toEqual(added);
  });

  test('costs as much as a sandblown ornament, on a line of its own', () => {
    const alone = { ...added, Parms: [qrCode, qrCode], ExistingStone: true };
    expect(priceOf(alone, LIST)).toEqual({
      currency: 'DKK',
      total: 90_000,
      lines: [{ key: 'qrCode', count: 2, each: 45_000, amount: 90_000 }],
    });
  });

  test('is not read by the proof-reader', () => {
    const odd = qrCodeParm.parse({ type: 'qrCode', content: 'the the  ( 31.2.1900 ,' });
    expect(proofreadDesign(applyEdit(before, { kind: 'addQrCode', qrCode: odd }))).toEqual(
      proofreadDesign(before),
    );
  });

  test('is set with modules of at least 2 mm, 80 mm at least', () => {
    // Versions 1 and 16 at level Q: 21 and 81 modules, eight more with the quiet zone.
    expect([sideFor('a'), sideFor('a'.repeat(300))]).toEqual([80, 180]);
  });
});
