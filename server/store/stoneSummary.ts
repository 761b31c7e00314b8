import type { Summary } from '../domain/priceSummary';
import { placesFrom } from './columns';
import type { Value } from './database';

interface Part {
  /** The column's type. */
  readonly type: 'bigint' | 'text' | 'json';
  readonly of: (summary: Summary) => Value;
}

/** The columns stored beside a design, and the part of its summary in each. */
const SUMMARY: Readonly<Record<string, Part>> = {
  project_id: { type: 'bigint', of: ({ projectId }) => projectId },
  design_name: { type: 'text', of: ({ designName }) => designName },
  kind: { type: 'text', of: ({ kind }) => kind },
  back_of: { type: 'bigint', of: ({ backOf }) => backOf },
  price: { type: 'bigint', of: ({ price }) => price },
  price_lines: { type: 'json', of: ({ lines }) => JSON.stringify(lines) },
  currency: { type: 'text', of: ({ currency }) => currency },
  price_vat: { type: 'text', of: ({ vat }) => vat },
  priced_by: { type: 'text', of: ({ pricedBy }) => pricedBy },
};
/** Their names, as a statement lists them. */
export const SUMMARY_COLUMNS = Object.keys(SUMMARY).join(', ');
/** The same of another table with such columns. */
export const summaryColumnsOf = (table: string) =>
  Object.keys(SUMMARY)
    .map((column) => `${table}.${column}`)
    .join(', ');
/** Their types, in that order. */
export const SUMMARY_TYPES = Object.values(SUMMARY).map(({ type }) => type);
/** Their places in a statement, from the first on. */
export const summaryPlaces = (first: number) => placesFrom(first, Object.keys(SUMMARY).length);
/** What is written there, in that order. */
export const summaryValues = (summary: Summary) => Object.values(SUMMARY).map(({ of }) => of(summary));
