import { describe, test } from 'vitest';
import { expectGolden } from './expectGolden';
import { PARAGRAPHS } from './subjects/paragraphs';

describe('Verses and drawn signs are drawn as they were accepted', () => {
  test.each(PARAGRAPHS)('$name', expectGolden);
});
