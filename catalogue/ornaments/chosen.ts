import type { Vignet } from '../../src/stone/catalogue/vignet';
import type { Drawing } from '../drawing/contour';
import { fitted, pathData } from '../drawing/pathData';
import { buddedCross, flaredCross, latinCross, openCross, ringCross } from './crosses';
import { forgetMeNot } from './forgetMeNot';
import { heartLine } from './heartLine';
import { type Icon, type IconSet, iconOutline } from './iconOutline';
import { laurelWreath } from './laurelWreath';
import { oliveSpray } from './oliveSpray';
import { roseBloom } from './roseBloom';
import { roseBranch } from './roseBranch';
import { wheatEars } from './wheatEars';

const drawn = (drawing: Drawing): Icon => ({
  data: pathData(drawing),
  licence: 'As this project',
  source: 'Drawn for this project',
});

type Naming = readonly [da: string, de: string, no: string];

/** An entry of the catalogue: how broad the ornament is at scale 1 in mm, and what it is called. */
function entry(
  id: number,
  kind: Vignet['kind'],
  theme: string,
  icon: Icon,
  width: number,
  naming: Naming,
): Vignet {
  const [Name, de, no] = naming;
  const { data, ...credit } = icon;
  return { id, Name, Names: { de, no }, theme, kind, ...fitted(data, width), ...credit };
}

const blown = (id: number, theme: string, icon: Icon, width: number, naming: Naming) =>
  entry(id, 'sandblown', theme, icon, width, naming);

const bronze = (id: number, theme: string, icon: Icon, width: number, naming: Naming) =>
  entry(id, 'standard', theme, icon, width, naming);

const game = (name: string) => iconOutline('game-icons' satisfies IconSet, name);
const fa = (name: string) => iconOutline('fa6-solid' satisfies IconSet, name);

const plainCross = drawn(latinCross({ width: 190, height: 320, bar: 30, arm: 105 }));
const bloom = drawn(roseBloom({ radius: 50, petals: 14, gap: 2.6, open: 0.1, sepals: [] }));

