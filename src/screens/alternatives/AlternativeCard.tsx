import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offered } from '../../api/lists';
import { nameIn } from '../../stone/catalogue/naming';
import { shownVariant } from '../../stone/catalogue/shownVariant';
import { differencesBetween } from '../../stone/differences/differencesBetween';
import { writtenMoney } from '../../stone/price/money';
import { useDifferences } from '../approving/useDifferences';
import { useLocale } from '../designer/useLocale';
import styles from './Alternatives.module.css';
import type { ComparedStone } from './comparedStone';

interface AlternativeCardProps {
  readonly stone: ComparedStone;
  /** The one that others are compared with: the first. */
  readonly first: ComparedStone;
  readonly offered: Offered;
  /** What is said above it where it is the one that was chosen. */
  readonly chosen: string | undefined;
  readonly children: ReactNode;
}

/** One of the stones side by side: its picture in its place, what it is made of, what it costs, what differs. */
export function AlternativeCard({ stone, first, offered, chosen, children }: AlternativeCardProps) {
  const { t } = useTranslation('alternatives');
  const { t: sayVat } = useTranslation('vat');
  const locale = useLocale();
  const heading = useId();
  const { letter, name, design, picture, Price, Currency, PriceVat } = stone;
  const isFirst = letter === first.letter;
  const differences = useDifferences(isFirst ? undefined : first.design, design, offered, differencesBetween);
  const type = offered.stoneTypes.find(({ id }) => id === design.StoneTypeId);
  const material = type && shownVariant(type, design.StoneTypeVariantId);
  const stoneName = type ? nameIn(locale, type) : t('ownStone');
  const money = Price == null || Currency == null ? t('priceAsked') : writtenMoney(Price, Currency, locale);
  return (
    <section
      id={`variant-${letter}`}
      className={styles.card}
      aria-labelledby={heading}
      data-chosen={chosen !== undefined}
    >
      <h2 id={heading} className={styles.name}>
        {t('variant', { letter })}
        {name !== '' && <span className={styles.ownName}>{name}</span>}
      </h2>
      {chosen !== undefined && (
        <p className={styles.chosen}>
          <Check size={18} aria-hidden="true" />
          {chosen}
        </p>
      )}
      <div className={styles.picture}>
        {picture ? (
          <img src={picture} alt={t('picture', { letter, stone: stoneName })} />
        ) : (
          <p className={styles.hint}>{t('noPicture')}</p>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('stone')}</dt>
          <dd>{stoneName}</dd>
        </div>
        {material && (
          <div>
            <dt>{t('material')}</dt>
            <dd>{nameIn(locale, material)}</dd>
          </div>
        )}
        {Price !== undefined && (
          <div>
            <dt>{t('price')}</dt>
            <dd>
              {money}
              {PriceVat && Price !== null && <span className={styles.hint}> {sayVat(PriceVat)}</span>}
            </dd>
          </div>
        )}
      </dl>
      {!isFirst && differences.length === 0 && (
        <p className={styles.hint}>{t('same', { letter: first.letter })}</p>
      )}
      {differences.length > 0 && (
        <div className={styles.differs}>
          <h3>{t('differs', { letter: first.letter })}</h3>
          <ul>
            {differences.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.acts}>{children}</div>
    </section>
  );
}
