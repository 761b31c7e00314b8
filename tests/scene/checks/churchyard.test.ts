import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { checkChurchyard } from '../../../src/scene/checks/churchyard';
import { catalogueStone, judgedStone } from '../../../src/scene/checks/judgedStone';
import { volumeOf, weightOf } from '../../../src/scene/checks/weight';
import { churchyard } from '../../../src/stone/catalogue/churchyard';
import { UNKNOWN_DENSITY } from '../../../src/stone/catalogue/material';
import { stoneType } from '../../../src/stone/catalogue/stoneType';
import { design } from '../../../src/stone/stone';

const { churchyards, stoneTypes } = (await catalogueFromFiles()).catalogue;
const listed = (id: number) => {
  const found = churchyards.find((each) => each.id === id);
  if (!found) throw new Error(`no churchyard ${id}`);
  return found;
};

const GRANITE = { id: 1, Name: 'Granit', tile: 't.webp', tilePxPerMm: 1, colour: '#1c1c1e' };
interface Made {
  readonly type?: string;
  readonly shape?: string;
  readonly base?: boolean;
  readonly variant?: object;
}
const face = (width: number, height: number, thickness: number, made: Made = {}, elements: object[] = []) => {
  const { variant, ...rest } = { type: 'coffin', shape: 'upright', ...made };
  const stone = stoneType.parse({
    ...{ id: 1, Name: 'Sten', width, height, thickness, ...rest },
    outline: `M0 0H${width}V${height}H0Z`,
    Variants: [{ ...GRANITE, finish: 'polished', ...variant }],
  });
  return catalogueStone(stone, 1, design.parse({ Parms: elements }).Parms);
};
const yard = (...rules: unknown[]) => churchyard.parse({ id: 1, Name: 'Kirkegård', country: 'DK', rules });
const kinds = (stone: ReturnType<typeof face>, ...rules: unknown[]) =>
  checkChurchyard(stone, yard(...rules)).map(({ kind }) => kind);
const finding = (kind: string, value: unknown, limit: unknown, more: object = {}) => ({
  ...{ kind, severity: 'error', elements: [], characters: [], value, limit },
  ...more,
});

