import { describe, expect, it } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';

const { catalogue } = await catalogueFromFiles();
const { stoneTypes, vignets, backgrounds } = catalogue;

describe('the catalogue that an embedded start loads', () => {
  it('offers at least 24 stone types, 14 ornaments and 4 backgrounds', () => {
    expect(stoneTypes.length).toBeGreaterThanOrEqual(24);
    expect(vignets.length).toBeGreaterThanOrEqual(14);
    expect(backgrounds.length).toBeGreaterThanOrEqual(4);
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

  it('offers every stone in at least three materials', () => {
    for (const { Name, Variants } of stoneTypes) expect(Variants.length, Name).toBeGreaterThanOrEqual(3);
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
      'birds',
      'crosses',
      'faith+memory',
      'hearts+bonds',
      'roses+flowers',
      'sea+sky',
      'trees+leaves',
    ]);
    expect(vignets.filter(({ kind }) => kind === 'standard').length).toBeGreaterThanOrEqual(2);
  });

  it('names everything in Danish, German and Norwegian', () => {
    const all = [
      ...stoneTypes,
      ...stoneTypes.flatMap(({ Variants }) => Variants),
      ...vignets,
      ...backgrounds,
    ];
    for (const { Name, Names } of all) {
      expect(Names.de?.length, `${Name} in German`).toBeGreaterThan(0);
      expect(Names.no?.length, `${Name} in Norwegian`).toBeGreaterThan(0);
    }
  });

  it('says of every ornament who drew it and under which licence', () => {
    for (const { Name, licence, source } of vignets) {
      expect(['As this project', 'CC BY 3.0', 'CC BY 4.0'], Name).toContain(licence);
      expect(source.length, Name).toBeGreaterThan(5);
    }
  });
});
