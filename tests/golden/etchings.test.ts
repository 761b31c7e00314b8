import { describe, test } from 'vitest';
import { expectGolden } from './expectGolden';
import { ETCHINGS } from './subjects/etchings';

describe('Etchings are drawn as they were accepted', () => {
  test.each(ETCHINGS)('$name', expectGolden);
});
