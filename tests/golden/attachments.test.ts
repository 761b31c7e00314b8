import { describe, test } from 'vitest';
import { expectGolden } from './expectGolden';
import { ATTACHMENTS } from './subjects/attachments';

describe('Attachments are drawn as they were accepted', () => {
  test.each(ATTACHMENTS)('$name', expectGolden);
});
