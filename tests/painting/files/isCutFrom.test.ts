import { expect, test } from 'vitest';
import { isCutFrom } from '../../../src/painting/files/isCutFrom';
import { OFFERED } from '../../../src/painting/files/offered';

test('Before a family has approved its stone a mason gets the offer, pictures and the churchyard’s papers, and nothing else', () => {
  const open = OFFERED.filter((file) => !isCutFrom(file)).map(({ name }) => name);
  expect(open).toEqual(['offer', 'offerDetailed', 'printView', 'permit', 'permitForm', 'png']);
});