describe('A churchyard’s rules', () => {
  test('are kept by a stone that just fits', () => {
    expect(kinds(face(500, 900, 100), { maxWidth: 500, maxHeight: 900, maxThickness: 100 })).toEqual([]);
    expect(kinds(face(500, 900, 100), { minWidth: 500, minHeight: 900, minThickness: 100 })).toEqual([]);
  });

  test('name what is too wide, too tall, too thick and too thin, too narrow and too low, with both measures', () => {
    const rule = { maxWidth: 500, maxHeight: 900, maxThickness: 100 };
    expect(checkChurchyard(face(501, 950, 120), yard(rule))).toEqual([
      finding('tooWide', 501, 500),
      finding('tooTall', 950, 900),
      finding('tooThick', 120, 100),
    ]);
    expect(kinds(face(500, 800, 119), { minThickness: 120 })).toEqual(['tooThin']);
    expect(kinds(face(299, 349, 100), { minWidth: 300, minHeight: 350 })).toEqual(['tooNarrow', 'tooLow']);
  });

  test('of which nobody says which measure is the width are kept either way round', () => {
    const plate = { minWidth: 600, maxWidth: 600, minHeight: 400, maxHeight: 400 };
    expect(kinds(face(400, 600, 60), plate)).toHaveLength(2);
    expect(kinds(face(400, 600, 60), { ...plate, eitherWay: true })).toEqual([]);
    expect(kinds(face(600, 400, 60), { ...plate, eitherWay: true })).toEqual([]);
    expect(kinds(face(600, 410, 60), { ...plate, eitherWay: true })).toEqual(['tooTall']);
  });

  test('limit the weight of what the stone is made of, and doubt where it may be lighter', () => {
    // 0.6 × 0.8 × 0.12 m = 0.0576 m³: 149.8 to 158.4 kg of granite, 171.6 kg of diabase
    const granite = face(600, 800, 120, { variant: { density: { least: 2600, most: 2750, source: 's' } } });
    const black = face(600, 800, 120, { variant: { density: { least: 2980, most: 2980, source: 's' } } });
    const [doubtful] = checkChurchyard(granite, yard({ maxWeight: 150 }));
    expect([doubtful?.kind, doubtful?.severity]).toEqual(['tooHeavy', 'warning']);
    expect(doubtful?.value).toBeCloseTo(158.4, 6);
    const [certain] = checkChurchyard(black, yard({ maxWeight: 150 }));
    expect([certain?.kind, certain?.severity]).toEqual(['tooHeavy', 'error']);
    expect(certain?.value).toBeCloseTo(171.648, 6);
    expect(kinds(granite, { maxWeight: 159 })).toEqual([]);
  });

  test('take a material that a catalogue does not describe for anything from sandstone to gabbro', () => {
    expect(face(600, 800, 120).density).toBe(UNKNOWN_DENSITY);
    const severities = [100, 150, 176].map((maxWeight) =>
      checkChurchyard(face(600, 800, 120), yard({ maxWeight })).map(({ severity }) => severity),
    );
    expect(severities).toEqual([['error'], ['warning'], []]);
  });

  test('mean the box around a stone by its volume, or what is within its outline, as they say', () => {
    const round = {
      ...face(600, 600, 100),
      outline: 'M300 0A300 300 0 0 1 300 600A300 300 0 0 1 300 0Z',
    };
    expect(volumeOf({ outline: round.outline, thickness: 100 }) / (Math.PI * 0.3 ** 2 * 0.1)).toBeCloseTo(
      1,
      2,
    );
    expect(checkChurchyard(round, yard({ maxVolume: 0.03 }))).toMatchObject([
      { kind: 'tooLarge', value: 0.036, limit: 0.03 },
    ]);
    expect(kinds(round, { maxVolume: 0.03, volume: 'outline' })).toEqual([]);
    expect(kinds(round, { maxVolume: 0.036, volume: 'box' })).toEqual([]);
  });

  test('may hold for one kind of grave only, from a height on, or for lying or upright stones', () => {
    expect(kinds(face(400, 600, 100, { type: 'urn' }), { types: ['urn'], maxHeight: 500 })).toEqual([
      'tooTall',
    ]);
    expect(kinds(face(400, 600, 100), { types: ['urn'], maxHeight: 500 })).toEqual([]);
    const byHeight = [
      { fromHeight: 400, upToHeight: 1000, minThickness: 120 },
      { tallerThan: 1000, minThickness: 140 },
    ];
    expect(kinds(face(400, 399, 50), ...byHeight)).toEqual([]);
    expect(kinds(face(400, 400, 50), ...byHeight)).toEqual(['tooThin']);
    expect(kinds(face(400, 1000, 130), ...byHeight)).toEqual([]);
    expect(kinds(face(400, 1001, 130), ...byHeight)).toEqual(['tooThin']);
    const upright = { ofPosture: 'upright', minThickness: 120 };
    expect(kinds(face(400, 600, 100, { shape: 'slab' }), upright)).toEqual([]);
    expect(kinds(face(400, 600, 100, { shape: 'bauta' }), upright)).toEqual(['tooThin']);
    expect(checkChurchyard(face(400, 600, 100, { shape: 'photograph' }), yard(upright))).toMatchObject([
      { kind: 'tooThin', severity: 'warning' },
    ]);
  });

  test('that are not certain are warnings', () => {
    expect(checkChurchyard(face(400, 600, 100), yard({ maxHeight: 500, uncertain: 'recommended' }))).toEqual([
      finding('tooTall', 600, 500, { severity: 'warning' }),
    ]);
  });

  test('speak of the finish', () => {
    expect(checkChurchyard(face(400, 600, 100), yard({ finishes: ['honed', 'rough'] }))).toEqual([
      finding('finishNotAllowed', 'polished', 'honed,rough'),
    ]);
    expect(checkChurchyard(face(400, 600, 100), yard({ notFinishes: ['polished'] }))).toEqual([
      finding('finishNotAllowed', 'polished', null),
    ]);
    expect(kinds(face(400, 600, 100), { finishes: ['polished'], notFinishes: ['honed'] })).toEqual([]);
  });

  test('speak of the material and its colour, and call every hard stone granite', () => {
    const variant = { rock: 'diabase', sort: 'swedishBlack', tone: 'black' };
    const black = face(400, 600, 100, { variant });
    expect(kinds(black, { rocks: ['granite'], sorts: ['swedishBlack'], tones: ['black'] })).toEqual([]);
    expect(
      checkChurchyard(black, yard({ rocks: ['sandstone'] }, { sorts: ['vanga'] }, { notTones: ['black'] })),
    ).toEqual([
      finding('colourNotAllowed', 'diabase', 'sandstone'),
      finding('colourNotAllowed', 'swedishBlack', 'vanga'),
      finding('colourNotAllowed', 'black', null),
    ]);
  });

  test('speak of lying and upright stones, and of the base', () => {
    expect(kinds(face(400, 600, 100), { posture: 'lying' })).toEqual(['notLying']);
    expect(kinds(face(400, 600, 100, { shape: 'pillow' }), { posture: 'lying' })).toEqual([]);
    expect(kinds(face(400, 600, 100, { shape: 'slab' }), { posture: 'upright' })).toEqual(['notUpright']);
    expect(kinds(face(400, 600, 100, { base: false }), { base: 'required' })).toEqual(['baseRequired']);
    expect(kinds(face(400, 600, 100, { base: true }), { base: 'forbidden' })).toEqual(['baseNotAllowed']);
    expect(kinds(face(400, 600, 100, { base: true }), { base: 'required' })).toEqual([]);
  });

  test('speak of letters, and name the lines', () => {
    const stone = face(400, 600, 100, {}, [
      { type: 'text', subText: 'Karen', fontColor: 'guld', fontSize: '40' },
      { type: 'text', subText: 'Ib', variant: 'bronze', fontColor: 'bronze', fontSize: '12' },
      { type: 'text', subText: ' ', variant: 'bronze', fontColor: 'guld', fontSize: '5' },
      { type: 'text', subText: 'Ib', fontColor: 'sort', fontSize: '12', scale: 1.5 },
      { type: 'attachment', attachmentId: 101 },
      { type: 'sandblownVignet', vignetId: 552 },
    ]);
    expect(checkChurchyard(stone, yard({ lettering: ['engraved'], ornaments: ['engraved'] }))).toEqual([
      finding('lettersNotAllowed', 'mounted', 'engraved', { elements: [1] }),
      finding('lettersNotAllowed', 'mounted', 'engraved', { elements: [4] }),
    ]);
    expect(checkChurchyard(stone, yard({ notLetterColours: ['gold', 'silver'] }))).toEqual([
      finding('colourNotAllowed', 'gold', null, { elements: [0] }),
    ]);
    expect(checkChurchyard(stone, yard({ letterColours: ['black'] }))).toEqual([
      finding('colourNotAllowed', 'gold,bronze', 'black', { elements: [0, 1] }),
    ]);
    expect(checkChurchyard(stone, yard({ minLetterHeight: 20, maxLetterHeight: 39 }))).toEqual([
      finding('lettersTooLow', 12, 20, { elements: [1, 3] }),
      finding('lettersTooHigh', 40, 39, { elements: [0] }),
    ]);
  });
});

