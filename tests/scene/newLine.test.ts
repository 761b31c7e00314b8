import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { measureScene } from '../../src/scene/measures';
import { newLine, newLines, type Room } from '../../src/scene/newLine';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { linesIn } from '../../src/stone/edits/linesIn';
import { letterHeightsOn } from '../../src/stone/letterHeights';
import type { Design } from '../../src/stone/stone';
import { catalogue, chosen, designWith, sources, standardStone } from './drawnStone';
import { strokes } from './measuredStrokes';

const VERSE = 'Elsket og savnet\nTak for alt\nFred med dit minde';

function roomOf(design: Design): Room {
  const scene = buildScene(design, sources);
  return {
    measures: measureScene(scene),
    outline: scene.slab.outline,
    letterHeights: letterHeightsOn(FONTS, scene.slab.variant),
  };
}

const withLine = (design: Design, text: string) => applyEdit(design, newLine(design, roomOf(design), text));

function withPasted(design: Design, written: string): Design {
  const edit = newLines(design, roomOf(design), linesIn(written));
  if (!edit) throw new Error('nothing was pasted');
  return applyEdit(design, edit);
}

/** What a mason objects to in where things stand. */
const objections = (design: Design) =>
  checkScene(buildScene(design, sources), strokes).filter(({ kind }) => kind !== 'tooThin');

const sizes = ({ Parms }: Design) =>
  Parms.flatMap((each) => (each.type === 'text' ? [Number(each.fontSize)] : []));

describe('A new line', () => {
  test('stands on the centre line below the lowest, with its own height of air, like the last one', () => {
    const before = designWith([
      { type: 'text', subText: 'Bo', fontSize: '25', fontFamily: 'Cinzel', position: { x: 100, y: 200 } },
    ]);
    expect(withLine(before, 'Ib').Parms[1]).toMatchObject({
      fontSize: '25',
      fontFamily: 'Cinzel',
      position: { x: 300, y: 250, rotation: 0 },
    });
  });

  test('is of the size of what stands below a name, where there is only a name', () => {
    const before = designWith([
      { type: 'text', subText: 'Bo Ek', fontSize: '42', position: { x: 300, y: 200 } },
    ]);
    expect(sizes(withLine(before, 'Elsket og savnet'))).toEqual([42, 20]);
  });

  test('is of the size of the verse that stands there, and else of the dates', () => {
    const verse = {
      type: 'text',
      subText: 'Tak for alt',
      fontSize: '18',
      cursive: true,
      position: { x: 300, y: 600 },
    };
    const before = designWith([...standardStone.Parms.slice(0, 3), verse]);
    expect(withLine(before, 'Savnet').Parms.at(-1)).toMatchObject({ fontSize: '18', cursive: true });
    expect(withLine(standardStone, 'Savnet').Parms.at(-1)).toMatchObject({ fontSize: '23' });
  });

  test('never stands on the rose, on another line or beyond the edge, on any stone of the catalogue', () => {
    for (const { id, Name } of catalogue.stoneTypes) {
      const onStone = chosen(standardStone, id);
      const onOthersOrBeyond = (design: Design) =>
        objections(design).filter(({ kind }) => kind !== 'nearEdge');
      const before = onOthersOrBeyond(onStone);
      expect(onOthersOrBeyond(withLine(onStone, 'Ny linje')), Name).toEqual(before);
    }
  });

  test('keeps clear of a frame', () => {
    const framed = designWith([], { Frame: { Type: 'line' } });
    const [first] = withLine(framed, 'Elsket').Parms;
    expect(first?.position.y).toBeGreaterThanOrEqual(65);
  });

  test('is added on a full stone too, for a check to object to', () => {
    const full = designWith([
      { type: 'attachment', attachmentId: 101, scale: 9, position: { x: 300, y: 375 } },
    ]);
    expect(withLine(full, 'Ib').Parms).toHaveLength(2);
    expect(objections(withLine(full, 'Ib'))).not.toEqual([]);
  });
});

describe('Pasted text', () => {
  test('is a line for each of its lines, one below the other', () => {
    const before = designWith([
      { type: 'text', subText: 'Bo', fontSize: '20', position: { x: 300, y: 200 } },
    ]);
    const { Parms } = withPasted(before, '  Anna \r\n\r\n* 1938\n† 2026');
    expect(Parms.map((each) => (each.type === 'text' ? [each.subText, each.position.y] : []))).toEqual([
      ['Bo', 200],
      ['Anna', 240],
      ['* 1938', 280],
      ['† 2026', 320],
    ]);
  });

  test('stands nowhere over anything else: three lines and three more on the standard stone', () => {
    const pasted = withPasted(standardStone, VERSE);
    expect(objections(pasted)).toEqual([]);
    expect(objections(withPasted(pasted, VERSE))).toEqual([]);
  });

  test('is lower where there is no room for it, but never too low to be read', () => {
    const long = 'I alle vore dage vil du leve i vore hjerter';
    const set = withPasted(standardStone, long);
    expect(objections(set)).toEqual([]);
    expect(sizes(set).at(-1)).toBeLessThan(23);
    expect(sizes(set).at(-1)).toBeGreaterThanOrEqual(10);
  });

  test('that says nothing adds nothing', () => {
    expect(newLines(standardStone, roomOf(standardStone), linesIn(' \n\t'))).toBeUndefined();
  });
});
