import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { tokenKind } from '../../credentials/tokens';
import { readSettings } from '../../environment';
import { fetchOrders, type Tell } from '../../jobs/workshop/fetchOrders';
import type { OrderSource, Wanted } from '../../jobs/workshop/orderSource';
import { type AskedServer, ServerAway, ServerRefused, serverOrders } from '../../jobs/workshop/serverOrders';
import { visitHolder } from '../../store/embedded/folderLock';
import { systemCode } from '../../system/systemCode';
import { Refusal } from '../refusal';
import { say, shellLanguage } from '../texts';
import { runCommand } from '../withStore';
import { allowOptions, type JobsCall, wholeNumber } from './call';
import { ordersHere } from './ordersHere';
import { isSafeAddress } from './safeAddress';
import { stonemasonNamed } from './stonemasonNamed';

/** The exit code where an order was not laid, or not with all its files. */
const NOT_WHOLE = 2;

/** How long to wait before a paper is tried again, ms. */
const PAUSE = 5000;

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** A line for each order. */
const tellOrder: Tell = (number, done) => {
  switch (done.kind) {
    case 'laid': {
      const { name, files: count, missing } = done;
      return tell(
        missing.length === 0
          ? say('laid', { name, count })
          : say('laidWithout', { name, count, missing: missing.join(', ') }),
      );
    }
    case 'there':
      return tell(say('laidBefore', { name: done.name }));
    case 'withdrawn':
      return tell(say('withdrawn', { number }));
    case 'failed': {
      const { error } = done;
      const detail = error instanceof Error ? error.message : String(error);
      return tell(say('notLaid', { number, detail: detail.split('\n')[0] }));
    }
  }
};

async function checkFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new Refusal(say('folderMissing', { folder }));
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Refusal(say('folderUnwritable', { folder, detail: systemCode(error) }));
  }
}

/** The address of a server, without what stands behind its path; the key is never sent in the clear. */
function serverAt(written: string): string {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || !isSafeAddress(url)) throw new Refusal(say('serverWrong', { url: written }));
  return `${url.origin}${url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname}`;
}

async function keyGiven(file: string | undefined): Promise<string> {
  const written = file === undefined ? process.env.WORKSHOP_KEY : await keyIn(file);
  const key = written?.trim() ?? '';
  if (key === '') throw new Refusal(say('keyMissing'));
  if (tokenKind(key) !== 'workshop') throw new Refusal(say('keyWrong'));
  return key;
}

async function keyIn(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Refusal(say('keyFileUnreadable', { file, detail: systemCode(error) }));
  }
}

async function lay(source: OrderSource, folder: string, wanted: Wanted): Promise<void> {
  const { orders, isWhole } = await fetchOrders({ source, folder, pauseMs: PAUSE }, wanted, tellOrder);
  if (wanted.kind === 'again' && orders === 0) throw new Refusal(say('againUnknown', { id: wanted.stoneId }));
  if (!isWhole) process.exitCode = NOT_WHOLE;
}

async function fromServer(server: AskedServer, folder: string, wanted: Wanted): Promise<void> {
  try {
    await lay(serverOrders(server), folder, wanted);
  } catch (error) {
    if (error instanceof ServerAway) throw new Refusal(say('serverAway', { detail: error.message }));
    if (error instanceof ServerRefused) throw new Refusal(error.message);
    throw error;
  }
}

/** Only one process opens the embedded database; a server that holds it hands orders out itself. */
async function refuseWhileHeld(): Promise<void> {
  const { databaseUrl, dataDir } = readSettings(process.env);
  if (databaseUrl !== undefined) return;
  const holder = await visitHolder(dataDir).catch(() => undefined);
  holder?.destroy();
  if (holder) throw new Refusal(say('storeHeld'));
}

/** Midnight (UTC) of a day; undefined where none is given. */
function dayOf(written: string | undefined): Date | undefined {
  if (written === undefined) return undefined;
  const day = new Date(`${written}T00:00:00Z`);
  const isDay = written.length === 10 && !Number.isNaN(day.getTime());
  if (!isDay || day.toISOString().slice(0, 10) !== written) throw new Refusal(say('usage'));
  return day;
}

function wantedBy({ since, again }: JobsCall['values']): Wanted {
  if (again === undefined) return { kind: 'new', since: dayOf(since) };
  if (since !== undefined) throw new Refusal(say('usage'));
  return { kind: 'again', stoneId: wholeNumber(again) };
}

/** `npm run jobs -- fetch`: lays a workshop's orders into a folder, from the store here or from a server. */
export async function fetchJobs(call: JobsCall): Promise<void> {
  allowOptions(call, ['mason', 'server', 'key-file', 'since', 'again']);
  const { values, positionals } = call;
  const [, given] = positionals;
  if (given === undefined || positionals.length > 2) throw new Refusal(say('usage'));
  const stonemasonId =
    values.mason === undefined && values.server !== undefined ? undefined : wholeNumber(values.mason);
  const wanted = wantedBy(values);
  const folder = resolve(given);
  await checkFolder(folder);
  if (values.server !== undefined) {
    const url = serverAt(values.server);
    const key = await keyGiven(values['key-file']);
    return fromServer({ url, key, stonemasonId, locale: shellLanguage() }, folder, wanted);
  }
  if (values['key-file'] !== undefined || stonemasonId === undefined) throw new Refusal(say('usage'));
  await refuseWhileHeld();
  await runCommand(async (store) => {
    await stonemasonNamed(store.database, stonemasonId);
    await ordersHere(store, stonemasonId, (source) => lay(source, folder, wanted));
  });
}
