import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { measureScene } from '../../src/scene/measures';
import { newLine, newLines, type Room } from '../../src/scene/newLine';
import { OwnPictures, ownPicturesOf } from '../../src/scene/ownPictures';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { linesIn } from '../../src/stone/edits/linesIn';
import { letterHeightsOn } from '../../src/stone/letterHeights';
import type { Design } from '../../src/stone/stone';
import { catalogue, chosen, designWith, sources, standardStone } from './drawnStone';
import { strokes } from './measuredStrokes';
import { readUpload } from './uploads';

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

describe('The first line', () => {
  /** An arch: half a circle of 300 mm over 600 mm of straight sides, whose breadth is 0.7 of itself 86 mm down. */
  const ARCH = 'M0 900V300A300 300 0 0 1 600 300V900Z';
  const SHOULDERS = 300 * (1 - Math.sqrt(1 - 0.49));
  const own = { id: 1_000_001, url: '/uploads/photo.png', width: 600, height: 900, outline: ARCH };

  /** The top of the capitals of the only line, in mm from the stone's top. */
  const capTop = ({ Parms: [line] }: Design) => {
    if (line?.type !== 'text') throw new Error('no line');
    return line.position.y - Number(line.fontSize) * line.scale;
  };

  test('on an empty old stone of somebody’s own stands where inscriptions do, not in the crown of its arch', async () => {
    const empty = designWith([], { StoneTypeId: own.id, stoneStoneTypes: [own] });
    const pictures = new OwnPictures(readUpload);
    await pictures.load(ownPicturesOf(empty));
    const scene = buildScene(empty, { ...sources, ownPicture: (url) => pictures.get(url) });
    const { outline, variant } = scene.slab;
    const room = { measures: measureScene(scene), outline, letterHeights: letterHeightsOn(FONTS, variant) };
    const set = applyEdit(empty, newLine(empty, room, 'Elsket'));
    expect(capTop(set)).toBeGreaterThan(SHOULDERS);
    expect(capTop(set)).toBeLessThan(own.height / 3);
    expect(set.Parms[0]?.position.x).toBe(300);
  });

  test('on an empty stone of the catalogue stands as high as there is room, as it always did', () => {
    const first = withLine(designWith([], { StoneTypeId: 18, StoneTypeVariantId: 1801 }), 'Elsket');
    expect(first.Parms[0]).toMatchObject({ position: { x: 250, y: 40, rotation: 0 } });
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
