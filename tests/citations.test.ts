import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, isTest, isThere, root } from './repository';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const PLACE =
  /(?<![\w./-])(?:bench|catalogue|docs|e2e|fonts|locales|public|server|src|tests|workers)\/[\w{},*<>./-]*[\w>}]/g;
/** What a stranger cannot look up: papers and lists of work that are not in the repository. */
const ELSEWHERE = /\bdesign(?:\.md)? section|\btrade\.md|\banchors\.md|\bissue \d+/g;

const comments = files
  .filter((file) => /\.(?:tsx?|mjs|css|sql)$/.test(file))
  .map((file) => ({ file, texts: readFileSync(join(root, file), 'utf8').match(COMMENT) ?? [] }));

const cited = (pattern: RegExp) =>
  comments.flatMap(({ file, texts }) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([what]) => ({ file, what }))),
  );

/** A place as comments write it: a module may go without its ending. */
const isPlace = (place: string) =>
  ['', '.ts', '.tsx', '.test.ts', '.spec.ts'].some((ending) => isThere(`${place}${ending}`)) || isTest(place);

test('Comments name files and folders that are there', () => {
  const places = cited(PLACE);
  expect(places.length).toBeGreaterThan(100);
  expect(places.filter(({ what }) => !isPlace(what))).toEqual([]);
});

test('Comments cite nothing that a reader has not got', () => {
  expect(cited(/specification section|decisions\.md,? section/g).length).toBeGreaterThan(10);
  expect(cited(ELSEWHERE)).toEqual([]);
});
