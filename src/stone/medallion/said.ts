import type da from '../../../locales/da/medallion.json';
import type { Locale } from '../catalogue/naming';
import type { MedallionLooks } from './parm';

/** A text of a medallion's name. */
export type MedallionKey = keyof (typeof da)['said'];

/** Writes a text in the reader's language. */
export type SayMedallion = (key: MedallionKey, given?: Record<string, string>) => string;

/** What a medallion is called wherever it is named: its size in cm, its shape, its tone and its rim. */
export function saidMedallion(
  { shape, width, height, tone, rim }: Omit<MedallionLooks, 'picture'>,
  say: SayMedallion,
  locale: Locale,
): string {
  const cm = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const details = [say(shape), say(tone), ...(rim ? [say(`${rim}Rim`)] : [])].join(', ');
  const size = { width: cm.format(width / 10), height: cm.format(height / 10), details };
  return say(shape === 'round' ? 'namedRound' : 'named', size);
}
