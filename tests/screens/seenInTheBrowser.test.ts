import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The popups of the specification, section 2. */
const SPECIFIED = [
  'stone',
  'stone type',
  'attachments',
  'vignets',
  'backgrounds',
  'project settings',
  'login',
  'edit vignet',
  'edit attachment',
  'warning',
  'churchyard comment',
  'email/share',
  'price',
  'send stone',
  'send stone success',
  'send to mason',
  'sent to mason',
  'edit stones',
  'pdf',
  'edit stone type',
  'confirm delete element',
  'error',
  'delete stone',
];

/** What a person is told, word by word (specification sections 2, 5 and 8). */
const SENTENCES = [
  'Session udløbet',
  'Log venligst ind igen.',
  'Fejl ved afsendelse til stenhugger',
  'Fejl ved sletning af sten',
  'Fejl ved sletning',
  'Fejl ved gem af sten',
  'Fejl ved kopiering af sten',
  'Stenen er nu sendt til nærmeste stenhugger!',
  'Forespørgsel er nu sendt til stenhugger',
  'Du vil blive kontaktet snarest!',
  'Link kopieret!',
  'Fejl, prøv igen',
  'Gem stenen først',
  'This page could not be found',
  'An error occurred while showing the error page',
];

/** The files of a folder and all folders in it, each with its text. */
function textsIn(folder: string, ending: RegExp): { readonly path: string; readonly text: string }[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const browserTests = textsIn('e2e', /\.ts$/).filter(({ path }) => !path.endsWith('bench.spec.ts'));
const inBrowser = browserTests.map(({ text }) => text).join('\n');
const seenByAxe = browserTests
  .filter(({ text }) => /expectNoObjections\(|axe\.source/.test(text))
  .map(({ text }) => text)
  .join('\n');

/** The names of all popups there are: what stands behind `name` where something called a popup is rendered. */
function popupsOfSource(): string[] {
  const opened = /<\w*Popup\b[^<>]*?\bname=(?:"([^"]+)"|\{[^}]*\? '([^']+)' : '([^']+)'\})/g;
  const found = textsIn('src', /\.tsx$/).flatMap(({ text }) =>
    [...text.matchAll(opened)].flatMap(([, ...names]) => names.filter((name) => name !== undefined)),
  );
  return [...new Set(found)].sort();
}

/** Whether a test asks for a popup by its name. */
const asksFor = (text: string, name: string) =>
  [`popup(page, '${name}')`, `data-popup="${name}"`, `name: '${name}'`].some((way) => text.includes(way));

const popups = popupsOfSource();

describe('Every popup', () => {
  test('of the specification is there', () => {
    expect(SPECIFIED.filter((name) => !popups.includes(name))).toEqual([]);
  });

  test('is opened in a browser', () => {
    expect(popups.length).toBeGreaterThan(SPECIFIED.length);
    expect(popups.filter((name) => !asksFor(inBrowser, name))).toEqual([]);
  });

  test('is looked at by axe', () => {
    expect(popups.filter((name) => !asksFor(seenByAxe, name))).toEqual([]);
  });
});

test('Every address of the app is opened in a browser, under the prefix of each language', () => {
  const addresses = [...readFileSync('src/App.tsx', 'utf8').matchAll(/<Route path="([^":]*)/g)];
  // What follows the place of an id is an address of the same screen.
  // The designer's two addresses are one route.
  const paths = [
    ...addresses.map(([, path = '']) => path.replace(/(.)\/$/, '$1')),
    '/opret-sten',
    '/designer',
  ];
  const screens = [...new Set(paths)];
  expect(screens.length).toBeGreaterThan(9);
  const isOpened = (path: string) =>
    new RegExp(String.raw`\$\{prefix\}${path}(?![\w-])`).test(inBrowser) || path === '*';
  expect(screens.filter((path) => !isOpened(path))).toEqual([]);
});

test('Every sentence of the specification is read in a browser', () => {
  expect(SENTENCES.filter((sentence) => !inBrowser.includes(sentence))).toEqual([]);
});
