import { useTranslation } from 'react-i18next';
import { Picker } from '../../../../components/Picker';
import { SearchLine } from '../../../../components/SearchLine';
import { Row } from '../Section';
import { useThemeName } from './useThemeName';
import type { Wanted } from './wanted';

interface VignetFiltersProps {
  readonly themes: readonly string[];
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** The pickers' value for no filter; no theme has this name. */
const ALL = 'all';

/** The search for vignettes: words, a theme, the way of working. */
export function VignetFilters({ themes, wanted, onChange }: VignetFiltersProps) {
  const { t } = useTranslation();
  const themeName = useThemeName();
  const item = (id: string, name: string) => ({ id, name, style: { fontSize: 'inherit' } });
  return (
    <>
      <SearchLine
        label={t('searchVignets')}
        clear={t('clearSearch')}
        value={wanted.search}
        onChange={(search) => onChange({ ...wanted, search })}
      />
      <Row>
        <Picker
          label={t('theme')}
          value={wanted.theme ?? ALL}
          groups={[
            {
              name: t('theme'),
              items: [item(ALL, t('allThemes')), ...themes.map((theme) => item(theme, themeName(theme)))],
            },
          ]}
          onChange={(theme) => onChange({ ...wanted, theme: theme === ALL ? undefined : theme })}
        />
        <Picker
          label={t('cut')}
          value={wanted.kind ?? ALL}
          groups={[
            {
              name: t('cut'),
              items: [
                item(ALL, t('allCuts')),
                item('sandblown', t('engraved')),
                item('standard', t('mounted')),
              ],
            },
          ]}
          onChange={(kind) =>
            onChange({ ...wanted, kind: kind === 'sandblown' || kind === 'standard' ? kind : undefined })
          }
        />
      </Row>
    </>
  );
}
