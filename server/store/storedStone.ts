import { z } from 'zod';
import { type PriceLine, priceLine } from '../../src/stone/price/priceLine';
import { type Vat, vat } from '../../src/stone/price/vat';
import { isAtMason, stoneStatus, type Waiting, waiting } from '../../src/stone/status';
import { design } from '../../src/stone/stone';
import { decisionsOfCase, projectDetails } from '../../src/stone/wire/project';
import type { Guarded } from '../domain/permissions';
import { columnsOf } from './columns';
import { designText } from './decisions';
import { WAITS_FOR } from './heldOrders';
import { MASON_TOKEN } from './masonLinks';
import { type PricedFor, pricedFor, pricedForBy } from './priceLists';

export const stoneRow = z.object({
  id: z.number(),
  token: z.string(),
  readonly_token: z.string(),
  business_id: z.number().nullable(),
  status: z.string(),
  version: z.number(),
  preview: z.string().nullable(),
  design: z.string(),
  project_id: z.number().nullable(),
  design_name: z.string().nullable(),
  price: z.number().nullable(),
  price_lines: z.string().nullable(),
  currency: z.string().nullable(),
  price_vat: vat.nullable(),
  priced_by: z.string().nullable(),
  stonemason_id: z.number().nullable(),
  case_details: z.string().nullable(),
  former_token: z.string().nullable(),
  mason_token: z.string().nullable(),
  waits_for: waiting.nullable(),
  approval_id: z.number().nullable(),
  ...pricedFor.shape,
});
export type StoneRow = z.infer<typeof stoneRow>;
/** What opened a stone for writing before a business took it over. */
export const FORMER_TOKEN = '(select former_token from take_overs where stone_id = stones.id)';
/** All that is read of a stone. */
export const COLUMNS = columnsOf(stoneRow, {
  case_details: `(select details from projects where projects.id = stones.project_id
     and projects.business_id = stones.business_id and stones.status = 'draft')`,
  former_token: FORMER_TOKEN,
  mason_token: MASON_TOKEN,
  waits_for: WAITS_FOR,
  ...pricedForBy('stones.business_id'),
});

/**
 * The design of a row. Decisions about a draft of a case are only in the case; when it is ordered they are written onto
 * the stone, and no longer follow the case.
 */
export function designOf({
  design: text,
  case_details: details,
}: Pick<StoneRow, 'design' | 'case_details'>): string {
  if (details === null) return text;
  const decided = decisionsOfCase(projectDetails.parse(JSON.parse(details)));
  return designText({ ...design.parse(JSON.parse(text)), ...decided });
}

/** A stone in the database; `design` is JSON text, and not parsed for reading unless it belongs to a case. */
export interface StoredStone extends Guarded {
  readonly id: number;
  readonly status: string;
  readonly version: number;
  /** The preview's file name. */
  readonly preview: string | null;
  readonly design: string;
  readonly projectId: number | null;
  /** The mason it was sent to; null before. */
  readonly stonemasonId: number | null;
  /** What the letters of its order wait for. */
  readonly waitsFor: Waiting | null;
  readonly designName: string;
  /** The approval that is open; null where none was asked. */
  readonly approvalId: number | null;
  readonly price: KeptPrice;
  /** Which price list applies, and the catalogue's revision, at the time of reading. */
  readonly pricedFor: Pick<PricedFor, 'catalogue' | 'country'>;
  /** Whether those see the price who are not of its business. */
  readonly showsPrice: boolean;
}

/** A price as last computed. */
export interface KeptPrice {
  /** Whole øre (or cent); null where something has no fixed price. */
  readonly total: number | null;
  readonly lines: readonly PriceLine[];
  readonly currency: string | null;
  /** Whether it contains value added tax; null of one that was reckoned before lists said so. */
  readonly vat: Vat | null;
}

function masonOf({ status, stonemason_id: id, mason_token: token }: StoneRow): Guarded['mason'] {
  return id !== null && isAtMason(stoneStatus.parse(status)) ? { id, token } : null;
}

/** A stone from its row. */
export function asStone(row: StoneRow): StoredStone {
  const { id, token, status, version, preview } = row;
  return {
    ...{ id, token, status, version, preview, design: designOf(row) },
    readonlyToken: row.readonly_token,
    formerToken: row.former_token,
    businessId: row.business_id,
    projectId: row.project_id,
    stonemasonId: row.stonemason_id,
    mason: masonOf(row),
    waitsFor: row.waits_for,
    designName: row.design_name ?? '',
    approvalId: row.approval_id,
    pricedFor: { catalogue: row.catalogue, country: row.country },
    showsPrice: row.shows_prices !== false,
    price: {
      total: row.price,
      lines: row.price_lines === null ? [] : z.array(priceLine).parse(JSON.parse(row.price_lines)),
      currency: row.currency,
      vat: row.price_vat,
    },
  };
}
