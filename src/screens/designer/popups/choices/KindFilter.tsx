import { useTranslation } from 'react-i18next';
import { Picker } from '../../../../components/Picker';
import { SearchLine } from '../../../../components/SearchLine';

interface KindFilterProps<K extends string> {
  readonly label: string;
  readonly kinds: readonly { readonly kind: K; readonly name: string }[];
  readonly wanted: KindWanted<K>;
  readonly onChange: (wanted: KindWanted<K>) => void;
}

/** The search criteria: words, and one kind or all. */
export interface KindWanted<K extends string> {
  readonly search: string;
  readonly kind: K | undefined;
}

/** The picker's value for no filter; no kind has this name. */
const ALL = 'all';

/** A search by words, and a choice of one kind. */
export function KindFilter<K extends string>({ label, kinds, wanted, onChange }: KindFilterProps<K>) {
  const { t } = useTranslation('popups');
  const { t: designer } = useTranslation();
  const item = (id: string, name: string) => ({ id, name, style: { fontSize: 'inherit' } });
  return (
    <>
      <SearchLine
        label={t('search')}
        clear={designer('clearSearch')}
        value={wanted.search}
        onChange={(search) => onChange({ ...wanted, search })}
      />
      <Picker
        label={label}
        value={wanted.kind ?? ALL}
        groups={[
          { name: label, items: [item(ALL, t('all')), ...kinds.map(({ kind, name }) => item(kind, name))] },
        ]}
        onChange={(id) => onChange({ ...wanted, kind: kinds.find(({ kind }) => kind === id)?.kind })}
      />
    </>
  );
}
