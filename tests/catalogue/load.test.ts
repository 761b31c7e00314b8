import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { parseCatalogue, parseStandardStone } from '../../catalogue/load';

const { catalogue, standardStone } = await catalogueFromFiles();

describe('reading a catalogue', () => {
  it('gives back what it was given', () => {
    expect(parseCatalogue(structuredClone(catalogue))).toEqual(catalogue);
  });

  it('names the entry and the field that is wrong, in one line', () => {
    const [first] = catalogue.stoneTypes;
    const faulty = { ...catalogue, stoneTypes: [{ ...first, width: -1 }] };
    expect(() => parseCatalogue(faulty)).toThrow(/^The catalogue cannot be read: stoneTypes\.0\.width: .+$/);
  });

  it('refuses an id that stands twice', () => {
    const [first] = catalogue.backgrounds;
    expect(() => parseCatalogue({ ...catalogue, backgrounds: [first, first] })).toThrow(
      'backgrounds.1.id: id 10 twice',
    );
  });

  it('takes a catalogue without attachments, and refuses an attachment of an unknown metal', () => {
    const { attachments, ...without } = catalogue;
    expect(parseCatalogue(without).attachments).toEqual([]);
    const [first] = attachments;
    const faulty = { ...first, parts: [{ outline: 'M0 0L1 0L1 1Z', material: 'tin', depth: 2 }] };
    expect(() => parseCatalogue({ ...without, attachments: [faulty] })).toThrow(
      /^The catalogue cannot be read: attachments\.0\.parts\.0\.material: .+$/,
    );
  });

  it('refuses what is no catalogue at all', () => {
    expect(() => parseCatalogue(null)).toThrow('The catalogue cannot be read');
    expect(() => parseStandardStone({ Parms: 'none' })).toThrow('The standard stone cannot be read: Parms');
  });

  it('reads a folder that has no attachments', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    try {
      const parts = { 'stone-types': catalogue.stoneTypes, vignets: [], backgrounds: catalogue.backgrounds };
      for (const [file, list] of Object.entries(parts))
        await writeFile(join(folder, `${file}.json`), JSON.stringify(list));
      await writeFile(join(folder, 'standard-stone.json'), JSON.stringify(standardStone));
      expect((await catalogueFromFiles(folder)).catalogue.attachments).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('says which file of a folder is missing or no JSON', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    try {
      await expect(catalogueFromFiles(folder)).rejects.toThrow('.json cannot be read');
      for (const file of ['vignets', 'backgrounds', 'standard-stone']) {
        await writeFile(join(folder, `${file}.json`), '[]');
      }
      await writeFile(join(folder, 'stone-types.json'), '[{');
      await expect(catalogueFromFiles(folder)).rejects.toThrow('stone-types.json cannot be read');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
