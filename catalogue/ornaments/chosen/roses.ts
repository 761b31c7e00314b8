import type { Vignet } from '../../../src/stone/catalogue/vignet';
import { entries, fineEntries } from '../entry';
import { anemone } from '../fine/anemone';
import { lily } from '../fine/lily';
import { lilyOfTheValley } from '../fine/lilyOfTheValley';
import { rose } from '../fine/rose';
import { roseBud } from '../fine/roseBud';
import { tulip } from '../fine/tulip';
import { forgetMeNot } from '../forgetMeNot';
import { roseBloom } from '../roseBloom';
import { roseBranch } from '../roseBranch';

const THEME = 'roses+flowers';

/** Roses and other flowers. */
export function roses(): Vignet[] {
  const bloom = roseBloom({ radius: 50, petals: 14, gap: 2.6, open: 0.1, sepals: [] });
  return [
    ...entries(THEME, 'sandblown', [
      [552, roseBranch(), 560, 'Rosengren', 'Rosenzweig', 'Rosegren'],
      [556, forgetMeNot(), 290, 'Forglemmigej', 'Vergissmeinnicht', 'Forglemmegei'],
      [558, bloom, 300, 'Rose', 'Rosenblüte', 'Rose'],
      [612, 'game-icons:lotus', 320, 'Lotus', 'Lotus', 'Lotus'],
    ]),
    ...fineEntries(THEME, [
      [620, rose, 'Rose i streg', 'Rose in Linien', 'Rose i strek'],
      [621, roseBud, 'Rosenknop', 'Rosenknospe', 'Roseknopp'],
      [622, lily, 'Lilje', 'Lilie', 'Lilje'],
      [623, lilyOfTheValley, 'Liljekonval', 'Maiglöckchen', 'Liljekonvall'],
      [624, tulip, 'Tulipan i streg', 'Tulpe in Linien', 'Tulipan i strek'],
      [625, anemone, 'Anemone', 'Anemone', 'Hvitveis'],
    ]),
    ...entries(THEME, 'sandblown', [
      [801, 'game-icons:rose', 280, 'Rose med torne', 'Rose mit Dornen', 'Rose med torner'],
      [802, 'game-icons:shut-rose', 300, 'Lukket rose', 'Geschlossene Rose', 'Lukket rose'],
      [803, 'emojione-monotone:rose', 260, 'Rose på stilk', 'Rose am Stiel', 'Rose på stilk'],
      [804, 'game-icons:daisy', 320, 'Margerit', 'Margerite', 'Prestekrage'],
      [805, 'game-icons:sunflower', 320, 'Solsikke', 'Sonnenblume', 'Solsikke'],
      [806, 'game-icons:fleur-de-lys', 280, 'Fransk lilje', 'Fleur-de-Lys', 'Fransk lilje'],
      [807, 'emojione-monotone:tulip', 280, 'Tulipan', 'Tulpe', 'Tulipan'],
      [808, 'emojione-monotone:bouquet', 360, 'Buket', 'Blumenstrauß', 'Bukett'],
    ]),
    ...entries(THEME, 'standard', [
      [701, roseBranch(), 180, 'Rosengren i bronze', 'Rosenzweig aus Bronze', 'Rosegren i bronse'],
      [702, bloom, 70, 'Rose i bronze', 'Rose aus Bronze', 'Rose i bronse'],
      [706, 'game-icons:lotus', 90, 'Lotus i bronze', 'Lotus aus Bronze', 'Lotus i bronse'],
      [707, 'emojione-monotone:tulip', 70, 'Tulipan i bronze', 'Tulpe aus Bronze', 'Tulipan i bronse'],
    ]),
  ];
}
