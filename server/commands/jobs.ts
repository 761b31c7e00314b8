// npm run jobs -- fetch|key|settings|webhook …: what a workshop fetches by itself, with which key, how its files are made, and who is told of orders. `fetch` ends with 0 where there is
// nothing new or all of it is laid, 2 where an order is not, or not with all its files, 1 for bad input.
import { Refusal } from './refusal';
import { say, shellLanguage, startTexts } from './texts';
import { type JobsCall, readJobsCall } from './workshop/call';
import { fetchJobs } from './workshop/fetch';
import { keys } from './workshop/keys';
import { settings } from './workshop/settings';
import { webhooks } from './workshop/webhooks';

const COMMANDS: Readonly<Record<string, (call: JobsCall) => Promise<void>>> = {
  fetch: fetchJobs,
  key: keys,
  settings,
  webhook: webhooks,
};

try {
  await startTexts(shellLanguage());
  const call = readJobsCall(process.argv.slice(2));
  const command = COMMANDS[call.positionals[0] ?? ''];
  if (!command) throw new Refusal(say('usage'));
  await command(call);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : String(error).split('\n')[0]);
  process.exitCode = 1;
}
