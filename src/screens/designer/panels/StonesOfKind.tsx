import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../stone/catalogue/naming';
import type { StoneKind } from '../../../stone/stoneKind';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { CardGrid } from './CardGrid';
import { Section } from './Section';
import { Silhouette } from './Silhouette';
import { useChooseStoneType } from './useChooseStoneType';

/** The stones on offer for one kind of grave. */
export function StonesOfKind({ kind }: { readonly kind: StoneKind }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const stoneTypes = DesignerContext.useSelector(({ context }) => context.offered.stoneTypes);
  // Nothing of the other kinds: their cards are not drawn anew for a choice among these.
  const typeId = DesignerContext.useSelector(({ context: { history, offered } }) => {
    const { StoneTypeId } = history.present;
    return offered.stoneTypes.some(({ id, type }) => id === StoneTypeId && type === kind)
      ? StoneTypeId
      : undefined;
  });
  const choose = useChooseStoneType();
  const cards = useMemo(() => {
    const inCm = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    return stoneTypes
      .filter(({ type }) => type === kind)
      .map((type) => ({
        id: type.id,
        name: nameIn(locale, type),
        detail: `${inCm.format(type.width / 10)} × ${inCm.format(type.height / 10)}`,
        picture: <Silhouette {...type} />,
      }));
  }, [stoneTypes, kind, locale]);
  if (cards.length === 0) return null;
  return (
    <Section title={t(`kinds.${kind}`)}>
      <CardGrid label={t(`kinds.${kind}`)} selected={typeId} onChoose={choose} cards={cards} />
    </Section>
  );
}
