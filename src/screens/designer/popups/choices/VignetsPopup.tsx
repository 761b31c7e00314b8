import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../../stone/catalogue/naming';
import { Silhouette } from '../../panels/Silhouette';
import { useChooseVignet } from '../../panels/vignets/useChooseVignet';
import { useVignets } from '../../panels/vignets/useVignets';
import { VignetFilters } from '../../panels/vignets/VignetFilters';
import { ANY, wantedOf } from '../../panels/vignets/wanted';
import { useLocale } from '../../useLocale';
import { useSelected } from '../../useSelected';
import { PopupsContext } from '../popupsContext';
import { ChoicePopup } from './ChoicePopup';

/** The popup `vignets`: every ornament on offer. */
export function VignetsPopup() {
  const { t } = useTranslation('popups');
  const locale = useLocale();
  const popups = PopupsContext.useActorRef();
  const vignets = useVignets();
  const selectedVignet = useSelected()?.element;
  const [wanted, setWanted] = useState(ANY);
  const looked = useDeferredValue(wanted);
  const swapped = PopupsContext.useSelector(({ context }) => context.swapped);
  const choose = useChooseVignet(swapped);
  const themes = useMemo(() => [...new Set(vignets.map(({ theme }) => theme))], [vignets]);
  const cards = useMemo(
    () =>
      wantedOf(vignets, looked, locale).map((vignet) => ({
        id: vignet.id,
        name: nameIn(locale, vignet),
        picture: <Silhouette {...vignet} />,
      })),
    [vignets, looked, locale],
  );
  const ofCatalogue =
    selectedVignet && 'vignetId' in selectedVignet && selectedVignet.type !== 'customVignet';
  return (
    <ChoicePopup
      name="vignets"
      title={t(swapped === undefined ? 'vignets.title' : 'element.otherVignet')}
      filters={<VignetFilters themes={themes} wanted={wanted} onChange={setWanted} />}
      selected={ofCatalogue ? selectedVignet.vignetId : undefined}
      onChoose={(id) => {
        const vignet = vignets.find((one) => one.id === id);
        if (vignet) choose(vignet);
        popups.send({ type: 'close' });
      }}
      cards={cards}
    />
  );
}
