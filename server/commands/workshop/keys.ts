import type { Database } from '../../store/database';
import { listWorkshopKeys, makeWorkshopKey, revokeWorkshopKey } from '../../store/workshopKeys';
import { Refusal } from '../refusal';
import { say } from '../texts';
import { runCommand } from '../withStore';
import { allowOptions, type JobsCall, wholeNumber } from './call';
import { stonemasonNamed } from './stonemasonNamed';

const tell = (line: string) => process.stdout.write(`${line}\n`);

async function list(database: Database, mason: number): Promise<void> {
  const keys = await listWorkshopKeys(database, mason);
  if (keys.length === 0) tell(say('keyNone', { id: mason }));
  for (const { id, created_at: made, last_used_at: used } of keys)
    tell(
      say('keyListed', { id, made: made.toISOString(), used: used?.toISOString() ?? say('keyNeverUsed') }),
    );
}

async function revoke(database: Database, mason: number, id: number): Promise<void> {
  if (!(await revokeWorkshopKey(database, mason, id))) throw new Refusal(say('keyUnknown', { mason, id }));
  tell(say('keyRevoked', { id }));
}

/** `npm run jobs -- key`: makes, lists and revokes the keys of a stonemason's machine. */
export async function keys(call: JobsCall): Promise<void> {
  allowOptions(call, ['mason', 'list', 'revoke']);
  const { values, positionals } = call;
  if (positionals.length > 1 || (values.list && values.revoke !== undefined)) throw new Refusal(say('usage'));
  const mason = wholeNumber(values.mason);
  const revoked = values.revoke === undefined ? undefined : wholeNumber(values.revoke);
  await runCommand(async ({ database }) => {
    const { Name: name } = await stonemasonNamed(database, mason);
    if (values.list) return list(database, mason);
    if (revoked !== undefined) return revoke(database, mason, revoked);
    const key = await makeWorkshopKey(database, mason);
    tell(say('keyMade', { id: mason, name, key }));
    console.error(say('keyShownOnce'));
  });
}
