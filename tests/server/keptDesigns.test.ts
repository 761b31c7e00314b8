import { expect, test } from 'vitest';
import { KeptDesign, KeptDesigns } from '../../server/store/keptDesigns';

const large = (mark: string) => new KeptDesign(mark, `{"a":"${'x'.repeat(400_000)}"}`);

test('A kept design is encoded once, without its opening brace', () => {
  const kept = new KeptDesign('1', ' {"designName":"Ærø 🪦"}');
  expect(kept.afterBrace.toString()).toBe('"designName":"Ærø 🪦"}');
  expect(kept.afterBrace).toBe(kept.afterBrace);
});

test('The newest design of a stone is kept, and of all stones those that were asked for last', () => {
  const designs = new KeptDesigns();
  for (let id = 1; id <= 24; id += 1) designs.keep(id, large(`${id}`));
  designs.keep(24, large('24 again'));
  expect(designs.of(24)?.mark).toBe('24 again');
  expect(designs.of(1)?.mark).toBe('1');
  // Ten million letters: the one that was asked for just now stays.
  designs.keep(25, large('25'));
  expect(designs.of(1)?.mark).toBe('1');
  expect(designs.of(2)).toBeUndefined();
  expect(designs.of(25)?.mark).toBe('25');
});

test('A design that would push all others out is not kept, and neither is the one before it', () => {
  const designs = new KeptDesigns();
  designs.keep(1, large('1'));
  designs.keep(1, new KeptDesign('2', `{"a":"${'x'.repeat(600_000)}"}`));
  expect(designs.of(1)).toBeUndefined();
});
