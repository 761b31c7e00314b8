import { describe, test } from 'vitest';
import { expectGolden } from './expectGolden';
import { MEDALLIONS } from './subjects/medallions';

describe('Medallions are drawn as they were accepted', () => {
  test.each(MEDALLIONS)('$name', expectGolden);
});
