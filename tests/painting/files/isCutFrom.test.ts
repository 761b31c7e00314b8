import { expect, test } from 'vitest';
import { OFFERED } from '../../../src/painting/files/formats';
import { isOpen } from '../../../src/painting/files/isCutFrom';

test('Before a family has approved its stone its mason and its readers get what shows it, and nothing to cut from', () => {
  const open = OFFERED.filter((file) => isOpen(file, true)).map(({ name }) => name);
  expect(open).toEqual(['offer', 'offerDetailed', 'printView', 'permit', 'permitForm']);
});

test('Once it is approved, or nobody demands that, every file is open', () => {
  expect(OFFERED.filter((file) => !isOpen(file, false))).toEqual([]);
});
