import { describe, test } from 'vitest';
import { expectGolden } from './expectGolden';
import { COLOURS } from './subjects/colours';

describe('Every colour is drawn as it was accepted', () => {
  test.each(COLOURS)('$name', expectGolden);
});
