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
import { LOCALES } from '../../stone/catalogue/naming';
import { INTL, writtenMoney } from '../../stone/price/money';
import { DesignsContext } from './designsContext';

/** The words of a row, as cells show them. */
export interface RowWording extends Wording {
  readonly price: (row: DesignRow) => string;
  /** Whether that contains VAT; empty where nothing is known of it. */
  readonly vat: (row: DesignRow) => string;
  readonly sentAt: (row: DesignRow) => string;
  readonly status: (row: DesignRow) => string;
  /** How its family's approval stands; empty where nobody is asked. */
  readonly approval: (row: DesignRow) => string;
  /** What a row is called where it needs one name. */
  readonly name: (row: DesignRow) => string;
}

/** How rows are worded in the language of the page. */
export function useWording(): RowWording {
  const { t, i18n } = useTranslation('designs');
  const { t: sayVat } = useTranslation('vat');
  const stonemasons = DesignsContext.useSelector(({ context }) => context.lists.stonemasons);
  return useMemo(() => {
    const language = LOCALES.find((each) => each === i18n.language) ?? 'da';
    const locale = INTL[language];
    const names = new Map(stonemasons.map(({ id, Name }) => [id, Name]));
    const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
    return {
      locale,
      type: ({ stone }) => (stone?.type ? t(`kinds.${stone.type}`) : ''),
      whoContacts: ({ project }) => (project ? t(`who.${project.whoContacts}`) : ''),
      mason: (row) => names.get(masonOf(row) ?? -1) ?? '',
      price: ({ stone }) => {
        if (!stone) return '';
        const { Price, Currency, pricePending } = stone;
        if (pricePending) return t('pricePending');
        return Price === null || Currency === null
          ? t('priceAsked')
          : writtenMoney(Price, Currency, language);
      },
      vat: ({ stone }) => (stone?.PriceVat && stone.Price !== null ? sayVat(stone.PriceVat) : ''),
      sentAt: (row) => {
        const at = sentAtOf(row);
        return at ? dates.format(new Date(at)) : '';
      },
      status: (row) => {
        if (waitsForMason(row)) return t('toBeAssigned');
        if (waitsForRelease(row)) return t('toBeConfirmed');
        if (row.stone?.masonAsks) return t('masonAsks');
        if (row.stone) return t(`statuses.${row.stone.status}`);
        return t(row.project?.sentAt ? 'sentWithoutStone' : 'noStone');
      },
      approval: ({ stone }) => (stone?.approval ? t(`approvals.${stone.approval}`) : ''),
      // A stone without a name is its customer's.
      name: (row) =>
        row.project?.decName || row.stone?.designName || contactOf(row).contactName || t('nameless'),
    };
  }, [t, sayVat, i18n.language, stonemasons]);
}
