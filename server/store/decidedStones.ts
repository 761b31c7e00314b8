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
import { deleteProject, findProject } from './projects';
import { findStone, insertStone, lockedStone, refusedWrite, updateStone, type Written } from './stones';
import type { StoredStone } from './storedStone';

/** A design on its way in: what is decided about it is still what was said, not what holds. */
export type GivenDesign = Omit<Design, keyof Decisions> & Said;

const wholeDesign = (given: GivenDesign, decided: Decisions, ProjectId: number | null): Design => ({
  ...given,
  ...decided,
  ProjectId,
});

/** What the case decides that a stone of a business names; undefined for one that is none of the business's. */
async function caseNamed(queries: Queries, businessId: number | null, id: number | null | undefined) {
  if (businessId === null || !id) return undefined;
  const found = await findProject(queries, id);
  return found?.businessId === businessId ? { id, decided: decisionsOfCase(detailsOf(found)) } : undefined;
}

/** What a new stone is made of. */
export interface GivenStone {
  readonly design: GivenDesign;
  readonly businessId: number | null;
  /** The money in which a visitor's stone is priced. */
  readonly money: string | null;
  readonly preview: string | null;
}

/**
 * Makes a stone. What is said of it goes into its case where it has one, and onto the stone otherwise; what nobody says
 * is decided as a visitor's or a business's stone is by default. A case of another business is none.
 */
export async function insertDecided(inside: Queries, given: GivenStone): Promise<StoredStone> {
  const { design, businessId, money, preview } = given;
  await lockCases(inside, [businessId === null ? null : (design.ProjectId ?? null)]);
  const isUser = businessId !== null;
  const alone = decide({ ...decisionsIn({}), ...defaultDecisions(isUser) }, design, isUser);
  const named = await caseNamed(inside, businessId, design.ProjectId);
  // Empty fields take nothing from the case, and a comment comes beside the case's own.
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

/** A write to a stone, and who may say which case it belongs to. */
export interface GivenChange {
  readonly design: GivenDesign;
  /** The version it builds on; undefined overwrites whatever is there. */
  readonly version: number | undefined;
  /** The new preview's file name; null keeps the one there is. */
  readonly preview: string | null;
  /** Only who works for its business may: whoever holds a link leaves the stone where it is. */
  readonly mayChooseCase: boolean;
  /** Whether the caller may write the stone as it stands by now: its links may be others, or a business has taken it over. */
  readonly mayWrite: (stone: StoredStone) => boolean;
}

/**
 * Writes a stone over the version it builds on. What was decided about it is written where it stands: into its case, or
 * onto the stone where it has none. A stone that comes to belong to a case brings along what the case does not say.
 *
 * @param stone as it was read; it may be another by now.
 */
export function writeDecided(database: Database, stone: StoredStone, given: GivenChange): Promise<Written> {
  const asked = given.mayChooseCase ? (given.design.ProjectId ?? null) : stone.projectId;
  if (stone.projectId === null && asked === null) return writeAlone(database, stone, given);
  return database.transaction((inside) => writeInCase(inside, stone, given, asked));
}

/**
 * Writes a stone that has no case. Nothing is held meanwhile: all that was read stands as long as its version does, and is
 * read again where somebody came first and no version is named.
 */
async function writeAlone(database: Database, stone: StoredStone, given: GivenChange): Promise<Written> {
  const { design, version = stone.version, preview } = given;
  if (version !== stone.version) return refusedWrite(database, stone.id);
  const decided = decide(decisionsIn(JSON.parse(stone.design)), design, stone.businessId !== null);
  const written = await updateStone(database, stone, { design: wholeDesign(design, decided, null), preview });
  if (written.outcome !== 'stale' || !given.mayWrite(written.stone)) return written;
  // Whoever names no version overwrites whatever is there; and the version that was named may still hold, under other links.
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
  const before = decisionsIn(JSON.parse(now.design));
  const said = decide(before, design, businessId !== null);
  const joins = named && named.id !== now.projectId;
  const decided = joins ? joinCase(named.decided, said) : said;
  const whole = wholeDesign(design, decided, named?.id ?? null);
  const written = await updateStone(inside, now, { design: whole, preview });
  if (written.outcome !== 'written' || !named) return written;
  await decideInCase(inside, named.id, decided, id);
  const after = await findStone(inside, id);
  return after ? { outcome: 'written', stone: after } : { outcome: 'gone' };
}

/**
 * Removes a case none of whose stones was sent. Its drafts stay without it, and keep what was decided in it.
 *
 * @returns whether it was removed.
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
