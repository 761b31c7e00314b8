import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One response as it went over the wire. */
export interface Travelled {
  readonly path: string;
  /** Its headers and its body, still compressed. */
  readonly bytes: number;
}

/** A proxy in front of the server that counts, can be shut off, and can deploy a new version of the app. */
export interface Front {
  readonly url: string;
  /** The responses so far. */
  readonly travelled: readonly Travelled[];
  /** From now on serves another version of the app: its scripts have other names, and the old ones are gone. */
  renew(): Promise<void>;
  /** From now on does not answer. */
  close(): Promise<void>;
}

const SCRIPT = /assets\/([\w.-]+)\.js/g;
const WRITTEN = /^(text\/|application\/javascript)/;

/** The name that the build gave this version of the app, in its service worker. */
const VERSION = /[}"`]([0-9a-f]{12})["`]/;

/** What the scripts of another version are called. */
const renewed = (name: string) => `${name}2`;

/** Opens one in front of a server on this machine, on its own port. */
export async function openFront(behind: string): Promise<Front> {
  const { port } = new URL(behind);
  const travelled: Travelled[] = [];
  let old: { readonly names: readonly string[]; readonly version: string } | undefined;

  const rewritten = (written: string, { names, version }: NonNullable<typeof old>) =>
    names
      .reduce((done, name) => done.replaceAll(`${name}.js`, `${renewed(name)}.js`), written)
      .replaceAll(version, Array.from(version).reverse().join(''))
      .replace('<html ', '<html data-version="2" ');

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url = '/', headers } = incoming;
    const script = new RegExp(SCRIPT).exec(url)?.[1];
    if (old && script !== undefined && old.names.includes(script)) {
      outgoing.writeHead(404).end();
      return;
    }
    const path = script === undefined || !old ? url : url.replace(/2\.js$/, '.js');
    const plain = old ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers;
    const onwards = request({ port, host: '127.0.0.1', path, method, headers: plain }, async (answer) => {
      if (!old || !WRITTEN.test(answer.headers['content-type'] ?? '')) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        let bytes = answer.rawHeaders.join(': ').length;
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
        });
        answer.on('end', () => travelled.push({ path: url, bytes }));
        answer.pipe(outgoing);
        return;
      }
      const { 'content-length': _, etag: __, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, others).end(rewritten(await text(answer), old));
    });
    onwards.on('error', () => outgoing.destroy());
    incoming.pipe(onwards);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    travelled,
    renew: async () => {
      const worker = await (await fetch(`${behind}/service-worker.js`)).text();
      const [, version] = VERSION.exec(worker) ?? [];
      if (version === undefined) throw new Error('a service worker without a version');
      old = { names: [...worker.matchAll(SCRIPT)].map(([, name]) => name ?? ''), version };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
