import type { Vignet } from '../../../src/stone/catalogue/vignet';
import { entries, fineEntries } from '../entry';
import { heartOfTwigs } from '../fine/heartOfTwigs';
import { heartLine } from '../heartLine';

const THEME = 'hearts+bonds';

/** Hearts, rings and knots. */
export const bonds = (): Vignet[] => [
  ...entries(THEME, 'sandblown', [
    [557, heartLine(), 300, 'Hjerte i streg', 'Herz in einer Linie', 'Hjerte i strek'],
    [580, 'game-icons:linked-rings', 300, 'Ringe', 'Ringe', 'Ringer'],
    [581, 'game-icons:infinity', 340, 'Uendelighed', 'Unendlichkeit', 'Uendelighet'],
    [582, 'fa6-solid:heart', 260, 'Hjerte', 'Herz', 'Hjerte'],
    [583, 'game-icons:nested-hearts', 280, 'Hjerte i hjerte', 'Herz im Herzen', 'Hjerte i hjerte'],
  ]),
  ...fineEntries(THEME, [[633, heartOfTwigs, 'Hjerte af kviste', 'Herz aus Zweigen', 'Hjerte av kvister']]),
  ...entries(THEME, 'sandblown', [
    [850, 'fluent-emoji-high-contrast:two-hearts', 300, 'To hjerter', 'Zwei Herzen', 'To hjerter'],
    [851, 'game-icons:triquetra', 300, 'Treenighedsknude', 'Dreifaltigkeitsknoten', 'Treenighetsknute'],
    [852, 'fa6-solid:hand-holding-heart', 320, 'Hjerte i hånden', 'Herz in der Hand', 'Hjerte i hånden'],
  ]),
  ...entries(THEME, 'standard', [
    [705, 'fa6-solid:heart', 60, 'Hjerte i bronze', 'Herz aus Bronze', 'Hjerte i bronse'],
    [716, 'game-icons:linked-rings', 80, 'Ringe i bronze', 'Ringe aus Bronze', 'Ringer i bronse'],
    [
      717,
      'fluent-emoji-high-contrast:two-hearts',
      80,
      'To hjerter i bronze',
      'Zwei Herzen aus Bronze',
      'To hjerter i bronse',
    ],
  ]),
];
