import { useTranslation } from 'react-i18next';
import type { Offered } from '../../api/lists';
import { type Locale, nameIn } from '../../stone/catalogue/naming';
import { changesBetween } from '../../stone/changedParts';
import type { Difference } from '../../stone/differences/difference';
import { sayDifferences } from '../../stone/differences/sayDifferences';
import type { Design } from '../../stone/stone';
import { useLocale } from '../designer/useLocale';

/** Where differences take their words from. */
const NAMESPACES = ['differences', 'designer', 'make'] as const;

/** The names of a catalogue's entries by their numbers. */
function namesOf(
  locale: Locale,
  entries: readonly (Parameters<typeof nameIn>[1] & { readonly id: number })[],
) {
  return (id: number) => {
    const entry = entries.find((each) => each.id === id);
    return entry && nameIn(locale, entry);
  };
}

/**
 * In what a design differs from an earlier one, in a family's words; empty where there is no earlier one.
 *
 * @param compare two versions of one stone, unless other designs are compared (`differencesBetween`).
 */
export function useDifferences(
  before: Design | undefined,
  after: Design,
  { stoneTypes, vignets, attachments }: Offered,
  compare: (before: Design, after: Design) => readonly Difference[] = changesBetween,
): readonly string[] {
  const { t } = useTranslation(NAMESPACES);
  const locale = useLocale();
  if (!before) return [];
  const found = compare(before, after);
  const said = sayDifferences(found, before, after, {
    locale,
    say: (text, given) => t(text, { replace: { ...given } }),
    stone: namesOf(locale, stoneTypes),
    material: namesOf(
      locale,
      stoneTypes.flatMap(({ Variants }) => Variants),
    ),
    vignet: namesOf(locale, vignets),
    attachment: namesOf(locale, attachments),
    typeface: (family) => family,
  });
  return said.map(({ text }) => text);
}
