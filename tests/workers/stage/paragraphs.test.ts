import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { ofWholeParagraphs } from '../../../src/stone/edits/wholeParagraphs';
import type { ParagraphAlignment } from '../../../src/stone/paragraph/fields';
import type { Design } from '../../../src/stone/stone';
import type { Drawn } from '../../../workers/stage/contract';
import { designWith } from '../../scene/drawnStone';
import { stageWith } from './nodeStage';

const TEXTS = ['Elsket og savnet', 'af os alle', 'Tak for alt'];

/** Lines that are a paragraph, all about one middle. */
function withParagraph(align: ParagraphAlignment): Design {
  return designWith(
    TEXTS.map((subText, index) => ({
      type: 'text',
      subText,
      fontFamily: 'Cinzel',
      fontSize: '22',
      group: 1,
      position: { x: 300, y: 300, rotation: 0 },
      ...(index === 0 && { paragraph: { align, leading: 36 } }),
    })),
  );
}

const leftOf = ({ measures }: Drawn) => measures.elements.map(({ place, width }) => place.x - width / 2);

describe('A paragraph on the stage', () => {
  test('is laid before it is drawn, and what was measured is what is in hand by its edit', async () => {
    const { stage } = await stageWith(designWith([]));
    const asked = withParagraph('left');
    const drawn = await stage.show(asked);
    if (!drawn?.laid) throw new Error('nothing was laid');
    const [left = 0, ...others] = leftOf(drawn);
    for (const other of others) expect(other).toBeCloseTo(left, 3);
    expect(drawn.measures.elements.map(({ place }) => place.y)).toEqual([300, 336, 372]);
    const inHand = applyEdit(asked, drawn.laid);
    expect(inHand.Parms.map(({ position }) => position.x)).toEqual(
      drawn.measures.elements.map(({ place }) => place.x),
    );
    // Once it is in hand there is nothing to lay and nothing to build.
    const { elementsBuilt } = await stage.work();
    const again = await stage.show(inHand);
    expect(again).not.toHaveProperty('laid');
    expect((await stage.work()).elementsBuilt).toBe(elementsBuilt);
  });

  test('is drawn where it stands where it can no longer be edited', async () => {
    const { stage } = await stageWith(designWith([]));
    const drawn = await stage.show(withParagraph('left'), true);
    expect(drawn).not.toHaveProperty('laid');
    expect(drawn?.measures.elements.map(({ place }) => place.y)).toEqual([300, 300, 300]);
  });

  test('that stands over the edge with one line is moved as one by the remedy of that', async () => {
    const low = withParagraph('centre');
    const Parms = low.Parms.map((line) => ({ ...line, position: { ...line.position, y: 700 } }));
    const { stage } = await stageWith(designWith([]));
    const drawn = await stage.show({ ...low, Parms });
    if (!drawn?.laid) throw new Error('nothing was laid');
    const inHand = applyEdit({ ...low, Parms }, drawn.laid);
    await stage.show(inHand);
    const found = (await stage.check()).find(({ kind }) => kind === 'outside');
    const remedy = found && (await stage.remedy(found));
    if (!remedy) throw new Error('there is no way out');
    const mended = applyEdit(inHand, ofWholeParagraphs(inHand, remedy));
    const after = await stage.show(mended);
    const ys = after?.measures.elements.map(({ place }) => place.y) ?? [];
    expect(ys.map((y) => y - (ys[0] ?? 0))).toEqual([0, 36, 72]);
    expect((await stage.check()).filter(({ kind }) => kind === 'outside' || kind === 'nearEdge')).toEqual([]);
  });

  test('is laid by an edit each where there are several, of which each is made on the one before', async () => {
    const { stage } = await stageWith(designWith([]));
    const one = withParagraph('right');
    const broken = one.Parms.map((line) =>
      line.type === 'text' && line.paragraph
        ? { ...line, paragraph: { ...line.paragraph, width: 150 } }
        : line,
    );
    const two = { ...one, Parms: [...broken, ...one.Parms.map((line) => ({ ...line, group: 2 }))] };
    const drawn = await stage.show(two);
    if (!drawn?.laid) throw new Error('nothing was laid');
    const inHand = applyEdit(two, drawn.laid);
    expect(inHand.Parms.length).toBeGreaterThan(two.Parms.length);
    expect(inHand.Parms.map(({ position }) => position)).toEqual(
      drawn.measures.elements.map(({ place: { x, y, rotation } }) => ({ x, y, rotation })),
    );
    expect(await stage.show(inHand)).not.toHaveProperty('laid');
  });
});
