import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../stone/catalogue/naming';
import { shownVariant } from '../../../stone/catalogue/shownVariant';
import type { PricedItem } from '../../../stone/price/priceOf';
import { DesignerContext } from '../designerContext';
import { useCalled } from '../useCalled';
import { useLocale } from '../useLocale';

/** What a priced thing is called, and what it is or how many letters it has. */
export interface ItemWords {
  readonly name: string;
  readonly about: string;
}

/** Names what is priced in the page's language: a line by its text, an ornament and the stone by the catalogue. */
export function useItemWords(): (item: PricedItem, each: string) => ItemWords {
  const { t } = useTranslation('menu');
  const locale = useLocale();
  const called = useCalled();
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const stoneTypes = DesignerContext.useSelector(({ context }) => context.offered.stoneTypes);
  const stoneWords = (): ItemWords => {
    const type = stoneTypes.find(({ id }) => id === design.StoneTypeId);
    const variant = type && shownVariant(type, design.StoneTypeVariantId);
    return {
      name: type ? nameIn(locale, type) : t('prices.stone'),
      about: variant ? nameIn(locale, variant) : '',
    };
  };
  return (item, each) => {
    if (item.key === 'stone') return stoneWords();
    if (item.element === undefined) return { name: t(`prices.${item.key}`), about: '' };
    const name = called(design.Parms[item.element]);
    const isLetters = item.key === 'engravedLetters' || item.key === 'mountedLetters';
    if (!isLetters) return { name, about: t(`prices.${item.key}`) };
    const letters = t(`prices.${item.key}`, { count: item.count });
    return { name, about: item.each === null ? letters : t('prices.times', { letters, each }) };
  };
}
