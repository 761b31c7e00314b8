import type make from '../../../locales/da/make.json';
import type { Locale } from '../catalogue/naming';
import type { Finish } from '../finish';
import type { Mm } from '../numbers';

/** A sentence about how a stone is made, as `said` of the texts `make` has it. */
export type MadeKey = keyof (typeof make)['said'];

/** What is said of how a stone is made: only what was chosen, with its thickness and its weight. */
export interface SaidMake {
  readonly thickness: Mm;
  readonly base?: {
    readonly width: Mm;
    readonly height: Mm;
    readonly depth: Mm;
    /** Its material's name in the reader's language. */
    readonly material: string;
  };
  readonly edge?: Finish;
  readonly side?: Finish;
  readonly bevel?: Mm;
  /** In whole kg. */
  readonly weight: { readonly least: number; readonly most: number };
}

/**
 * How a stone is made, a sentence a thing: for letters, papers and screen readers alike.
 *
 * @param say a text with its values filled in.
 */
export function madeTexts(
  { thickness, base, edge, side, bevel, weight: { least, most } }: SaidMake,
  say: (key: MadeKey, given: Record<string, string>) => string,
  locale: Locale,
): string[] {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  const mm = (length: Mm) => number.format(length);
  const weight = least === most ? mm(least) : `${mm(least)}–${mm(most)}`;
  const size = base && { width: mm(base.width), height: mm(base.height), depth: mm(base.depth) };
  return [
    say('thickness', { thickness: mm(thickness) }),
    ...(base && size ? [say('base', { ...size, material: base.material })] : []),
    ...(edge ? [say('edge', { surface: say(edge, {}) })] : []),
    ...(side ? [say('side', { surface: say(side, {}) })] : []),
    ...(bevel === undefined ? [] : [say('bevel', { bevel: mm(bevel) })]),
    say(base ? 'weightWithBase' : 'weight', { weight }),
  ];
}
