import { expect, test } from 'vitest';
import { Refused, Unreachable } from '../../src/api/http';
import { failureOf, sentenceOf } from '../../src/machines/failure';

const WORDS = { unreachable: 'Serveren svarer ikke.', drawing: 'Der skete en fejl.' };

test('what the server refused is said in its own words', () => {
  expect(sentenceOf(failureOf(new Refused(404, 'Stenen findes ikke.')), WORDS)).toBe('Stenen findes ikke.');
});

test('what the server said nothing of is said in the screen’s words', () => {
  expect(sentenceOf(failureOf(new Unreachable()), WORDS)).toBe(WORDS.unreachable);
  expect(sentenceOf(failureOf(new Error('no font')), WORDS)).toBe(WORDS.drawing);
});

test('a failure of the screen’s own is said in its words', () => {
  const failure = { kind: 'notSaved' } as const;
  expect(sentenceOf(failure, { notSaved: 'Stenen kunne ikke gemmes først.' })).toBe(
    'Stenen kunne ikke gemmes først.',
  );
});
