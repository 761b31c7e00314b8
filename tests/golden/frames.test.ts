import { describe, test } from 'vitest';
import { expectGolden } from './expectGolden';
import { FRAMES } from './subjects/frames';

describe('Every kind of frame is drawn as it was accepted', () => {
  test.each(FRAMES)('$name', expectGolden);
});
