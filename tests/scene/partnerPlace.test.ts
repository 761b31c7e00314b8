import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import words from '../../locales/da/templates.json';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { measureScene } from '../../src/scene/measures';
import { partnerPlace } from '../../src/scene/partnerPlace';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { letterHeightsOn } from '../../src/stone/letterHeights';
import type { Design } from '../../src/stone/stone';
import { partnerLines } from '../../src/stone/templates/partnerLines';
import type { People } from '../../src/stone/templates/people';
import { catalogue, designWith, sources } from './drawnStone';
import { strokes } from './measuredStrokes';

const PEOPLE: People = {
  ...{ decName: 'Anna Jensen', decBirth: '12.4.1941', decDeath: '3.11.2026' },
  ...{ partnerName: 'Aage Jensen', partnerBirth: '3.5.1943', partnerDeath: '' },
};

const line = (subText: string, x: number, y: number, fontSize: string, more: object = {}) => ({
  type: 'text',
  ...{ subText, fontSize, fontFamily: 'Cinzel', fontColor: 'guld', position: { x, y, rotation: 0 } },
  ...more,
});
const ANNA = (x: number, [birth, death]: readonly string[] = ['* 12.4.1941', '† 3.11.2026']) => [
  line('Anna Jensen', x, 200, '30', { letterSpacing: 1 }),
  line(birth ?? '', x, 250, '18'),
  ...(death === undefined ? [] : [line(death, x, 290, '18')]),
];

/** The design with the partner's place, as the command makes it. */
function reservedOn(design: Design, people: People | undefined): Design {
  const scene = buildScene(design, sources);
  const room = {
    measures: measureScene(scene),
    outline: outlineFromSvg(scene.slab.stoneType.outline),
    letterHeights: letterHeightsOn(FONTS, scene.slab.variant),
  };
  return applyEdit(design, partnerPlace(design, room, partnerLines(design, people, words)));
}

const textsOf = ({ Parms }: Design) =>
  Parms.flatMap((parm) => (parm.type === 'text' && parm.reserved ? [parm.subText] : []));

describe('The partner’s lines', () => {
  test.each([
    [
      ['* 12.4.1941', '† 3.11.2026'],
      ['Aage Jensen', '* 3.5.1943', '†'],
    ],
    [
      ['Født 12.4.1941', 'Død 3.11.2026'],
      ['Aage Jensen', 'Født 3.5.1943', 'Død'],
    ],
    [['1941 – 2026'], ['Aage Jensen', '1943 –']],
    [['* 12.4.1941  † 3.11.2026'], ['Aage Jensen', '* 3.5.1943  †']],
  ])('say name and dates as %s does', (dates, said) => {
    const design = designWith(ANNA(300, dates));
    expect(textsOf(reservedOn(design, PEOPLE)).map((text) => text.trim())).toEqual(said);
  });

  test('are sample words where no case is known, and no made up date beside a known name', () => {
    const samples = designWith(ANNA(300));
    expect(textsOf(reservedOn(samples, undefined))).toEqual([
      words.name,
      `* ${words.birth}`,
      `† ${words.death}`,
    ]);
    expect(textsOf(reservedOn(samples, { ...PEOPLE, partnerName: '', partnerBirth: '' }))).toEqual([
      words.name,
      '*',
      '†',
    ]);
  });

  test('stand alone on an empty stone', () => {
    expect(textsOf(reservedOn(designWith([]), PEOPLE))).toEqual(['Aage Jensen', '* 3.5.1943', '†']);
  });

  test('are in the style, at the height and in the order of the deceased’s, one group, none of them cut', () => {
    const design = designWith(ANNA(300));
    const after = reservedOn(design, PEOPLE);
    const [name, birth, death] = after.Parms.slice(3);
    for (const [parm, like] of [
      [name, design.Parms[0]],
      [birth, design.Parms[1]],
      [death, design.Parms[2]],
    ] as const) {
      if (parm?.type !== 'text' || like?.type !== 'text') throw new Error('no line');
      const { fontFamily, fontColor, fontSize, letterSpacing, variant } = like;
      expect(parm).toMatchObject({ fontFamily, fontColor, fontSize, letterSpacing, variant, reserved: true });
      expect(parm.group).toBe(name?.group);
    }
    const step = (one: typeof name, other: typeof name) => (other?.position.y ?? 0) - (one?.position.y ?? 0);
    expect([step(name, birth), step(birth, death)]).toEqual([50, 40]);
    expect(after.Parms.slice(0, 3)).toEqual(design.Parms);
  });

  test('stand below, and beside where there is no room below', () => {
    const below = reservedOn(designWith(ANNA(300)), PEOPLE).Parms.slice(3);
    expect(below.every(({ position }) => position.x === 300 && position.y > 300)).toBe(true);
    const verse = [450, 520, 590, 660].map((y) => line('Elsket og savnet', 300, y, '40'));
    const wide = { StoneTypeId: 17, StoneTypeVariantId: 1704 };
    const beside = reservedOn(
      designWith([...ANNA(170).map((one) => ({ ...one, fontSize: '18' })), ...verse], wide),
      PEOPLE,
    ).Parms.slice(7);
    expect(beside.map(({ position }) => position.y)).toEqual([200, 250, 290]);
  });

  test('cover nothing and are wholly on the stone, on each of the catalogue on which the name stands', () => {
    const stones = catalogue.stoneTypes.filter(({ width, height }) => width >= 400 && height >= 500);
    expect(stones.length).toBeGreaterThan(8);
    for (const { id, width, height, Variants } of stones) {
      const own = ANNA(width / 2).map((one, row) => ({
        ...one,
        fontSize: row === 0 ? '22' : '14',
        position: { x: width / 2, y: height * 0.35 + row * 36, rotation: 0 },
      }));
      const design = designWith(own, { StoneTypeId: id, StoneTypeVariantId: Variants[0]?.id });
      const cut = (one: Design) => one.Parms.map(({ reserved: _, ...parm }) => parm);
      const after = reservedOn(design, PEOPLE);
      // As if all were cut now: what the checks of the mason find of places is what there is to find.
      const places = checkScene(buildScene(designWith(cut(after), design), sources), strokes).filter(
        ({ kind, elements }) =>
          ['outside', 'overlapping', 'nearEdge'].includes(kind) && elements.some((one) => one > 2),
      );
      expect([id, places]).toEqual([id, []]);
    }
  });
});
