import { createServer, type Socket } from 'node:net';

/** A message of PostgreSQL's protocol: its letter, its length, its content. */
function message(letter: string, ...content: readonly (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', 'I')]);
const DONE = Buffer.concat([message('C', 'SELECT 1\0'), message('Z', 'I')]);
const FAREWELL = message(
  'E',
  'SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0',
);

export interface BreakingPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Behaves like a PostgreSQL at the moment it is killed: the first connection is served, every later one is accepted and
 * closed in the same packet.
 */
export async function startBreakingPostgres(): Promise<BreakingPostgres> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    const isServed = sockets.push(socket) === 1;
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(isServed ? WELCOME : Buffer.concat([WELCOME, FAREWELL]));
      if (isServed) socket.on('data', () => socket.write(DONE));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    url: `postgres://nobody@127.0.0.1:${address.port}/none`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
