import { keepSettings, settingsOfMason } from '../../store/masonSettings';
import { readSettings } from '../readSettings';
import { Refusal } from '../refusal';
import { say } from '../texts';
import { runCommand } from '../withStore';
import { allowOptions, type JobsCall, wholeNumber } from './call';
import { stonemasonNamed } from './stonemasonNamed';

/** `npm run jobs -- settings`: prints how a workshop's files are made, as JSON, or has them made as a file says. */
export async function settings(call: JobsCall): Promise<void> {
  allowOptions(call, ['mason', 'from']);
  const { values, positionals } = call;
  if (positionals.length > 1) throw new Refusal(say('usage'));
  const mason = wholeNumber(values.mason);
  const given = values.from === undefined ? undefined : await readSettings(values.from);
  await runCommand(async ({ database }) => {
    const { Name: name } = await stonemasonNamed(database, mason);
    const { version, settings: kept } = await settingsOfMason(database, mason);
    if (!given) {
      process.stdout.write(`${JSON.stringify(kept, null, 2)}\n`);
      return;
    }
    const written = await keepSettings(database, mason, { settings: given, version }, undefined);
    if (!written) throw new Refusal(say('settingsStale'));
    process.stdout.write(`${say('settingsKept', { id: mason, name })}\n`);
  });
}
