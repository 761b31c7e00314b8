import { randomBytes } from 'node:crypto';
import { link, open, rename, stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure, systemCode } from '../../startFailure';

/** The longest path a socket may have: 108 bytes on Linux, 104 elsewhere, less one for the end. */
const LONGEST_SOCKET_PATH = 103;

/** After taking over a dead process's lock: time in which another that tried the same gives way. */
const SETTLE_MS = 80;

/** A folder held by this process alone. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Whether a process answers behind a socket; only a refused connection proves that nobody does. */
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

function listen(socket: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once('error', reject);
    server.listen(socket, () => {
      server.unref();
      resolve(server);
    });
  });
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

/** Gives the lock's name to this process's socket; takes the name from a socket that nobody answers behind. */
async function takeName(own: string, name: string): Promise<{ taken: boolean; contested: boolean }> {
  for (let contested = false; ; contested = true) {
    if (await tried(link(own, name), 'EEXIST')) return { taken: true, contested };
    if (await isAlive(name)) return { taken: false, contested };
    const aside = `${own}.old`;
    if (!(await tried(rename(name, aside), 'ENOENT'))) continue;
    // Between the look and the rename another process may have taken the name: give it back.
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
 * Holds a folder against every other process for as long as this one lives: a Unix socket named `lock` in it. The
 * kernel drops the socket when its process dies, however it dies, so that no lock outlives its holder.
 *
 * @param folder an existing folder.
 * @throws StartFailure where another process holds it, or where the file system has no sockets.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const unique = `lock.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = await open(folder, 'r');
  // A path too long for a socket is reached through the open folder, where the system offers that.
  const base =
    Buffer.byteLength(join(folder, `${unique}.old`)) > LONGEST_SOCKET_PATH
      ? `/proc/self/fd/${handle.fd}`
      : folder;
  const own = join(base, unique);
  const name = join(base, 'lock');
  let server: Server | undefined;
  const giveUp = async (line: string): Promise<never> => {
    server?.close();
    await handle.close();
    throw new StartFailure(line);
  };
  try {
    server = await listen(own);
  } catch (error) {
    return giveUp(`DATA_DIR ${folder} cannot hold the lock of its database (${systemCode(error) ?? error})`);
  }
  const { taken, contested } = await takeName(own, name);
  if (taken && contested) await pause(SETTLE_MS);
  const held = taken && (await sameFile(own, name).catch(() => false));
  if (!held) return giveUp(`DATA_DIR ${folder} is in use by another running server`);
  const release = async () => {
    if (await sameFile(own, name).catch(() => false)) await tried(unlink(name), 'ENOENT');
    await new Promise((done) => server.close(done));
    await handle.close();
  };
  return { release };
}
