import { useTranslation } from 'react-i18next';
import { writtenMoney } from '../../stone/price/money';
import type { ProposalPrice } from '../../stone/wire/proposal';
import { useLocale } from '../designer/useLocale';

/** What the stone costs once a proposal is accepted: as agreed, or the new price beside the agreed one. */
export function PriceSaid({ price }: { readonly price: ProposalPrice | null }) {
  const { t } = useTranslation('proposal');
  const { t: vatWords } = useTranslation('vat');
  const locale = useLocale();
  if (!price) return <p>{t('price')}</p>;
  const { ordered, proposed, currency, vat } = price;
  const said = (amount: number | null) =>
    amount === null || currency === null ? t('onRequest') : writtenMoney(amount, currency, locale);
  const withVat = proposed === null || vat === null ? '' : ` ${vatWords(vat)}`;
  return <p>{t('priceChanges', { price: `${said(proposed)}${withVat}`, agreed: said(ordered) })}</p>;
}
