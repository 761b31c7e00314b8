import type { Vignet } from '../../../src/stone/catalogue/vignet';
import { entries, fineEntries } from '../entry';
import { anchorWithRope } from '../fine/anchorWithRope';
import { doveInFlight } from '../fine/dove';
import { lighthouse } from '../fine/lighthouse';
import { pairOfDoves } from '../fine/pairOfDoves';
import { sailingShip } from '../fine/sailingShip';
import { sunOverSea } from '../fine/sunOverSea';

/** Birds. */
export const birds = (): Vignet[] => [
  ...entries('birds', 'sandblown', [
    [570, 'game-icons:dove', 340, 'Flyvende due', 'Fliegende Taube', 'Flygende due'],
    [571, 'game-icons:peace-dove', 320, 'Fredsdue', 'Friedenstaube', 'Fredsdue'],
    [572, 'game-icons:swan', 320, 'Svane', 'Schwan', 'Svane'],
    [573, 'game-icons:seagull', 380, 'Måge', 'Möwe', 'Måke'],
  ]),
  ...fineEntries('birds', [
    [634, doveInFlight, 'Due med olivenkvist', 'Taube mit Ölzweig', 'Due med olivenkvist'],
    [635, pairOfDoves, 'Duepar', 'Taubenpaar', 'Duepar'],
  ]),
  ...entries('birds', 'sandblown', [
    [840, 'game-icons:hummingbird', 320, 'Kolibri', 'Kolibri', 'Kolibri'],
    [841, 'game-icons:heron', 280, 'Hejre', 'Reiher', 'Hegre'],
  ]),
  ...entries('birds', 'standard', [
    [703, 'game-icons:dove', 100, 'Due i bronze', 'Taube aus Bronze', 'Due i bronse'],
    [718, 'game-icons:peace-dove', 110, 'Fredsdue i bronze', 'Friedenstaube aus Bronze', 'Fredsdue i bronse'],
    [719, 'game-icons:swan', 110, 'Svane i bronze', 'Schwan aus Bronze', 'Svane i bronse'],
  ]),
];

/** The sea, ships and the sky. */
export const sea = (): Vignet[] => [
  ...entries('sea+sky', 'sandblown', [
    [600, 'game-icons:anchor', 280, 'Anker', 'Anker', 'Anker'],
    [601, 'game-icons:shooner-sailboat', 360, 'Sejlskib', 'Segelschiff', 'Seilskip'],
    [602, 'game-icons:lighthouse', 300, 'Fyrtårn', 'Leuchtturm', 'Fyrtårn'],
    [603, 'game-icons:sunrise', 280, 'Solopgang', 'Sonnenaufgang', 'Soloppgang'],
    [604, 'game-icons:sailboat', 300, 'Sejlbåd', 'Segelboot', 'Seilbåt'],
  ]),
  ...fineEntries('sea+sky', [
    [640, sunOverSea, 'Sol over havet', 'Sonne über dem Meer', 'Sol over havet'],
    [641, sailingShip, 'Skib for sejl', 'Schiff unter Segeln', 'Skip for seil'],
    [642, lighthouse, 'Fyrtårn i streg', 'Leuchtturm in Linien', 'Fyrtårn i strek'],
    [643, anchorWithRope, 'Anker med tov', 'Anker mit Tau', 'Anker med tau'],
  ]),
  ...entries('sea+sky', 'sandblown', [
    [870, 'game-icons:fishing-boat', 340, 'Fiskerbåd', 'Fischerboot', 'Fiskebåt'],
    [871, 'game-icons:ship-wheel', 320, 'Skibsrat', 'Steuerrad', 'Skipsratt'],
    [872, 'mdi:compass-rose', 280, 'Kompasrose', 'Windrose', 'Kompassrose'],
    [873, 'fa6-solid:star', 220, 'Stjerne', 'Stern', 'Stjerne'],
  ]),
  ...entries('sea+sky', 'standard', [
    [720, 'game-icons:anchor', 90, 'Anker i bronze', 'Anker aus Bronze', 'Anker i bronse'],
    [721, 'fa6-solid:star', 45, 'Stjerne i bronze', 'Stern aus Bronze', 'Stjerne i bronse'],
  ]),
];

/** Animals other than birds. */
export const animals = (): Vignet[] => [
  ...entries('animals', 'sandblown', [
    [885, 'game-icons:deer', 280, 'Hjort', 'Hirsch', 'Hjort'],
    [886, 'game-icons:deer-head', 280, 'Hjortehoved', 'Hirschkopf', 'Hjortehode'],
    [887, 'fa6-solid:horse-head', 280, 'Hestehoved', 'Pferdekopf', 'Hestehode'],
    [888, 'fluent-emoji-high-contrast:horse', 300, 'Løbende hest', 'Laufendes Pferd', 'Løpende hest'],
    [889, 'game-icons:sitting-dog', 240, 'Siddende hund', 'Sitzender Hund', 'Sittende hund'],
    [890, 'fa6-solid:cat', 260, 'Kat', 'Katze', 'Katt'],
    [891, 'fa6-solid:paw', 200, 'Pote', 'Pfote', 'Pote'],
    [892, 'game-icons:squirrel', 260, 'Egern', 'Eichhörnchen', 'Ekorn'],
    [893, 'game-icons:fox', 300, 'Ræv', 'Fuchs', 'Rev'],
    [894, 'game-icons:butterfly', 300, 'Sommerfugl', 'Schmetterling', 'Sommerfugl'],
    [895, 'game-icons:dragonfly', 320, 'Guldsmed', 'Libelle', 'Øyenstikker'],
  ]),
  ...entries('animals', 'standard', [
    [
      722,
      'game-icons:butterfly',
      90,
      'Sommerfugl i bronze',
      'Schmetterling aus Bronze',
      'Sommerfugl i bronse',
    ],
  ]),
];
