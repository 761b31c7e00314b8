import { describe, expect, test } from 'vitest';
import { saveUrgency } from '../../src/stone/autosave';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { type Edit, joinsSteps } from '../../src/stone/edits/edit';
import { attachmentParm } from '../../src/stone/parm';
import { design } from '../../src/stone/stone';
import { attachmentAt, LANTERN, ROSE, sampleDesign } from './sampleDesign';

const vase = attachmentParm.parse({ type: 'attachment', attachmentId: 111, position: { x: 50, y: 60 } });
/** A lantern as the catalogue has it. */
const LANTERNS = { id: 101, width: 120, height: 240 };
const changes: readonly Edit[] = [
  { kind: 'addAttachment', attachment: vase },
  { kind: 'changeAttachment', element: LANTERN, attachmentId: 121 },
];

describe('An attachment', () => {
  test('is put on top of everything else', () => {
    const after = applyEdit(sampleDesign(), { kind: 'addAttachment', attachment: vase });
    expect(after.Parms).toHaveLength(5);
    expect(attachmentAt(after, 4)).toEqual(vase);
  });

  test('is exchanged in its place; nothing else takes its number', () => {
    const before = sampleDesign();
    const after = applyEdit(before, { kind: 'changeAttachment', element: LANTERN, attachmentId: 121 });
    expect(attachmentAt(after, LANTERN)).toEqual({ ...attachmentAt(before, LANTERN), attachmentId: 121 });
    expect(applyEdit(before, { kind: 'changeAttachment', element: ROSE, attachmentId: 121 })).toBe(before);
    expect(applyEdit(before, { kind: 'changeAttachment', element: LANTERN, attachmentId: 7 })).toBe(before);
  });

  test('is a step of undo of its own, and saved at once; where it stands and how large it is, soon', () => {
    const before = sampleDesign();
    for (const edit of changes) {
      expect(joinsSteps(edit)).toBe(false);
      expect(saveUrgency(before, applyEdit(before, edit))).toBe('now');
    }
    const moved = applyEdit(before, { kind: 'place', element: LANTERN, x: 1, y: 2 });
    expect(saveUrgency(before, moved)).toBe('soon');
    expect(saveUrgency(before, applyEdit(before, { kind: 'scale', element: LANTERN, scale: 2 }))).toBe(
      'soon',
    );
  });

  test('is as large on a lower stone, where it stands within the edge', () => {
    const tall = design.parse({
      Parms: [{ type: 'attachment', attachmentId: 101, position: { x: 300, y: 375 } }],
    });
    const fitting = {
      from: { width: 600, height: 750 },
      to: { width: 600, height: 200 },
      vignets: [],
      attachments: [LANTERNS],
    };
    const after = applyEdit(tall, { kind: 'chooseStone', stoneTypeId: 20, variantId: 1, fitting });
    // It is higher than the stone, and stands in its middle.
    expect(attachmentAt(after, 0)).toMatchObject({ scale: 1, position: { x: 300, y: 100 } });
  });

  test('that stands at the foot of a stone stands at the foot of every other, as far to its side', () => {
    const vased = design.parse({
      Parms: [
        { type: 'text', subText: 'Anna', position: { x: 300, y: 300 } },
        { type: 'attachment', attachmentId: 101, position: { x: 500, y: 630 } },
      ],
    });
    const fitting = {
      from: { width: 600, height: 750 },
      to: { width: 300, height: 500 },
      vignets: [],
      attachments: [LANTERNS],
    };
    const after = applyEdit(vased, { kind: 'chooseStone', stoneTypeId: 20, variantId: 1, fitting });
    expect(attachmentAt(after, 1)).toMatchObject({ scale: 1, position: { x: 250, y: 380 } });
    expect(after.Parms[0]).toMatchObject({ position: { x: 150 } });
  });
});

describe('An uploaded vignet', () => {
  test('may say how large it is in mm; what is no length is refused', () => {
    const read = (given: object) => design.safeParse({ stoneVignets: [{ id: 1, url: '/u/1', ...given }] });
    expect(read({}).data?.stoneVignets).toEqual([{ id: 1, url: '/u/1' }]);
    expect(read({ width: 80, height: '40,5' }).data?.stoneVignets).toEqual([
      { id: 1, url: '/u/1', width: 80, height: 40.5 },
    ]);
    for (const width of [0, -3, 'wide', 1e9]) expect(read({ width }).success).toBe(false);
  });

  test('counts with its height too', () => {
    const own = design.parse({
      Parms: [{ type: 'customVignet', vignetId: 1, position: { x: 300, y: 375 } }],
      stoneVignets: [{ id: 1, url: '/u/1', width: 100, height: 400 }],
    });
    const fitting = {
      from: { width: 600, height: 750 },
      to: { width: 600, height: 400 },
      vignets: [{ id: 1, kind: 'sandblown' as const, width: 10, height: 10 }],
      attachments: [],
    };
    const after = applyEdit(own, { kind: 'chooseStone', stoneTypeId: 20, variantId: 1, fitting });
    expect(after.Parms[0]?.scale).toBeCloseTo(0.8, 9);
  });
});
