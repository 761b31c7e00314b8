import type { Vignet } from '../../../src/stone/catalogue/vignet';
import { entries, fineEntries } from '../entry';
import { birchTwig } from '../fine/birchTwig';
import { earsOfCorn } from '../fine/earsOfCorn';
import { ivyTendril } from '../fine/ivyTendril';
import { oakTwig } from '../fine/oakTwig';
import { oliveBranch } from '../fine/oliveBranch';
import { ringOfLeaves } from '../fine/ringOfLeaves';
import { weepingWillow } from '../fine/weepingWillow';
import { laurelWreath } from '../laurelWreath';
import { oliveSpray } from '../oliveSpray';
import { wheatEars } from '../wheatEars';

const THEME = 'trees+leaves';

/** Trees, twigs, leaves and wreaths. */
export const trees = (): Vignet[] => [
  ...entries(THEME, 'sandblown', [
    [553, oliveSpray(), 500, 'Olivengrene', 'Olivenzweige', 'Olivengrener'],
    [554, laurelWreath(), 340, 'Laurbærkrans', 'Lorbeerkranz', 'Laurbærkrans'],
    [555, wheatEars(), 280, 'Kornaks', 'Kornähren', 'Kornaks'],
    [610, 'game-icons:oak-leaf', 300, 'Egeblad', 'Eichenblatt', 'Eikeblad'],
    [611, 'game-icons:willow-tree', 340, 'Piletræ', 'Weide', 'Piletre'],
    [613, 'game-icons:fern', 320, 'Bregne', 'Farn', 'Bregne'],
    [614, 'game-icons:fruit-tree', 320, 'Frugttræ', 'Obstbaum', 'Frukttre'],
  ]),
  ...fineEntries(THEME, [
    [626, ivyTendril, 'Vedbendranke', 'Efeuranke', 'Eføyranke'],
    [627, oliveBranch, 'Olivengren i streg', 'Ölzweig in Linien', 'Olivengren i strek'],
    [628, oakTwig, 'Egekvist med agern', 'Eichenzweig mit Eicheln', 'Eikekvist med nøtter'],
    [629, birchTwig, 'Birkekvist', 'Birkenzweig', 'Bjørkekvist'],
    [630, weepingWillow, 'Grædepil', 'Trauerweide', 'Sørgepil'],
    [631, earsOfCorn, 'Kornaks i streg', 'Kornähren in Linien', 'Kornaks i strek'],
    [632, ringOfLeaves, 'Bladkrans', 'Blätterkranz', 'Bladkrans'],
  ]),
  ...entries(THEME, 'sandblown', [
    [816, 'game-icons:pine-tree', 240, 'Grantræ', 'Tanne', 'Grantre'],
    [817, 'game-icons:wheat', 320, 'Korn', 'Getreide', 'Korn'],
    [818, 'game-icons:laurels', 320, 'Laurbærgrene', 'Lorbeerzweige', 'Laurbærgreiner'],
    [819, 'game-icons:acorn', 240, 'Agern', 'Eichel', 'Eikenøtt'],
    [820, 'game-icons:olive', 300, 'Olivenkvist', 'Olivenzweig', 'Olivenkvist'],
    [821, 'game-icons:grapes', 280, 'Drueklase', 'Weintraube', 'Drueklase'],
    [822, 'game-icons:tree-branch', 300, 'Kvist med blade', 'Zweig mit Blättern', 'Kvist med blader'],
    [823, 'game-icons:curled-leaf', 340, 'Krøllet blad', 'Gerolltes Blatt', 'Krøllet blad'],
  ]),
  ...entries(THEME, 'standard', [
    [708, 'game-icons:olive', 100, 'Olivenkvist i bronze', 'Olivenzweig aus Bronze', 'Olivenkvist i bronse'],
    [709, 'game-icons:oak-leaf', 80, 'Egeblad i bronze', 'Eichenblatt aus Bronze', 'Eikeblad i bronse'],
    [710, 'game-icons:laurels', 110, 'Laurbær i bronze', 'Lorbeer aus Bronze', 'Laurbær i bronse'],
  ]),
];
