import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPriceList } from '../../../api/prices';
import type { PriceList } from '../../../stone/catalogue/price';
import { writtenMoney } from '../../../stone/price/money';
import { useLocale } from '../../designer/useLocale';
import styles from './Story.module.css';

/** The least that a stone alone costs, in the currency's smallest unit; undefined where none has a price. */
const leastOf = ({ stones }: PriceList): number | undefined => {
  const amounts = stones.flatMap(({ variants }) => Object.values(variants)).filter((amount) => amount > 0);
  return amounts.length === 0 ? undefined : Math.min(...amounts);
};

/** What a stone costs at least, where visitors are told prices; else nothing. */
export function PriceFrom() {
  const { t } = useTranslation('start');
  const locale = useLocale();
  const [list, setList] = useState<PriceList>();
  useEffect(() => {
    const given = new AbortController();
    fetchPriceList(undefined, given.signal).then(setList, () => undefined);
    return () => given.abort();
  }, []);
  const least = list && leastOf(list);
  if (!list || least === undefined) return null;
  const price = writtenMoney(least, list.currency, locale);
  return (
    <p className={styles.price}>{t(list.vat === 'excluded' ? 'priceFromNet' : 'priceFrom', { price })}</p>
  );
}
