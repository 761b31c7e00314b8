import type { Vignet } from '../../../src/stone/catalogue/vignet';
import { buddedCross, flaredCross, latinCross, openCross, ringCross } from '../crosses';
import { entries, fineEntries } from '../entry';
import { angel } from '../fine/angel';
import { bookOfLife } from '../fine/bookOfLife';
import { crossWithLily } from '../fine/crossWithLily';
import { prayingHands } from '../fine/prayingHands';

/** Crosses of every form. */
export function crosses(): Vignet[] {
  const latin = latinCross({ width: 190, height: 320, bar: 30, arm: 105 });
  const flared = flaredCross({ width: 210, height: 330, bar: 30, arm: 110 }, 1.9);
  const ringed = ringCross({ width: 200, height: 340, bar: 32, arm: 108 }, { radius: 72, breadth: 17 });
  const open = openCross({ width: 190, height: 320, bar: 38, arm: 105 }, 6);
  const budded = buddedCross({ width: 180, height: 300, bar: 22, arm: 100 }, 21);
  return [
    ...entries('crosses', 'sandblown', [
      [560, latin, 190, 'Latinsk kors', 'Lateinisches Kreuz', 'Latinsk kors'],
      [561, flared, 210, 'Kors med udsvajede arme', 'Tatzenkreuz', 'Kors med utsvingte armer'],
      [562, ringed, 210, 'Ringkors', 'Ringkreuz', 'Ringkors'],
      [563, open, 200, 'Kors i omrids', 'Kreuz im Umriss', 'Kors i omriss'],
      [564, budded, 210, 'Kløverbladskors', 'Kleeblattkreuz', 'Kløverkors'],
    ]),
    ...fineEntries('crosses', [[639, crossWithLily, 'Kors med lilje', 'Kreuz mit Lilie', 'Kors med lilje']]),
    ...entries('crosses', 'sandblown', [
      [830, 'emojione-monotone:latin-cross', 220, 'Kors med spidser', 'Spitzenkreuz', 'Kors med spisser'],
      [831, 'emojione-monotone:orthodox-cross', 240, 'Ortodokst kors', 'Orthodoxes Kreuz', 'Ortodokst kors'],
      [832, 'mdi:cross-celtic', 240, 'Keltisk kors', 'Keltisches Kreuz', 'Keltisk kors'],
      [833, 'mdi:cross-bolnisi', 260, 'Georgisk kors', 'Georgisches Kreuz', 'Georgisk kors'],
      [834, 'game-icons:jerusalem-cross', 300, 'Jerusalemskors', 'Jerusalemkreuz', 'Jerusalemskors'],
      [
        835,
        'game-icons:camargue-cross',
        220,
        'Tro, håb og kærlighed',
        'Glaube, Liebe, Hoffnung',
        'Tro, håp og kjærlighet',
      ],
      [836, 'game-icons:crown-of-thorns', 320, 'Tornekrone', 'Dornenkrone', 'Tornekrone'],
    ]),
    ...entries('crosses', 'standard', [
      [704, latin, 70, 'Kors i bronze', 'Kreuz aus Bronze', 'Kors i bronse'],
      [711, flared, 70, 'Udsvajet kors i bronze', 'Tatzenkreuz aus Bronze', 'Utsvingt kors i bronse'],
      [712, ringed, 75, 'Ringkors i bronze', 'Ringkreuz aus Bronze', 'Ringkors i bronse'],
    ]),
  ];
}

/** Signs of faith and memory. */
export const memory = (): Vignet[] => [
  ...entries('faith+memory', 'sandblown', [
    [590, 'game-icons:open-book', 340, 'Åben bog', 'Offenes Buch', 'Åpen bok'],
    [591, 'game-icons:angel-outfit', 340, 'Englevinger', 'Engelsflügel', 'Englevinger'],
    [592, 'game-icons:church', 320, 'Kirke', 'Kirche', 'Kirke'],
    [593, 'game-icons:candle-light', 220, 'Tændt lys', 'Brennende Kerze', 'Tent lys'],
    [594, 'game-icons:feather', 320, 'Fjer', 'Feder', 'Fjær'],
  ]),
  ...fineEntries('faith+memory', [
    [636, angel, 'Engel', 'Engel', 'Engel'],
    [637, prayingHands, 'Bedende hænder', 'Betende Hände', 'Bedende hender'],
    [638, bookOfLife, 'Livets bog', 'Buch des Lebens', 'Livets bok'],
  ]),
  ...entries('faith+memory', 'sandblown', [
    [860, 'emojione-monotone:folded-hands', 320, 'Foldede hænder', 'Gefaltete Hände', 'Foldede hender'],
    [861, 'game-icons:candle-holder', 300, 'Lys i stage', 'Kerze im Halter', 'Lys i stake'],
    [862, 'game-icons:shaking-hands', 340, 'Håndtryk', 'Händedruck', 'Håndtrykk'],
    [863, 'fa6-solid:star-of-david', 260, 'Davidsstjerne', 'Davidstern', 'Davidsstjerne'],
    [
      864,
      'fa6-solid:star-and-crescent',
      260,
      'Halvmåne og stjerne',
      'Halbmond und Stern',
      'Halvmåne og stjerne',
    ],
  ]),
  ...entries('faith+memory', 'standard', [
    [713, 'game-icons:open-book', 100, 'Bog i bronze', 'Buch aus Bronze', 'Bok i bronse'],
    [714, 'game-icons:candle-light', 45, 'Lys i bronze', 'Kerze aus Bronze', 'Lys i bronse'],
    [715, 'game-icons:feather', 110, 'Fjer i bronze', 'Feder aus Bronze', 'Fjær i bronse'],
  ]),
];
