import { describe, test } from 'vitest';
import { expectGolden } from './expectGolden';
import { MAKES } from './subjects/makes';

describe('How a stone is made besides its face is drawn as it was accepted', () => {
  test.each(MAKES)('$name', expectGolden);
});
