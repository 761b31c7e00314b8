import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../../stone/catalogue/naming';
import { ShowAll } from '../../popups/ShowAll';
import { useLocale } from '../../useLocale';
import { CardGrid } from '../CardGrid';
import { Hint, Section } from '../Section';
import { Silhouette } from '../Silhouette';
import { useChooseVignet } from './useChooseVignet';
import { useVignets } from './useVignets';
import { VignetFilters } from './VignetFilters';
import { ANY, wantedOf } from './wanted';

/** As many cards as are visible when the tab opens, and some more. */
const SEEN_AT_ONCE = 18;

/** The vignettes on offer, with a search. `selected` is the selected one. */
export function VignetChoice({ selected }: { readonly selected: number | undefined }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const vignets = useVignets();
  const [wanted, setWanted] = useState(ANY);
  // The field follows every keystroke, and the tab opens at once: the other cards are rendered later.
  const looked = useDeferredValue(wanted);
  const chooseVignet = useChooseVignet();
  const choose = useCallback(
    (id: number) => {
      const vignet = vignets.find((one) => one.id === id);
      if (vignet) chooseVignet(vignet);
    },
    [vignets, chooseVignet],
  );
  const themes = useMemo(() => [...new Set(vignets.map(({ theme }) => theme))], [vignets]);
  const pictures = useMemo(
    () => new Map(vignets.map((vignet) => [vignet.id, <Silhouette key={vignet.id} {...vignet} />])),
    [vignets],
  );
  const cards = useMemo(
    () =>
      wantedOf(vignets, looked, locale).map((vignet) => ({
        id: vignet.id,
        name: nameIn(locale, vignet),
        picture: pictures.get(vignet.id),
      })),
    [vignets, looked, locale, pictures],
  );
  const shown = useDeferredValue(cards, cards.slice(0, SEEN_AT_ONCE));
  return (
    <Section title={t('vignets')}>
      <ShowAll popup="vignets" />
      <VignetFilters themes={themes} wanted={wanted} onChange={setWanted} />
      <p className="visually-hidden" role="status">
        {t('vignetsFound', { count: cards.length })}
      </p>
      {cards.length === 0 ? (
        <Hint>{t('noVignetFound')}</Hint>
      ) : (
        <CardGrid label={t('vignets')} selected={selected} onChoose={choose} cards={shown} />
      )}
    </Section>
  );
}
