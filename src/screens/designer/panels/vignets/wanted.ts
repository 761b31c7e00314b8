import { type Locale, nameIn } from '../../../../stone/catalogue/naming';
import { answersSearch } from '../../../../stone/catalogue/searching';
import type { Vignet } from '../../../../stone/catalogue/vignet';

/** The search criteria for vignettes. */
export interface Wanted {
  readonly search: string;
  /** Undefined for every theme. */
  readonly theme: string | undefined;
  /** Undefined for every kind. */
  readonly kind: Vignet['kind'] | undefined;
}

/** No filter. */
export const ANY: Wanted = { search: '', theme: undefined, kind: undefined };

/** Vignettes in the catalogue's order, but recent choices first, the newest before the others. */
export function recentFirst(vignets: readonly Vignet[], recent: readonly string[]): readonly Vignet[] {
  const lately = recent.flatMap((id) => vignets.find((vignet) => String(vignet.id) === id) ?? []);
  return lately.length === 0 ? vignets : [...new Set([...lately, ...vignets])];
}

/**
 * The matching vignettes, in the catalogue's order: those whose name in the current language matches the
 * search.
 */
export function wantedOf(
  vignets: readonly Vignet[],
  { search, theme, kind }: Wanted,
  locale: Locale,
): Vignet[] {
  return vignets.filter(
    (vignet) =>
      (theme === undefined || vignet.theme === theme) &&
      (kind === undefined || vignet.kind === kind) &&
      answersSearch(nameIn(locale, vignet), search),
  );
}
