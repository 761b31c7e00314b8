import { useTranslation } from 'react-i18next';
import { SearchPicker } from '../../components/SearchPicker';
import type { Churchyard } from '../../stone/catalogue/churchyard';
import { LOCALES, nameIn } from '../../stone/catalogue/naming';
import { NONE } from './picking';

/** Where most of the readers of a language have their graves: those churchyards come first. */
const COUNTRIES = { da: 'DK', de: 'DE', no: 'NO' } as const;

interface ChurchyardPickerProps {
  readonly label: string;
  readonly churchyards: readonly Churchyard[];
  readonly chosen: Churchyard | undefined;
  /** What the entry is called that stands for none of the list. */
  readonly none: string;
  /** What was chosen, and what it is called in the reader's language; null and nothing for none of the list. */
  readonly onChange: (fields: { ChurchyardId: number | null; ChurchyardName: string }) => void;
}

/** One of the listed churchyards, with a search above them: the reader's country first, each country by its names. */
export function ChurchyardPicker({ label, churchyards, chosen, none, onChange }: ChurchyardPickerProps) {
  const { t, i18n } = useTranslation('project');
  const locale = LOCALES.find((each) => each === i18n.language) ?? 'da';
  const own = COUNTRIES[locale];
  const countries = [own, ...Object.values(COUNTRIES).filter((country) => country !== own)];
  const items = countries.flatMap((country) =>
    churchyards
      .filter((one) => one.country === country)
      .map((one) => ({ id: String(one.id), name: nameIn(locale, one) }))
      .sort((one, other) => one.name.localeCompare(other.name, i18n.language)),
  );
  return (
    <SearchPicker
      label={label}
      value={chosen ? String(chosen.id) : NONE}
      items={[{ id: NONE, name: none }, ...items]}
      placeholder={none}
      search={t('searchChurchyard')}
      nothing={t('noSuchChurchyard')}
      onChange={(id) => {
        const taken = churchyards.find((one) => String(one.id) === id);
        onChange({ ChurchyardId: taken?.id ?? null, ChurchyardName: taken ? nameIn(locale, taken) : '' });
      }}
    />
  );
}
