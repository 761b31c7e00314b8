import { describe, test } from 'vitest';
import { expectGolden } from './expectGolden';
import { VIGNETS } from './subjects/vignets';

describe('Ornaments are drawn as they were accepted', () => {
  test.each(VIGNETS)('$name', expectGolden);
});
