import da from '../../locales/da/medallion.json';
import de from '../../locales/de/medallion.json';
import no from '../../locales/no/medallion.json';
import type { Locale } from '../../src/stone/catalogue/naming';
import { isCut } from '../../src/stone/handling';
import { saidMedallion } from '../../src/stone/medallion/said';
import type { MedallionParm, Parm } from '../../src/stone/parm';
import type { OrderedStone } from '../../src/stone/wire/order';
import { filled } from '../texts/filled';

const TEXTS: Readonly<Record<Locale, (typeof da)['said']>> = { da: da.said, de: de.said, no: no.said };

/** A medallion that is made with an order. */
export interface MadeMedallion {
  readonly medallion: MedallionParm;
  /** Its index in `Parms`. */
  readonly element: number;
  /** The file with its picture, as it goes along with the letter. */
  readonly file: string;
}

/** The medallions of a stone that are made now, each with the name of its picture's file. */
export function madeMedallions(parms: readonly Parm[], stoneId: number): MadeMedallion[] {
  const made = parms.flatMap((medallion, element) =>
    medallion.type === 'medallion' && isCut(medallion) ? [{ medallion, element }] : [],
  );
  return made.map((each, index) => ({ ...each, file: `${stoneId}-medallion-${index + 1}.jpg` }));
}

/** What an order says of a stone's medallions; nothing where it has none. */
export function orderedMedallions(
  parms: readonly Parm[],
  stoneId: number,
  locale: Locale,
): Pick<OrderedStone, 'medallions'> {
  const medallions = madeMedallions(parms, stoneId).map(({ medallion, file }) => {
    const { shape, width, height, tone, rim } = medallion;
    const text = saidMedallion(medallion, (key, given) => filled(TEXTS[locale][key], given ?? {}), locale);
    return { shape, width, height, tone, ...(rim && { rim }), file, text };
  });
  return medallions.length > 0 ? { medallions } : {};
}
