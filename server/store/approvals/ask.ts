import { z } from 'zod';
import type { Locale } from '../../../src/stone/catalogue/naming';
import type { Queries } from '../database';

const idRow = z.object({ id: z.number() });

function made(rows: readonly { readonly id: number }[]): number {
  const [row] = rows;
  if (!row) throw new Error('what was written was not given back');
  return row.id;
}

/** Who is asked by whom, and for how long. */
export interface NewApproval {
  readonly stoneId: number;
  readonly needed: number;
  readonly days: number;
  readonly locale: Locale;
  readonly userId: number | null;
}

/** Begins the approval of a stone; one that was open ends. In a transaction that has locked the stone. */
export async function openApproval(inside: Queries, given: NewApproval): Promise<number> {
  await endApprovalOf(inside, given.stoneId);
  const id = made(
    await inside.rows(
      idRow,
      `insert into approvals (stone_id, needed, days, locale, asked_by, expires_at, revision)
       select $1, $2, $3, $4, $5, now() + make_interval(days => $3::integer), coalesce(max(revision), 0) + 1
       from approvals where stone_id = $1 returning id`,
      [given.stoneId, given.needed, given.days, given.locale, given.userId],
    ),
  );
  await inside.run('update stones set approval_id = $2 where id = $1', [given.stoneId, id]);
  return id;
}

/** Ends the open approval of a stone, if there is one. */
export async function endApprovalOf(inside: Queries, stoneId: number): Promise<void> {
  await inside.run(
    'update approvals set ended_at = now(), revision = revision + 1 where stone_id = $1 and ended_at is null',
    [stoneId],
  );
  await inside.run('update stones set approval_id = null where id = $1', [stoneId]);
}

/** Adds a relative. */
export async function addApprover(
  inside: Queries,
  approvalId: number,
  {
    name,
    email,
    locale,
    askedWith,
  }: {
    readonly name: string;
    readonly email: string | null;
    readonly locale: Locale;
    /** Who they are for the first stone, where they are asked about several; null for that one too. */
    readonly askedWith: number | null;
  },
): Promise<number> {
  const rows = await inside.rows(
    idRow,
    'insert into approvers (approval_id, name, email, locale, asked_with) values ($1, $2, $3, $4, $5) returning id',
    [approvalId, name, email, locale, askedWith],
  );
  return made(rows);
}

/** A design as it is sent to relatives. */
export interface SentDesign {
  readonly version: number;
  readonly design: string;
  readonly designHash: string;
  /** As JSON. */
  readonly seal: string;
  /** The picture that it holds for, as PNG. */
  readonly picture: Uint8Array;
  /** The revision of the catalogue that it was drawn from. */
  readonly catalogue: string;
}

/** Sends a design to the relatives of an approval: the next round, for which nothing was answered yet. */
export async function addRound(inside: Queries, approvalId: number, sent: SentDesign): Promise<void> {
  await inside.run(
    `insert into approval_rounds (approval_id, number, version, design, design_hash, seal, picture, checked_for)
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7 from approval_rounds where approval_id = $1`,
    [approvalId, sent.version, sent.design, sent.designHash, sent.seal, sent.picture, sent.catalogue],
  );
}

const versionRow = z.object({ version: z.number() });

/**
 * Writes a stone with keys, and returns its version. A draft's is the next one, so that programs that have it open are told; an
 * ordered stone stays the version that its mason works from, since nobody saves it and nothing of it is cut otherwise. Its
 * stone is locked.
 */
export async function writeKeyed(inside: Queries, stoneId: number, design: string): Promise<number> {
  const [written] = await inside.rows(
    versionRow,
    `update stones set design = $2, version = version + case status when 'draft' then 1 else 0 end, updated_at = now()
     where id = $1 returning version`,
    [stoneId, design],
  );
  if (!written) throw new Error('the stone that is to be approved is gone');
  return written.version;
}
