import { describe, expect, it } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { materialsOf } from '../../src/stone/catalogue/materials';
import { finish, LIMITS_OF_FINISH } from '../../src/stone/finish';

const { catalogue } = await catalogueFromFiles();
const { stoneTypes, vignets, backgrounds, attachments } = catalogue;

describe('the catalogue that an embedded start loads', () => {
  it('offers at least 24 stone types, 120 ornaments, 15 attachments and 12 backgrounds', () => {
    expect(stoneTypes.length).toBeGreaterThanOrEqual(24);
    expect(vignets.length).toBeGreaterThanOrEqual(120);
    expect(attachments.length).toBeGreaterThanOrEqual(15);
    expect(backgrounds.length).toBeGreaterThanOrEqual(12);
  });

  it('holds the ids of the specification: stone type 15, background 10, sandblown vignet 552', () => {
    expect(stoneTypes.find(({ id }) => id === 15)).toMatchObject({ type: 'coffin', existing: false });
    expect(backgrounds.some(({ id }) => id === 10)).toBe(true);
    expect(vignets.find(({ id }) => id === 552)).toMatchObject({ kind: 'sandblown' });
  });

  it('gives a variant an id of its own over all stone types', () => {
    const ids = stoneTypes.flatMap(({ Variants }) => Variants.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('offers every stone in at least twelve materials, most of them polished, honed and rough', () => {
    for (const { Name, Variants } of stoneTypes)
      expect(materialsOf(Variants).length, Name).toBeGreaterThanOrEqual(12);
    const upright = materialsOf(stoneTypes.find(({ id }) => id === 15)?.Variants ?? []);
    const inAll = upright.filter(({ variants }) =>
      finish.options.every((one) => variants.some((variant) => variant.finish === one)),
    );
    expect(inAll.length).toBeGreaterThanOrEqual(12);
  });

  it('calls a material in each finish by one name, and names no finish twice', () => {
    for (const { Variants } of stoneTypes) {
      for (const { variants } of materialsOf(Variants)) {
        expect(new Set(variants.map(({ material }) => material?.Name)).size).toBe(1);
        expect(new Set(variants.map((variant) => variant.finish)).size).toBe(variants.length);
        expect(new Set(variants.map(({ rock, sort, tone }) => `${rock} ${sort} ${tone}`)).size).toBe(1);
      }
    }
  });

  it('lets nothing finer be cut into a soft stone than into a rough face', () => {
    const soft = stoneTypes.flatMap(({ Variants }) => Variants).filter(({ rock }) => rock === 'sandstone');
    expect(soft.length).toBeGreaterThan(0);
    for (const variant of soft) expect(variant).toMatchObject(LIMITS_OF_FINISH.rough);
  });

  it('has stones for coffin, urn and lawn graves and for reference, new ones and existing ones', () => {
    const kinds = new Set(stoneTypes.map(({ type, existing }) => `${type}${existing ? ' existing' : ''}`));
    expect([...kinds].sort()).toEqual([
      'coffin',
      'coffin existing',
      'lawn',
      'reference',
      'urn',
      'urn existing',
    ]);
  });

  it('has every shape of the trade', () => {
    const shapes = stoneTypes.map(({ shape }) => shape);
    expect(shapes).toEqual(
      expect.arrayContaining([
        'upright',
        'boulder',
        'heart',
        'book',
        'cross',
        'slab',
        'pillow',
        'double',
        'obelisk',
      ]),
    );
    for (const { shape, width } of stoneTypes)
      if (shape === 'double') expect(width).toBeGreaterThanOrEqual(800);
  });

  it('has ornaments of every theme, blasted and in bronze', () => {
    const themes = new Set(vignets.map(({ theme }) => theme));
    expect([...themes].sort()).toEqual([
      'animals',
      'birds',
      'crosses',
      'faith+memory',
      'hearts+bonds',
      'roses+flowers',
      'sea+sky',
      'trees+leaves',
      'work+hobby',
    ]);
    expect(vignets.filter(({ kind }) => kind === 'standard').length).toBeGreaterThanOrEqual(15);
  });

  it('has lanterns, vases, birds and medallions to choose from, and every other kind of attachment', () => {
    const count = (wanted: string) => attachments.filter(({ kind }) => kind === wanted).length;
    expect(count('lantern')).toBeGreaterThanOrEqual(3);
    expect(count('vase')).toBeGreaterThanOrEqual(3);
    expect(count('bird')).toBeGreaterThanOrEqual(2);
    expect(count('medallion')).toBeGreaterThanOrEqual(2);
    for (const kind of ['candle', 'flower', 'heart', 'ring', 'book', 'star', 'cross'])
      expect(count(kind), kind).toBeGreaterThanOrEqual(1);
  });

  it('names everything in Danish, German and Norwegian', () => {
    const all = [
      ...stoneTypes,
      ...stoneTypes.flatMap(({ Variants }) => Variants),
      ...vignets,
      ...attachments,
      ...backgrounds,
    ];
    for (const { Name, Names } of all) {
      expect(Names.de?.length, `${Name} in German`).toBeGreaterThan(0);
      expect(Names.no?.length, `${Name} in Norwegian`).toBeGreaterThan(0);
    }
  });

  it('says of every ornament and attachment who drew it and under which licence', () => {
    for (const { Name, licence, source } of [...vignets, ...attachments]) {
      expect(['As this project', 'CC BY 3.0', 'CC BY 4.0', 'MIT', 'Apache-2.0'], Name).toContain(licence);
      expect(source.length, Name).toBeGreaterThan(5);
    }
  });
});
