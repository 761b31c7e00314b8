import { z } from 'zod';
import type { Face } from '../../src/stone/back/facesFault';
import { withoutBack } from '../../src/stone/back/withoutBack';
import { type Design, design } from '../../src/stone/stone';
import { Refusal } from '../domain/refusal';
import { columnsOf } from './columns';
import type { Queries } from './database';
import type { LastingParts } from './lastingParts';

const row = z.object({ id: z.number(), status: z.string(), design: z.string() });

/** The stones of a case, as far as their faces are concerned. */
export async function facesOfCase(
  queries: Queries,
  businessId: number | null,
  projectId: number,
): Promise<readonly Face[]> {
  const found = await queries.rows(
    row,
    `select ${columnsOf(row)} from stones where project_id = $1 and business_id = $2 order by id`,
    [projectId, businessId],
  );
  return found.map(({ id, status, design: text }) => ({
    id,
    isDraft: status === 'draft',
    design: design.parse(JSON.parse(text)),
  }));
}

const idRow = z.object({ id: z.number() });

/** The number of the back of a stone; undefined where it has none. */
export async function backOfFront(queries: Queries, id: number): Promise<number | undefined> {
  const [found] = await queries.rows(idRow, 'select id from stones where back_of = $1 order by id limit 1', [
    id,
  ]);
  return found?.id;
}

/** A design with the face that the stone in the store is: what is written over it does not decide that. */
export const withFace = <D extends Partial<Pick<Design, 'backOf'>>>(
  { backOf }: Pick<LastingParts, 'backOf'>,
  given: D,
): Omit<D, 'backOf'> & Pick<Design, 'backOf'> => ({
  ...withoutBack(given),
  ...(backOf !== undefined && { backOf }),
});

/**
 * Refuses a back whose front cannot have one: the front is a draft of the same case, no back itself, and has none yet.
 *
 * @throws Refusal `backImpossible`, `backThere`
 */
export async function requireFront(
  inside: Queries,
  { backOf }: Pick<Design, 'backOf'>,
  businessId: number | null,
  projectId: number | undefined,
): Promise<void> {
  if (backOf === undefined) return;
  const faces = projectId === undefined ? [] : await facesOfCase(inside, businessId, projectId);
  const front = faces.find(({ id }) => id === backOf);
  if (!front?.isDraft || front.design.backOf !== undefined)
    throw new Refusal('backImpossible', { named: { id: String(backOf) } });
  if (faces.some(({ design: face }) => face.backOf === backOf)) throw new Refusal('backThere');
}
