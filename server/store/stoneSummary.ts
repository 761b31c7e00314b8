import type { Summary } from '../domain/priceSummary';
import { placesFrom } from './columns';
import type { Value } from './database';

/** The columns stored beside a design, and the part of its summary in each. */
const SUMMARY: Readonly<Record<string, (summary: Summary) => Value>> = {
  project_id: ({ projectId }) => projectId,
  design_name: ({ designName }) => designName,
  kind: ({ kind }) => kind,
  price: ({ price }) => price,
  price_lines: ({ lines }) => JSON.stringify(lines),
  currency: ({ currency }) => currency,
  price_vat: ({ vat }) => vat,
  priced_by: ({ pricedBy }) => pricedBy,
};
/** Their names, as a statement lists them. */
export const SUMMARY_COLUMNS = Object.keys(SUMMARY).join(', ');
/** Their places in a statement, from the first on. */
export const summaryPlaces = (first: number) => placesFrom(first, Object.keys(SUMMARY).length);
/** What is written there, in that order. */
export const summaryValues = (summary: Summary) => Object.values(SUMMARY).map((of) => of(summary));
