import type da from '../../../locales/da/etching.json';
import type { Locale } from '../catalogue/naming';
import type { EtchingLooks } from './parm';

/** A text of an etching's name. */
export type EtchingKey = keyof (typeof da)['said'];

/** Writes a text in the reader's language. */
export type SayEtching = (key: EtchingKey, given?: Record<string, string>) => string;

/** What an etching is called wherever it is named: its size in cm, its shape and how fine its dots are. */
export function saidEtching(
  {
    shape,
    width,
    height,
    dpi,
    inverted,
  }: Pick<EtchingLooks, 'shape' | 'width' | 'height' | 'dpi' | 'inverted'>,
  say: SayEtching,
  locale: Locale,
): string {
  const cm = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const details = [say(shape), say('dpi', { dpi: String(dpi) }), ...(inverted ? [say('inverted')] : [])];
  const size = { width: cm.format(width / 10), height: cm.format(height / 10) };
  return say('named', { ...size, details: details.join(', ') });
}
