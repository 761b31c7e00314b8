import { useMemo } from 'react';
import type { SearchPickerItem } from '../../components/SearchPicker';
import type { Stonemason } from '../../stone/catalogue/stonemason';
import { useLocale } from '../designer/useLocale';

/** The stonemasons to choose from, found by name, place or postcode; those who read the same language come first. */
export function useStonemasonItems(stonemasons: readonly Stonemason[]): readonly SearchPickerItem[] {
  const locale = useLocale();
  return useMemo(() => {
    const far = (mason: Stonemason) => (mason.locale === locale ? 0 : 1);
    return [...stonemasons]
      .sort((one, other) => far(one) - far(other) || one.Name.localeCompare(other.Name, locale))
      .map(({ id, Name, zipCode, city }) => ({
        id: String(id),
        name: Name,
        ...(city && { detail: `${zipCode} ${city}`.trim() }),
      }));
  }, [stonemasons, locale]);
}
