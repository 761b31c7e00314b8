import { randomBytes } from 'node:crypto';
import { link, open, rename, stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '../../system/startFailure';
import { systemCode } from '../../system/systemCode';

/** The longest path of a socket: 108 bytes on Linux, 104 elsewhere, less one for the terminator. */
const LONGEST_SOCKET_PATH = 103;

/** Time for another process that takes over the same dead lock to give way. */
const SETTLE_MS = 80;

/** Handles a connection of another process to the lock. */
export type Receive = (visitor: Socket) => void;

/** A folder locked by this process. */
export interface FolderLock {
  /** Sets the handler of connections to the lock; before, other processes only find that it is held. */
  receive(how: Receive): void;
  release(): Promise<void>;
}

/** A path of the folder short enough for a socket: a longer one goes through the open folder. */
const withinReach = (folder: string, longestName: string, handle: number) =>
  Buffer.byteLength(join(folder, longestName)) > LONGEST_SOCKET_PATH ? `/proc/self/fd/${handle}` : folder;

/** Whether a process listens on a socket; only a refused connection proves that none does. */
function isAlive(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = connect(socket);
    attempt.once('connect', () => {
      attempt.destroy();
      resolve(true);
    });
    attempt.once('error', (error) => resolve(!['ECONNREFUSED', 'ENOENT'].includes(systemCode(error) ?? '')));
  });
}

/** A listening socket, with its connections. */
interface Listening {
  readonly server: Server;
  readonly visitors: Set<Socket>;
  receive: Receive;
}

function listen(socket: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const visitors = new Set<Socket>();
    const server = createServer((visitor) => {
      visitors.add(visitor);
      visitor.once('close', () => visitors.delete(visitor));
      // Most only check whether somebody listens, and close before they are accepted.
      visitor.on('error', () => undefined);
      listening.receive(visitor);
    });
    const listening: Listening = { server, visitors, receive: (visitor) => visitor.destroy() };
    server.once('error', reject);
    server.listen(socket, () => {
      server.unref();
      resolve(listening);
    });
  });
}

/**
 * Connects to the lock of a folder, to ask the process that holds it for something.
 *
 * @returns undefined where no process holds it.
 * @throws where the system refuses for another reason.
 */
export async function visitHolder(folder: string): Promise<Socket | undefined> {
  const handle = await open(folder, 'r');
  try {
    return await new Promise((resolve, reject) => {
      const visit = connect(join(withinReach(folder, 'lock', handle.fd), 'lock'));
      visit.once('connect', () => resolve(visit));
      visit.once('error', (error) => {
        if (['ECONNREFUSED', 'ENOENT'].includes(systemCode(error) ?? '')) resolve(undefined);
        else reject(error);
      });
    });
  } finally {
    await handle.close();
  }
}

const tried = async (work: Promise<void>, ...fine: string[]): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (fine.includes(systemCode(error) ?? '')) return false;
    throw error;
  }
};

/** Renames this process's socket to the lock's name; replaces a socket that nobody listens on. */
async function takeName(own: string, name: string): Promise<{ taken: boolean; contested: boolean }> {
  for (let contested = false; ; contested = true) {
    if (await tried(link(own, name), 'EEXIST')) return { taken: true, contested };
    if (await isAlive(name)) return { taken: false, contested };
    const aside = `${own}.old`;
    if (!(await tried(rename(name, aside), 'ENOENT'))) continue;
    // Between the check and the rename another process may have taken the name: give it back.
    const wasAlive = await isAlive(aside);
    if (wasAlive) await tried(link(aside, name), 'EEXIST');
    await unlink(aside);
    if (wasAlive) return { taken: false, contested: true };
  }
}

async function sameFile(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([stat(one), stat(other)]);
  return left.ino === right.ino && left.dev === right.dev;
}

/**
 * Locks a folder for as long as this process lives, by a Unix socket named `lock` in it. The kernel closes the socket
 * when its process ends, however it ends, so that no lock outlives its holder.
 *
 * @param folder an existing folder.
 * @throws StartFailure where another process holds it, or where the file system has no sockets.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const unique = `lock.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = await open(folder, 'r');
  const base = withinReach(folder, `${unique}.old`, handle.fd);
  const own = join(base, unique);
  const name = join(base, 'lock');
  let listening: Listening | undefined;
  const giveUp = async (line: string): Promise<never> => {
    listening?.server.close();
    await handle.close();
    throw new StartFailure(line);
  };
  try {
    listening = await listen(own);
  } catch (error) {
    return giveUp(`DATA_DIR ${folder} cannot hold the lock of its database (${systemCode(error) ?? error})`);
  }
  const { taken, contested } = await takeName(own, name);
  if (taken && contested) await pause(SETTLE_MS);
  const held = taken && (await sameFile(own, name).catch(() => false));
  if (!held) return giveUp(`DATA_DIR ${folder} is in use by another running server`);
  const { server, visitors } = listening;
  const release = async () => {
    if (await sameFile(own, name).catch(() => false)) await tried(unlink(name), 'ENOENT');
    const closed = new Promise((done) => server.close(done));
    for (const visitor of visitors) visitor.destroy();
    await closed;
    await handle.close();
  };
  return {
    receive: (how) => {
      listening.receive = how;
    },
    release,
  };
}
