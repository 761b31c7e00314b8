import { z } from 'zod';
import { decisionsIn } from '../../src/stone/decisions';
import { vat } from '../../src/stone/price/vat';
import { stoneStatus, waiting } from '../../src/stone/status';
import { stoneKind } from '../../src/stone/stone';
import type { ApprovalState } from '../../src/stone/wire/approvalState';
import type { ListedStone } from '../../src/stone/wire/project';
import { listedStates } from './approvals/listedStates';
import { columnsOf } from './columns';
import type { Queries } from './database';
import { WAITS_FOR } from './heldOrders';
import { MASON_ASKS } from './masonOrders';
import { IS_STALE, joinToday, todaysPrices, VAT_TOLD } from './todaysPrices';

const row = z.object({
  id: z.number(),
  version: z.number(),
  design_name: z.string().nullable(),
  kind: z.string().nullable(),
  status: stoneStatus,
  project_id: z.number().nullable(),
  stonemason_id: z.number().nullable(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  price_vat: vat.nullable(),
  has_preview: z.boolean(),
  sent_at: z.date().nullable(),
  updated_at: z.date(),
  asked_about: z.string().nullable(),
  waits_for: waiting.nullable(),
  is_stale: z.boolean(),
  mason_asks: z.boolean(),
  back_of: z.number().nullable(),
});

const kindOf = (written: string | null) => stoneKind.safeParse(written).data ?? null;

/** The contact data of a design. */
function contactIn(design: string): NonNullable<ListedStone['contact']> {
  const { contactName, contactPhone, contactEmail } = decisionsIn(JSON.parse(design));
  return { contactName, contactPhone, contactEmail };
}

const asListed = (found: z.infer<typeof row>, approval: ApprovalState | undefined): ListedStone => ({
  id: found.id,
  version: found.version,
  designName: found.design_name ?? '',
  type: kindOf(found.kind),
  status: found.status,
  ProjectId: found.project_id,
  StonemasonId: found.stonemason_id,
  waitsFor: found.waits_for,
  ...(found.mason_asks && { masonAsks: true }),
  ...(found.back_of !== null && { backOf: found.back_of }),
  ...(approval && { approval }),
  contact: found.asked_about === null ? null : contactIn(found.asked_about),
  // An outdated price is not shown.
  ...(found.is_stale
    ? { Price: null, Currency: null, pricePending: true }
    : {
        Price: found.price,
        Currency: found.currency,
        ...(found.price_vat && { PriceVat: found.price_vat }),
      }),
  hasPreview: found.has_preview,
  sentAt: found.sent_at?.toISOString() ?? null,
  updatedAt: found.updated_at.toISOString(),
});

const COLUMNS = columnsOf(row, {
  has_preview: 'preview is not null',
  waits_for: WAITS_FOR,
  asked_about: `case when status = 'ordered' and (stonemason_id is null or ${WAITS_FOR} is not null) then design end`,
  price_vat: VAT_TOLD,
  is_stale: IS_STALE,
  mason_asks: MASON_ASKS,
});

/**
 * The stones of a business for lists, newest first.
 *
 * @param businessId null for those of every business and of visitors.
 */
export async function listStones(queries: Queries, businessId: number | null): Promise<ListedStone[]> {
  const found = await queries.rows(
    row,
    `select ${COLUMNS} from stones ${joinToday('$2')}
     where $1::integer is null or business_id = $1 order by id desc`,
    [businessId, await todaysPrices(queries, businessId)],
  );
  const states = await listedStates(queries, businessId, null);
  return found.map((each) => asListed(each, states.get(each.id)));
}

/** Locks the stones of a case until the transaction ends. */
export async function lockStones(inside: Queries, projectId: number): Promise<void> {
  await inside.run('select from stones where project_id = $1 order by id for update', [projectId]);
}

/**
 * The stones of a business's cases, by case. A stone of another business that names a case is left out.
 *
 * @param businessId null for every business.
 * @param projectId one case only; null for all.
 */
export async function stonesByProject(
  queries: Queries,
  businessId: number | null,
  projectId: number | null,
): Promise<Map<number, ListedStone[]>> {
  const found = await queries.rows(
    row,
    `select ${COLUMNS} from stones ${joinToday('$3')}
     where project_id is not null and ($1::integer is null or business_id = $1)
       and ($2::bigint is null or project_id = $2)
       and business_id = (select business_id from projects where projects.id = project_id)
     order by id`,
    [businessId, projectId, await todaysPrices(queries, businessId)],
  );
  const states = await listedStates(queries, businessId, projectId);
  const byProject = new Map<number, ListedStone[]>();
  for (const each of found) {
    const id = each.project_id ?? 0;
    byProject.set(id, [...(byProject.get(id) ?? []), asListed(each, states.get(each.id))]);
  }
  return byProject;
}