/** Every ornament on offer. Blasted ones are drawn about three times their usual size; bronze ones at theirs. */
export function chosenOrnaments(): Vignet[] {
  return [
    blown(552, 'roses+flowers', drawn(roseBranch()), 560, ['Rosengren', 'Rosenzweig', 'Rosegren']),
    blown(553, 'trees+leaves', drawn(oliveSpray()), 500, ['Olivengrene', 'Olivenzweige', 'Olivengrener']),
    blown(554, 'trees+leaves', drawn(laurelWreath()), 340, ['Laurbærkrans', 'Lorbeerkranz', 'Laurbærkrans']),
    blown(555, 'trees+leaves', drawn(wheatEars()), 280, ['Kornaks', 'Kornähren', 'Kornaks']),
    blown(556, 'roses+flowers', drawn(forgetMeNot()), 290, [
      'Forglemmigej',
      'Vergissmeinnicht',
      'Forglemmegei',
    ]),
    blown(557, 'hearts+bonds', drawn(heartLine()), 300, [
      'Hjerte i streg',
      'Herz in einer Linie',
      'Hjerte i strek',
    ]),
    blown(558, 'roses+flowers', bloom, 300, ['Rose', 'Rosenblüte', 'Rose']),
    blown(560, 'crosses', plainCross, 190, ['Latinsk kors', 'Lateinisches Kreuz', 'Latinsk kors']),
    blown(561, 'crosses', drawn(flaredCross({ width: 210, height: 330, bar: 30, arm: 110 }, 1.9)), 210, [
      'Kors med udsvajede arme',
      'Tatzenkreuz',
      'Kors med utsvingte armer',
    ]),
    blown(
      562,
      'crosses',
      drawn(ringCross({ width: 200, height: 340, bar: 32, arm: 108 }, { radius: 72, breadth: 17 })),
      210,
      ['Ringkors', 'Ringkreuz', 'Ringkors'],
    ),
    blown(563, 'crosses', drawn(openCross({ width: 190, height: 320, bar: 38, arm: 105 }, 6)), 200, [
      'Kors i omrids',
      'Kreuz im Umriss',
      'Kors i omriss',
    ]),
    blown(564, 'crosses', drawn(buddedCross({ width: 180, height: 300, bar: 22, arm: 100 }, 21)), 210, [
      'Kløverbladskors',
      'Kleeblattkreuz',
      'Kløverkors',
    ]),
    blown(570, 'birds', game('dove'), 340, ['Flyvende due', 'Fliegende Taube', 'Flygende due']),
    blown(571, 'birds', game('peace-dove'), 320, ['Fredsdue', 'Friedenstaube', 'Fredsdue']),
    blown(572, 'birds', game('swan'), 320, ['Svane', 'Schwan', 'Svane']),
    blown(573, 'birds', game('seagull'), 380, ['Måge', 'Möwe', 'Måke']),
    blown(583, 'hearts+bonds', game('nested-hearts'), 280, [
      'Hjerte i hjerte',
      'Herz im Herzen',
      'Hjerte i hjerte',
    ]),
    blown(580, 'hearts+bonds', game('linked-rings'), 300, ['Ringe', 'Ringe', 'Ringer']),
    blown(581, 'hearts+bonds', game('infinity'), 340, ['Uendelighed', 'Unendlichkeit', 'Uendelighet']),
    blown(582, 'hearts+bonds', fa('heart'), 260, ['Hjerte', 'Herz', 'Hjerte']),
    blown(590, 'faith+memory', game('open-book'), 340, ['Åben bog', 'Offenes Buch', 'Åpen bok']),
    blown(591, 'faith+memory', game('angel-outfit'), 340, ['Englevinger', 'Engelsflügel', 'Englevinger']),
    blown(592, 'faith+memory', game('church'), 320, ['Kirke', 'Kirche', 'Kirke']),
    blown(594, 'faith+memory', game('feather'), 320, ['Fjer', 'Feder', 'Fjær']),
    blown(593, 'faith+memory', game('candle-light'), 220, ['Tændt lys', 'Brennende Kerze', 'Tent lys']),
    blown(600, 'sea+sky', game('anchor'), 280, ['Anker', 'Anker', 'Anker']),
    blown(601, 'sea+sky', game('shooner-sailboat'), 360, ['Sejlskib', 'Segelschiff', 'Seilskip']),
    blown(602, 'sea+sky', game('lighthouse'), 300, ['Fyrtårn', 'Leuchtturm', 'Fyrtårn']),
    blown(603, 'sea+sky', game('sunrise'), 280, ['Solopgang', 'Sonnenaufgang', 'Soloppgang']),
    blown(604, 'sea+sky', game('sailboat'), 300, ['Sejlbåd', 'Segelboot', 'Seilbåt']),
    blown(610, 'trees+leaves', game('oak-leaf'), 300, ['Egeblad', 'Eichenblatt', 'Eikeblad']),
    blown(611, 'trees+leaves', game('willow-tree'), 340, ['Piletræ', 'Weide', 'Piletre']),
    blown(612, 'roses+flowers', game('lotus'), 320, ['Lotus', 'Lotus', 'Lotus']),
    blown(613, 'trees+leaves', game('fern'), 320, ['Bregne', 'Farn', 'Bregne']),
    blown(614, 'trees+leaves', game('fruit-tree'), 320, ['Frugttræ', 'Obstbaum', 'Frukttre']),
    bronze(701, 'roses+flowers', drawn(roseBranch()), 180, [
      'Rosengren i bronze',
      'Rosenzweig aus Bronze',
      'Rosegren i bronse',
    ]),
    bronze(702, 'roses+flowers', bloom, 70, ['Rose i bronze', 'Rose aus Bronze', 'Rose i bronse']),
    bronze(703, 'birds', game('dove'), 100, ['Due i bronze', 'Taube aus Bronze', 'Due i bronse']),
    bronze(704, 'crosses', plainCross, 70, ['Kors i bronze', 'Kreuz aus Bronze', 'Kors i bronse']),
    bronze(705, 'hearts+bonds', fa('heart'), 60, ['Hjerte i bronze', 'Herz aus Bronze', 'Hjerte i bronse']),
  ];
}
