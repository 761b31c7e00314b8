import { describe, test } from 'vitest';
import { expectGolden } from './expectGolden';
import { TURNED } from './subjects/turned';

describe('A stone that is painted in its place by the processor is seen as it was accepted', () => {
  test.each(TURNED)('$name', expectGolden);
});
