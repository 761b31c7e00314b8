import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { expectGolden } from './expectGolden';
import { PLACES } from './subjects/places';

describe('A stone in its place is drawn as it was accepted', () => {
  test.each(PLACES)('$name', expectGolden);

  test('on every kind of ground there is', () => {
    const kindOf = (id: number | null) => catalogue.backgrounds.find((one) => one.id === id)?.cover?.kind;
    const drawn = new Set(PLACES.map(({ design }) => kindOf(design.BackgroundId)));
    for (const { cover } of catalogue.backgrounds) expect(drawn).toContain(cover?.kind);
  });
});
