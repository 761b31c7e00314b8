import { expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontCache } from '../../src/lettering/fontCache';
import { FontError } from '../../src/lettering/fontError';

/** A cache over the real files that notes which of them it read. */
function notingCache(read = fileBytes) {
  const files: string[] = [];
  const cache = new FontCache((file) => {
    files.push(file);
    return read(file);
  }, FONTS);
  return { cache, files };
}

test('A family is read once, however often and however many ask for it', async () => {
  const { cache, files } = notingCache();
  await Promise.all([cache.load(['Jost', 'Cinzel', 'Jost']), cache.load(['Jost'])]);
  await cache.load(['Cinzel']);
  expect(files.toSorted()).toEqual(
    FONTS.filter(({ family }) => ['Jost', 'Cinzel'].includes(family))
      .flatMap(({ file, italic }) => [file, ...(italic ? [italic] : [])])
      .toSorted(),
  );
});

test('For lines only what they are written in is read: the italic for a cursive one, where there is one', async () => {
  const { cache, files } = notingCache();
  await cache.loadFor([
    { fontFamily: 'Jost', cursive: true },
    { fontFamily: 'Cinzel', cursive: true },
    { fontFamily: 'EB Garamond', cursive: false },
    { fontFamily: 'Comic Sans', cursive: false },
  ]);
  const entry = (name: string) => FONTS.find(({ family }) => family === name);
  expect(files).toEqual([entry('Jost')?.italic, entry('Cinzel')?.file, entry('EB Garamond')?.file]);
  expect(cache.get('Jost', false)).toBe('failed');
  await cache.loadFor([{ fontFamily: 'Jost', cursive: false }]);
  expect(cache.get('Jost', false)).toMatchObject({ cursive: 'none' });
  expect(files).toHaveLength(4);
});

test('A cursive line gets the italic where the family has one, else the upright and a slant', async () => {
  const { cache } = notingCache();
  await cache.load(['Jost', 'Cinzel']);
  const found = (family: string, cursive: boolean) => {
    const typeface = cache.get(family, cursive);
    if (typeof typeface === 'string') throw new Error(`${family} is ${typeface}`);
    return typeface;
  };
  expect(found('Jost', false).cursive).toBe('none');
  expect(found('Jost', true).cursive).toBe('none');
  expect(found('Jost', true).typeface).not.toBe(found('Jost', false).typeface);
  expect(found('Cinzel', true)).toEqual({ typeface: found('Cinzel', false).typeface, cursive: 'slant' });
  expect(found('Cinzel', false).cursive).toBe('none');
});

test('A family is unknown where the catalogue lacks it, and failed until it is loaded', async () => {
  const { cache } = notingCache();
  await cache.load(['Comic Sans']);
  expect(cache.get('Comic Sans', false)).toBe('unknown');
  expect(cache.get('Jost', false)).toBe('failed');
});

test('A family that cannot be read is named, the others are loaded all the same, and asking again tries again', async () => {
  let connected = false;
  const { cache } = notingCache((file) =>
    connected || !file.includes('cinzel') ? fileBytes(file) : Promise.reject(new Error('no connection')),
  );
  const failure = await cache.load(['Cinzel', 'Jost']).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FontError);
  expect(failure).toMatchObject({
    family: 'Cinzel',
    message: 'The font Cinzel cannot be read: no connection',
  });
  expect(cache.get('Cinzel', false)).toBe('failed');
  expect(cache.get('Jost', false)).toMatchObject({ cursive: 'none' });
  connected = true;
  await cache.load(['Cinzel']);
  expect(cache.get('Cinzel', false)).toMatchObject({ cursive: 'none' });
});

test('A file that is no font is a FontError of its family', async () => {
  const page = new TextEncoder().encode('<!doctype html>').buffer;
  const { cache } = notingCache(() => Promise.resolve(page));
  await expect(cache.load(['Alegreya'])).rejects.toThrow(
    'The font Alegreya is not a TrueType or OpenType font',
  );
});

test('A closed cache is empty', async () => {
  const { cache } = notingCache();
  await cache.load(['Great Vibes']);
  cache.close();
  expect(cache.get('Great Vibes', false)).toBe('failed');
});

test('A cache closed while a font is on its way stays empty', async () => {
  const { cache } = notingCache();
  const loading = cache.load(['Great Vibes']);
  cache.close();
  await loading;
  expect(cache.get('Great Vibes', false)).toBe('failed');
});
