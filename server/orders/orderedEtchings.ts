import da from '../../locales/da/etching.json';
import de from '../../locales/de/etching.json';
import no from '../../locales/no/etching.json';
import type { Locale } from '../../src/stone/catalogue/naming';
import { dotsOf } from '../../src/stone/etching/dots';
import { saidEtching } from '../../src/stone/etching/said';
import { isCut } from '../../src/stone/handling';
import type { EtchingParm, Parm } from '../../src/stone/parm';
import type { OrderedStone } from '../../src/stone/wire/order';
import { filled } from '../texts/filled';

const TEXTS: Readonly<Record<Locale, (typeof da)['said']>> = { da: da.said, de: de.said, no: no.said };

/** An etching that is made with an order. */
export interface MadeEtching {
  readonly etching: EtchingParm;
  /** Its index in `Parms`. */
  readonly element: number;
  /** The files with its picture for the machine, as they go along with the letter. */
  readonly png: string;
  readonly tiff: string;
}

/** The etchings of a stone that are made now, each with the names of its picture's files, which say how fine it is. */
export function madeEtchings(parms: readonly Parm[], stoneId: number): MadeEtching[] {
  const made = parms.flatMap((etching, element) =>
    etching.type === 'etching' && isCut(etching) ? [{ etching, element }] : [],
  );
  return made.map((each, index) => {
    const file = `${stoneId}-etching-${index + 1}-${each.etching.dpi}dpi`;
    return { ...each, png: `${file}.png`, tiff: `${file}.tif` };
  });
}

/** What an order says of a stone's etchings; nothing where it has none. */
export function orderedEtchings(
  parms: readonly Parm[],
  stoneId: number,
  locale: Locale,
): Pick<OrderedStone, 'etchings'> {
  const etchings = madeEtchings(parms, stoneId).map(({ etching, png, tiff }) => {
    const { shape, width, height, dpi, engraves, position } = etching;
    const text = saidEtching(etching, (key, given) => filled(TEXTS[locale][key], given ?? {}), locale);
    return { shape, width, height, dpi, ...dotsOf(etching), engraves, position, files: [png, tiff], text };
  });
  return etchings.length > 0 ? { etchings } : {};
}
