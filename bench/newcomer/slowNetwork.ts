import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network as slow as this, whole: all connections share it. */
export interface Network {
  /** From a question to its answer, in ms. */
  readonly roundTrip: number;
  /** Bits a second. */
  readonly down: number;
  readonly up: number;
}

/** "Slow 4G" as Lighthouse and WebPageTest simulate a phone's network. */
export const SLOW_4G: Network = { roundTrip: 150, down: 1_600_000, up: 750_000 };

/** How much may be on its way before whoever sends has to wait, in bytes. */
const WINDOW = 64 * 1024;

/** One direction: what is sent takes its time, behind everything that was sent before. */
class Lane {
  private free = 0;

  constructor(
    private readonly bitsPerSecond: number,
    private readonly delay: number,
  ) {}

  carry(from: Socket, to: Socket): void {
    let underWay = 0;
    from.on('data', (data) => {
      const now = performance.now();
      this.free = Math.max(now, this.free) + (data.length * 8000) / this.bitsPerSecond;
      underWay += data.length;
      if (underWay > WINDOW) from.pause();
      setTimeout(
        () => {
          underWay -= data.length;
          if (underWay <= WINDOW) from.resume();
          if (!to.destroyed) to.write(data);
        },
        this.free - now + this.delay,
      );
    });
    const end = () => setTimeout(() => to.end(), this.delay + Math.max(0, this.free - performance.now()));
    from.on('end', end);
    from.on('error', () => to.destroy());
    from.on('close', () => (from.readableEnded ? undefined : to.destroy()));
  }
}

/** Puts a slow network before a server on this machine. Pages, workers and service workers all go through it. */
export async function slowNetworkTo(server: string, { roundTrip, down, up }: Network) {
  const { hostname, port } = new URL(server);
  const [downwards, upwards] = [new Lane(down, roundTrip / 2), new Lane(up, roundTrip / 2)];
  const open = new Set<Socket>();
  const listening = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [browser, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    upwards.carry(browser, upstream);
    downwards.carry(upstream, browser);
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      for (const socket of open) socket.destroy();
      listening.close();
      await once(listening, 'close');
    },
  };
}
