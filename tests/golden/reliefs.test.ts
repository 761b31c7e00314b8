import { describe, test } from 'vitest';
import { expectGolden } from './expectGolden';
import { RELIEFS } from './subjects/reliefs';

describe('Letters of every size, turn and joint are carved as was accepted', () => {
  test.each(RELIEFS)('$name', expectGolden);
});
