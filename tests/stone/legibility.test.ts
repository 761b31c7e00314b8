import { describe, expect, test } from 'vitest';
import { buildScene } from '../../src/scene/buildScene';
import { illegible } from '../../src/scene/checks/illegible';
import { ENGRAVED_COLOURS } from '../../src/stone/colours';
import { inReadableColour } from '../../src/stone/legibility/inReadableColour';
import { lineColourOn, vignetColourOn } from '../../src/stone/legibility/offered';
import { readableFirst } from '../../src/stone/legibility/readableColour';
import { withReadableColours } from '../../src/stone/legibility/withReadableColours';
import { design } from '../../src/stone/stone';
import { catalogue, designWith, sources, standardStone } from '../scene/drawnStone';

const variantOf = (id: number) => {
  const found = catalogue.stoneTypes.flatMap(({ Variants }) => Variants).find((one) => one.id === id);
  if (!found) throw new Error(`no variant ${id}`);
  return found;
};
const [BLACK, GREY, LIGHT, RED] = [1501, 1503, 1505, 1506].map(variantOf) as [
  ReturnType<typeof variantOf>,
  ReturnType<typeof variantOf>,
  ReturnType<typeof variantOf>,
  ReturnType<typeof variantOf>,
];

describe('The colour on offer first', () => {
  test('is one that can be read on the stone; both those and the others keep their order', () => {
    expect(Object.keys(readableFirst(ENGRAVED_COLOURS, 'engraved', BLACK))).toEqual([
      'white',
      'grey',
      'gold',
      'silver',
      'transparent',
      'black',
    ]);
    expect(Object.keys(readableFirst(ENGRAVED_COLOURS, 'engraved', LIGHT))[0]).not.toBe('white');
    expect(Object.keys(readableFirst(ENGRAVED_COLOURS, 'engraved', GREY))[0]).toBe('black');
  });

  test('is what was wished where that can be read', () => {
    expect(lineColourOn(BLACK, 'engraved', 'gold')).toBe('guld');
    expect(lineColourOn(GREY, 'mounted', 'bronze')).not.toBe('alu');
    expect(vignetColourOn(RED, 'engraved', 'gold')).toBe('#D5AC6D');
  });

  test('is black on light stone and white on dark where the wished cannot be read', () => {
    expect(lineColourOn(LIGHT, 'engraved', 'white')).toBe('sort');
    expect(lineColourOn(BLACK, 'engraved', 'black')).toBe('hvid');
    expect(lineColourOn(RED, 'mounted', 'bronze')).toBe('alu');
  });
});

describe('The first colour in the light of every place', () => {
  test('is white where black nearly vanishes in a dark band in the evening, and black where gold does in mist', () => {
    const [auroraHoned, auroraCleft, marbleHoned, marbleCleft] = [1526, 1527, 1538, 1539].map(variantOf);
    for (const ground of [auroraHoned, auroraCleft]) {
      if (!ground) throw new Error('no Aurora');
      expect(lineColourOn(ground, 'engraved', 'gold')).toBe('hvid');
      expect(vignetColourOn(ground, 'engraved', 'gold')).toBe('#fff');
    }
    for (const ground of [marbleHoned, marbleCleft]) {
      if (!ground) throw new Error('no marble');
      expect(lineColourOn(ground, 'engraved', 'gold')).toBe('sort');
      expect(vignetColourOn(ground, 'engraved', 'gold')).toBe('#000');
    }
  });

  test('is no matter of what was chosen: gold on marble is not objected to, and stays', () => {
    const line = { type: 'text', subText: 'HOLM', fontSize: '40', fontColor: 'guld', variant: 'sandb' };
    const marble = designWith([{ ...line, position: { x: 300, y: 300, rotation: 0 } }], {
      StoneTypeId: 15,
      StoneTypeVariantId: 1538,
    });
    expect(illegible(buildScene(marble, sources))).toEqual([]);
    expect(design.parse(marble).Parms).toEqual(marble.Parms);
  });
});

describe('A new line', () => {
  test('is of the colour it would have, or of one that can be read', () => {
    const added = (fontColor?: string) => ({
      kind: 'addText' as const,
      subText: 'Ny linje',
      given: fontColor === undefined ? {} : { fontColor },
    });
    expect(inReadableColour(added('guld'), BLACK)).toEqual(added('guld'));
    expect(inReadableColour(added(), LIGHT)).toEqual(added('sort'));
    expect(inReadableColour({ kind: 'together', edits: [added('guld'), added()] }, GREY)).toEqual({
      kind: 'together',
      edits: [added('sort'), added('sort')],
    });
  });
});

describe('A design set onto another material', () => {
  test('stays what it is where all of it can be read', () => {
    expect(withReadableColours(standardStone, BLACK)).toBe(standardStone);
  });

  test('has other colours where they cannot be read, and only there', () => {
    const design = designWith(
      [
        { type: 'text', subText: 'A', fontColor: 'guld' },
        { type: 'text', subText: 'B', fontColor: 'sort' },
        { type: 'attachment', attachmentId: 1 },
      ],
      { Frame: { Type: 'line', Color: 'hvid' } },
    );
    const set = withReadableColours(design, LIGHT);
    expect(set.Frame.Color).toBe('sort');
    expect(set.Parms[1]).toBe(design.Parms[1]);
    expect(set.Parms[2]).toBe(design.Parms[2]);
  });
});
