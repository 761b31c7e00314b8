import type { Locale } from '../../src/stone/catalogue/naming';

/** The language for each tag a browser may send. */
const BY_TAG: Readonly<Record<string, Locale>> = { da: 'da', de: 'de', no: 'no', nb: 'no', nn: 'no' };

/**
 * The language to answer in.
 *
 * @param accepted the Accept-Language header (RFC 9110 section 12.5.4), e.g. `de-AT, da;q=0.8`.
 * @returns Danish where none of the supported ones is accepted.
 */
export function localeOf(accepted: string | undefined): Locale {
  const wishes = (accepted ?? '').split(',').flatMap((wish) => {
    const [tag = '', ...rest] = wish.trim().toLowerCase().split(';');
    const locale = BY_TAG[tag.split('-')[0] ?? ''];
    const weight = Number(
      rest
        .find((each) => each.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    );
    return locale && weight > 0 ? [{ locale, weight }] : [];
  });
  return wishes.sort((one, other) => other.weight - one.weight)[0]?.locale ?? 'da';
}
