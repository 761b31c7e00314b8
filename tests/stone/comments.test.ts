import { expect, test } from 'vitest';
import { bothComments } from '../../src/stone/comments';

test.each([
  { own: '', before: '', theirs: 'Ring først', both: 'Ring først' },
  { own: 'Christian med Ch', before: '', theirs: '', both: 'Christian med Ch' },
  { own: 'Christian med Ch', before: '', theirs: 'Ring først', both: 'Ring først\nChristian med Ch' },
  { own: 'Ring først', before: '', theirs: 'Ring først', both: 'Ring først' },
  { own: 'Haster', before: 'Ring', theirs: '', both: 'Haster' },
  { own: '', before: 'Ring', theirs: 'Ring kl. 8', both: 'Ring kl. 8' },
  { own: '', before: 'Ring', theirs: 'Ring', both: '' },
  { own: 'Ring', before: 'Ring', theirs: '', both: '' },
])(
  'Where »$before« became »$own« here and »$theirs« there, it is »$both«',
  ({ own, before, theirs, both }) => {
    expect(bothComments(own, before, theirs)).toBe(both);
  },
);
