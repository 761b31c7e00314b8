import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '../../src/stone/catalogue/naming';

const NAMESPACES = readdirSync('locales/da');

function texts(locale: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'string') found.set(path, node);
    else
      for (const [key, inner] of Object.entries(node as object)) walk(inner, path ? `${path}.${key}` : key);
  };
  walk(JSON.parse(readFileSync(join('locales', locale, file), 'utf8')), '');
  return found;
}

/** The names that a text is filled with, e.g. `{{width}}`. */
function filledWith(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '').sort();
}

/** Every source file that may ask for a text. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

const files = [...sources('src'), ...sources('server')];
const source = files.join('\n');

test.each(NAMESPACES)('%s says the same things in every language', (file) => {
  const danish = texts('da', file);
  for (const locale of LOCALES) {
    const translated = texts(locale, file);
    expect([...translated.keys()].sort(), locale).toEqual([...danish.keys()].sort());
    for (const [key, text] of danish) {
      expect(translated.get(key)?.trim(), `${locale} ${key}`).not.toBe('');
      expect(filledWith(translated.get(key)), `${locale} ${key}`).toEqual(filledWith(text));
    }
  }
});

test.each([
  'alternatives.json',
  'credits.json',
  'designer.json',
  'designs.json',
  'differences.json',
  'export.json',
  'jobs.json',
  'lettering.json',
  'make.json',
  'menu.json',
  'ownData.json',
  'paper.json',
  'popups.json',
  'privacy.json',
  'problems.json',
  'project.json',
  'sending.json',
  'session.json',
  'shortcuts.json',
  'signs.json',
  'start.json',
  'templates.json',
  'uploading.json',
  'wizard.json',
])('every text of %s is asked for', (file) => {
  // What is counted is asked for without the ending that its number gives it.
  const keys = new Set([...texts('da', file).keys()].map((key) => key.replace(/_(one|other)$/, '')));
  const unused = [...keys].filter((key) => {
    const family = key.replace(/([._])[^._]+$/, '$1');
    return !source.includes(`'${key}'`) && !source.includes(`\`${family}\${`) && !asksForPart(key);
  });
  expect(unused).toEqual([]);
});

/** Keys such as `kinds.urn.name` are asked for by a template with the kind in the middle. */
function asksForPart(key: string): boolean {
  const [first, , last] = key.split('.');
  return last !== undefined && new RegExp(`\`${first}\\.\\$\\{\\w+\\}\\.${last}\``).test(source);
}

test('a text that another namespace has under the same name is asked for by a file of its own', () => {
  const namespaces = NAMESPACES.map((file) => file.replace('.json', ''));
  const names = new Map(namespaces.map((name) => [name, [...texts('da', `${name}.json`).keys()]]));
  const all = [...names.values()].flat();
  const shared = namespaces.flatMap((name) => {
    // `designer` is the namespace that needs no name.
    // What no screen names stands in a letter, a sheet or an answer: `texts` reads those whole.
    const own = files.filter((file) =>
      new RegExp(`useTranslation\\((${name === 'designer' ? '\\)|' : ''}\\[?'${name}')|'${name}:`).test(file),
    );
    if (own.length === 0) return [];
    const twice = (names.get(name) ?? []).filter(
      (key) => !key.includes('.') && all.indexOf(key) !== all.lastIndexOf(key),
    );
    return twice
      .filter((key) => !own.some((file) => file.includes(`'${key}'`)))
      .map((key) => `${name}:${key}`);
  });
  expect(shared).toEqual([]);
});
