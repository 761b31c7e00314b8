import { useTranslation } from 'react-i18next';
import type { Bench } from '../../machines/mason/effects';
import { writtenMoney } from '../../stone/price/money';
import type { OrderedStone } from '../../stone/wire/order';
import { useLocale } from '../designer/useLocale';
import { CutSaid } from './CutSaid';
import styles from './Mason.module.css';
import { OwnPriceSaid } from './OwnPriceSaid';

/** What was decided, what is cut, and what there is to object to, as in the mason's letter. */
export function OrderSaid({ bench: { order, stone, offered } }: { readonly bench: Bench }) {
  const { t } = useTranslation('mason');
  const said = order.order.stones[0];
  return (
    <>
      <section aria-labelledby="agreed">
        <h2 id="agreed">{t('agreed')}</h2>
        {order.agreement.map((part) => (
          <ul key={part.join()} className={styles.said}>
            {part.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ))}
      </section>
      <CutSaid bench={{ stone, offered }} />
      {said && <Remarks stone={said} />}
      {order.ownPrice && <OwnPriceSaid price={order.ownPrice} />}
    </>
  );
}

/** What is made besides the letters, what is left out, what is objected to, and what it costs. */
function Remarks({ stone }: { readonly stone: OrderedStone }) {
  const { t } = useTranslation('mason');
  const { t: vat } = useTranslation('vat');
  const locale = useLocale();
  const { Price, Currency, PriceVat } = stone;
  const price =
    Price === null || Currency === null
      ? []
      : [[writtenMoney(Price, Currency, locale), PriceVat && vat(PriceVat)].filter(Boolean).join(' ')];
  const mm = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const reserved = (stone.reserved ?? []).map(({ words, box }) =>
    box
      ? t('space', {
          words: words.join(' / '),
          width: mm.format(box.width),
          height: mm.format(box.height),
          left: mm.format(box.left),
          top: mm.format(box.top),
        })
      : words.join(' / '),
  );
  const parts = [
    { name: t('make'), texts: stone.make?.texts ?? [] },
    { name: t('medallions'), texts: (stone.medallions ?? []).map(({ text }) => text) },
    { name: t('etchings'), texts: (stone.etchings ?? []).map(({ text }) => text) },
    { name: t('hidden'), texts: stone.hidden ?? [] },
    { name: t('reserved'), texts: reserved },
    {
      name: t('findings'),
      texts:
        stone.findings === null ? [t('notChecked')] : [...new Set(stone.findings.map(({ text }) => text))],
    },
    { name: t('rules'), texts: stone.brokenRules.map(({ text }) => text) },
    { name: t('meantSo'), texts: stone.waved.map(({ text, reason }) => `${text} (${reason})`) },
    { name: t('price'), texts: price },
  ].filter(({ texts }) => texts.length > 0);
  return parts.map(({ name, texts }) => (
    <section key={name}>
      <h2>{name}</h2>
      <ul className={styles.said}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  ));
}
