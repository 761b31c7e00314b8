import { z } from 'zod';
import {
  type Decisions,
  decide,
  decisionsIn,
  defaultDecisions,
  joinCase,
  type Said,
  spoken,
} from '../../src/stone/decisions';
import { type Design, design as designSchema } from '../../src/stone/stone';
import { decisionsOfCase } from '../../src/stone/wire/project';
import type { Database, Queries } from './database';
import { decideInCase, designText, detailsOf, lockCases } from './decisions';
import { requireFront, withFace } from './faces';
import { lastingPartsOf } from './lastingParts';
import { deleteProject, findProject } from './projects';
import { findStone, insertStone, lockedStone, refusedWrite, updateStone } from './stones';
import type { Written } from './stoneWrite';
import type { StoredStone } from './storedStone';
import { updateStoneTogether } from './writesTogether';

/** A design as received: its decisions are what was sent, not yet what is valid. */
export type GivenDesign = Omit<Design, keyof Decisions> & Said;

const wholeDesign = (given: GivenDesign, decided: Decisions, ProjectId: number | null): Design => ({
  ...given,
  ...decided,
  ProjectId,
});

/** The case that a stone of a business names; undefined for one of another business. */
async function caseNamed(queries: Queries, businessId: number | null, id: number | null | undefined) {
  if (businessId === null || !id) return undefined;
  const found = await findProject(queries, id);
  return found?.businessId === businessId ? { id, decided: decisionsOfCase(detailsOf(found)) } : undefined;
}

/** What a new stone is made of. */
export interface GivenStone {
  readonly design: GivenDesign;
  readonly businessId: number | null;
  /** The currency of a visitor's stone. */
  readonly money: string | null;
  readonly preview: string | null;
}

/**
 * Creates a stone. Decisions sent with it go into its case if it has one, and onto the stone otherwise; missing ones
 * get the defaults of visitors or businesses. A case of another business is ignored.
 */
export async function insertDecided(inside: Queries, given: GivenStone): Promise<StoredStone> {
  const { design, businessId, money, preview } = given;
  await lockCases(inside, [businessId === null ? null : (design.ProjectId ?? null)]);
  const isUser = businessId !== null;
  const alone = decide({ ...decisionsIn({}), ...defaultDecisions(isUser) }, design, isUser);
  const named = await caseNamed(inside, businessId, design.ProjectId);
  await requireFront(inside, design, businessId, named?.id);
  // Empty fields do not overwrite the case's, and a comment is kept besides the case's own.
  const said = { ...spoken(design), Comment: undefined };
  const decided = named ? joinCase(decide(named.decided, said, isUser), alone) : alone;
  if (named) await decideInCase(inside, named.id, decided);
  return insertStone(inside, {
    design: wholeDesign(design, decided, named?.id ?? null),
    businessId,
    money,
    preview,
  });
}

/** A write to a stone, and whether it may choose the case. */
export interface GivenChange {
  readonly design: GivenDesign;
  /** The version it builds on; undefined overwrites any. */
  readonly version: number | undefined;
  /** The new preview's file name; null keeps the present one. */
  readonly preview: string | null;
  /** Only for users of its business: a caller with a link cannot move the stone. */
  readonly mayChooseCase: boolean;
  /** Whether the caller may write the current stone: its links may be new, or a business has taken it over. */
  readonly mayWrite: (stone: StoredStone) => boolean;
}

/**
 * Writes a stone over the version it builds on. Its decisions are written into its case, or onto the stone if it has
 * none. A stone that is moved into a case contributes what the case leaves open.
 *
 * @param stone as it was read; it may have changed since.
 */
export function writeDecided(database: Database, stone: StoredStone, given: GivenChange): Promise<Written> {
  const asked = given.mayChooseCase ? (given.design.ProjectId ?? null) : stone.projectId;
  if (stone.projectId === null && asked === null) return writeAlone(database, stone, given);
  return database.transaction((inside) => writeInCase(inside, stone, given, asked));
}

/**
 * Writes a stone without a case. Nothing is locked beforehand: all that was read is valid as long as its version is, and is read
 * again where it changed and no version was given.
 */
async function writeAlone(database: Database, stone: StoredStone, given: GivenChange): Promise<Written> {
  const { design, version = stone.version, preview } = given;
  if (version !== stone.version) return refusedWrite(database, stone.id);
  const { kept } = stone;
  const lasting = kept?.text === stone.design ? kept.lastingParts : lastingPartsOf(JSON.parse(stone.design));
  const decided = decide(lasting.decisions, design, stone.businessId !== null);
  const whole = wholeDesign(withFace(lasting, design), decided, null);
  const written = await updateStoneTogether(database, stone, { design: whole, preview });
  if (written.outcome !== 'stale' || !given.mayWrite(written.stone)) return written;
  // Without a version any state is overwritten; and the given version may still be valid, under new links.
  if (given.version !== undefined && given.version !== written.stone.version) return written;
  return writeDecided(database, written.stone, given);
}

async function writeInCase(
  inside: Queries,
  { id, businessId, projectId }: StoredStone,
  { design, version, preview, mayChooseCase, mayWrite }: GivenChange,
  asked: number | null,
): Promise<Written> {
  await lockCases(inside, [projectId, asked]);
  const now = await lockedStone(inside, id);
  if (!now) return { outcome: 'gone' };
  if (!mayWrite(now)) return { outcome: 'stale', stone: now };
  if (version !== undefined && version !== now.version) return refusedWrite(inside, id);
  const named = await caseNamed(inside, businessId, mayChooseCase ? asked : now.projectId);
  const lasting = lastingPartsOf(JSON.parse(now.design));
  const said = decide(lasting.decisions, design, businessId !== null);
  const joins = named && named.id !== now.projectId;
  const decided = joins ? joinCase(named.decided, said) : said;
  const whole = wholeDesign(withFace(lasting, design), decided, named?.id ?? null);
  const written = await updateStone(inside, now, { design: whole, preview });
  if (written.outcome !== 'written' || !named) return written;
  await decideInCase(inside, named.id, decided, id);
  const after = await findStone(inside, id);
  return after ? { outcome: 'written', stone: after } : { outcome: 'gone' };
}

/**
 * Deletes a case none of whose stones was sent. Its drafts stay without it, and keep its decisions.
 *
 * @returns whether it was deleted.
 */
export async function removeCase(inside: Queries, projectId: number): Promise<boolean> {
  await lockCases(inside, [projectId]);
  const drafts = await inside.rows(
    z.object({ id: z.number() }),
    `select id from stones where project_id = $1 and status = 'draft' order by id for update`,
    [projectId],
  );
  const kept = await Promise.all(drafts.map(({ id }) => findStone(inside, id)));
  if (!(await deleteProject(inside, projectId))) return false;
  for (const stone of kept) {
    if (!stone) continue;
    const alone = { ...designSchema.parse(JSON.parse(stone.design)), ProjectId: null };
    await inside.run('update stones set design = $2 where id = $1', [stone.id, designText(alone)]);
  }
  return true;
}