describe('Under the regulations that are shipped', () => {
  const stone15 = stoneTypes.find(({ id }) => id === 15);
  const in15 = (material: number) => {
    if (!stone15) throw new Error('no stone 15');
    return catalogueStone(stone15, 1500 + material);
  };

  test('stone 15 weighs about 151 kg in Swedish black, and breaks Norway’s 150 kg with it', () => {
    const black = in15(1);
    const { least, most } = weightOf({ outline: black.outline, thickness: 120 }, black.density);
    expect([Math.round(least), Math.round(most)]).toEqual([151, 151]);
    expect(checkChurchyard(black, listed(12))).toMatchObject([
      { kind: 'tooHeavy', severity: 'error', limit: 150 },
    ]);
    expect(checkChurchyard(in15(3), listed(12))).toEqual([]);
  });

  test('Norway measures the box: a heart of 0.101 m³ breaks the 0.1 m³ that its outline keeps', () => {
    const heart = stoneTypes.find(({ id }) => id === 23);
    if (!heart) throw new Error('no heart');
    const thick = catalogueStone({ ...heart, thickness: 255 }, 2306);
    expect(volumeOf({ outline: thick.outline, thickness: 255 })).toBeLessThan(0.1);
    const found = checkChurchyard(thick, listed(12)).find(({ kind }) => kind === 'tooLarge');
    expect(found?.value).toBeCloseTo((640 * 620 * 255) / 1e9, 12);
  });

  test('a photographed stone of 1,200 mm breaks Helsingør’s 900, wherever the catalogue stands', () => {
    const own = {
      id: 1_000_001,
      url: '/uploads/a.webp',
      width: 700,
      height: 1200,
      outline: 'M0 0H700V1200H0Z',
    };
    const stood = design.parse({ StoneTypeId: own.id, stoneStoneTypes: [own], type: 'coffin' });
    const stone = judgedStone(stood, (wanted) => stoneTypes.find(({ id }) => id === wanted));
    if (!stone) throw new Error('no stone');
    expect(checkChurchyard(stone, listed(1))).toEqual([finding('tooTall', 1200, 900)]);
  });

  test('nothing is guessed of a photographed stone: what is not known of it is said once each', () => {
    const own = {
      id: 1_000_001,
      url: '/uploads/a.webp',
      width: 700,
      height: 700,
      outline: 'M0 0H700V700H0Z',
    };
    const stood = design.parse({ StoneTypeId: own.id, stoneStoneTypes: [own], type: 'coffin' });
    const stone = judgedStone(stood, () => undefined);
    if (!stone) throw new Error('no stone');
    const unknown = (yardId: number) =>
      checkChurchyard(stone, listed(yardId)).flatMap(({ kind, severity, value }) =>
        kind === 'ruleNotChecked' ? [[severity, value]] : [],
      );
    expect(unknown(11)).toEqual([['warning', 'thickness']]);
    expect(unknown(128).map(([, value]) => value)).toEqual(['thickness', 'finish', 'material', 'posture']);
    expect(unknown(114)).toEqual([['warning', 'base']]);
  });

  test('a design on a stone that nobody has is not judged', () => {
    expect(judgedStone(design.parse({ StoneTypeId: 999 }), () => undefined)).toBeUndefined();
  });
});
