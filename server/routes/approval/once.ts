import { Refusal } from '../../domain/refusal';
import type { Queries } from '../../store/database';
import { answerOnce, bareAnswer } from '../../store/idempotency';

/** A request that may come several times. */
interface Coming {
  readonly headers: { readonly 'idempotency-key'?: string | undefined };
  readonly params: unknown;
  readonly body: unknown;
}

/**
 * Does work, and with an Idempotency-Key only once however often the request comes.
 *
 * @param owner whose key it is.
 * @throws Refusal `keyReused`
 */
export async function once(
  inside: Queries,
  { headers, params, body }: Coming,
  owner: string,
  work: () => Promise<void>,
): Promise<'done' | 'repeated'> {
  const key = headers['idempotency-key'];
  if (key === undefined) {
    await work();
    return 'done';
  }
  const content = JSON.stringify([params, body ?? null]);
  const answered = await answerOnce(inside, { scope: `approval:${owner}`, key, content }, async () => {
    await work();
    return bareAnswer();
  });
  if (answered === 'other') throw new Refusal('keyReused');
  return answered.fresh ? 'done' : 'repeated';
}
