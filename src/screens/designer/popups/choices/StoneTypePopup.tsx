import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../../stone/catalogue/naming';
import { answersSearch } from '../../../../stone/catalogue/searching';
import type { StoneKind } from '../../../../stone/stone';
import { StonePicture } from '../../../start/newStone/StonePicture';
import { DesignerContext } from '../../designerContext';
import { STONE_KINDS } from '../../panels/stoneKinds';
import { useChooseStoneType } from '../../panels/useChooseStoneType';
import { useLocale } from '../../useLocale';
import { PopupsContext } from '../popupsContext';
import { ChoicePopup } from './ChoicePopup';
import { KindFilter, type KindWanted } from './KindFilter';

/** The popup `stone type`: every stone on offer as a large picture, all shown ones at the same scale. */
export function StoneTypePopup() {
  const { t, i18n } = useTranslation('popups');
  const { t: designer } = useTranslation();
  const locale = useLocale();
  const popups = PopupsContext.useActorRef();
  const stoneTypes = DesignerContext.useSelector(({ context }) => context.offered.stoneTypes);
  const typeId = DesignerContext.useSelector(({ context }) => context.history.present.StoneTypeId);
  const chosen = stoneTypes.find(({ id }) => id === typeId);
  const [wanted, setWanted] = useState<KindWanted<StoneKind>>({ search: '', kind: chosen?.type });
  const choose = useChooseStoneType();
  const inCm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const shown = stoneTypes.filter(
    (type) =>
      (wanted.kind === undefined || type.type === wanted.kind) &&
      answersSearch(nameIn(locale, type), wanted.search),
  );
  const side = Math.max(...shown.map(({ width, height }) => Math.max(width, height)));
  const kinds = STONE_KINDS.filter((kind) => stoneTypes.some(({ type }) => type === kind));
  return (
    <ChoicePopup
      name="stone type"
      title={t('stoneType.title')}
      filters={
        <KindFilter
          label={t('stoneType.kind')}
          kinds={kinds.map((kind) => ({ kind, name: designer(`kinds.${kind}`) }))}
          wanted={wanted}
          onChange={setWanted}
        />
      }
      selected={typeId}
      onChoose={(id) => {
        choose(id);
        popups.send({ type: 'close' });
      }}
      cards={shown.map((type) => ({
        id: type.id,
        name: nameIn(locale, type),
        detail: designer('stoneSize', {
          width: inCm.format(type.width / 10),
          height: inCm.format(type.height / 10),
          thickness: inCm.format(type.thickness / 10),
        }),
        picture: <StonePicture stoneType={type} side={side} />,
      }))}
    />
  );
}
