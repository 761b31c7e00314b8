import { describe, test } from 'vitest';
import { expectGolden } from './expectGolden';
import { INSCRIPTIONS } from './subjects/inscriptions';

describe('Whole stones are drawn as they were accepted', () => {
  test.each(INSCRIPTIONS)('$name', expectGolden);
});
