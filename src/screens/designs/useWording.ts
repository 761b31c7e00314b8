import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wording } from '../../machines/designs/listing';
import {
  contactOf,
  type DesignRow,
  masonOf,
  sentAtOf,
  waitsForMason,
  waitsForRelease,
} from '../../machines/designs/rows';
import { LOCALES, type Locale } from '../../stone/catalogue/naming';
import { DesignsContext } from './designsContext';

/** What `Intl` calls the product's languages. */
const INTL: Record<Locale, string> = { da: 'da-DK', de: 'de-DE', no: 'nb-NO' };

/** The words of a row, as cells show them. */
export interface RowWording extends Wording {
  readonly price: (row: DesignRow) => string;
  readonly sentAt: (row: DesignRow) => string;
  readonly status: (row: DesignRow) => string;
  /** What a row is called where it needs one name. */
  readonly name: (row: DesignRow) => string;
}

/** How rows are worded in the language of the page. */
export function useWording(): RowWording {
  const { t, i18n } = useTranslation('designs');
  const stonemasons = DesignsContext.useSelector(({ context }) => context.lists.stonemasons);
  return useMemo(() => {
    const locale = INTL[LOCALES.find((each) => each === i18n.language) ?? 'da'];
    const names = new Map(stonemasons.map(({ id, Name }) => [id, Name]));
    const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
    const moneys = new Map<string, Intl.NumberFormat>();
    // Prices are whole øre (or cent); a round one is written without them.
    const money = (price: number, currency: string) => {
      const digits = price % 100 === 0 ? 0 : 2;
      const kind = `${currency}${digits}`;
      const known = moneys.get(kind);
      if (known) return known.format(price / 100);
      const made = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      moneys.set(kind, made);
      return made.format(price / 100);
    };
    return {
      locale,
      type: ({ stone }) => (stone?.type ? t(`kinds.${stone.type}`) : ''),
      whoContacts: ({ project }) => (project ? t(`who.${project.whoContacts}`) : ''),
      mason: (row) => names.get(masonOf(row) ?? -1) ?? '',
      price: ({ stone }) => {
        if (!stone) return '';
        const { Price, Currency, pricePending } = stone;
        if (pricePending) return t('pricePending');
        return Price === null || Currency === null ? t('priceAsked') : money(Price, Currency);
      },
      sentAt: (row) => {
        const at = sentAtOf(row);
        return at ? dates.format(new Date(at)) : '';
      },
      status: (row) => {
        if (waitsForMason(row)) return t('toBeAssigned');
        if (waitsForRelease(row)) return t('toBeConfirmed');
        if (row.stone) return t(`statuses.${row.stone.status}`);
        return t(row.project?.sentAt ? 'sentWithoutStone' : 'noStone');
      },
      // A stone without a name is its customer's.
      name: (row) =>
        row.project?.decName || row.stone?.designName || contactOf(row).contactName || t('nameless'),
    };
  }, [t, i18n.language, stonemasons]);
}
