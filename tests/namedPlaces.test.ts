import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { files, isTest, isThere, root } from './repository';

const names = new Set(files.map((file) => basename(file)));

/** Top folders that hold code or data: what begins with one of them is a place of the repository. */
const tops = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));

/** What people hand in and get, which is no file of the repository. */
const ELSEWHERE = new Set(['contents.json', 'order.json', 'design.json', 'brand.json']);

/** The places that a document names in `code`: paths from the root, and names of files. */
function placesNamedIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, place = '']) => place)
    .filter((place) => place.includes('/') && tops.has(place.split('/')[0] ?? ''));
}

/** The files that a document names without their folder. */
const filesNamedIn = (document: string): string[] =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/`([\w.-]+\.(?:tsx?|json|mjs))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !ELSEWHERE.has(name));

/** The links of a document to places of the repository. */
const linksIn = (document: string): string[] =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
    join(document, '..', to),
  );

const DOCUMENTS = files.filter(
  (file) => file.endsWith('.md') && (!file.includes('/') || /^docs\/[^/]+$/.test(file)),
);

test('The documents are looked at, and name places', () => {
  expect(DOCUMENTS).toEqual(
    expect.arrayContaining(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'docs/decisions.md']),
  );
  expect(placesNamedIn('ARCHITECTURE.md').length).toBeGreaterThan(80);
  expect(isThere('src/stone/no-such-file.ts')).toBe(false);
  expect(isThere('src/painting/<format>/no-such-file.ts')).toBe(false);
});

test.each(DOCUMENTS)('%s names folders and files that are there', (document) => {
  expect(placesNamedIn(document).filter((place) => !isThere(place) && !isTest(place))).toEqual([]);
  expect(filesNamedIn(document).filter((name) => !names.has(name))).toEqual([]);
});

test.each(DOCUMENTS)('%s links to what is there', (document) => {
  expect(linksIn(document).filter((place) => !isThere(place))).toEqual([]);
});
