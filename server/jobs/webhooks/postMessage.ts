import { lookup as resolve } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AllowedNetworks, isAllowedAddress } from './allowedAddress';

/** How long a receiver has to be found, reached and to answer, ms. */
const DEADLINE = 10_000;

/** How much of an answer is read, bytes. */
const MOST_READ = 1024;

/** What a receiver has answered. */
export interface Answered {
  readonly status: number;
  /** The beginning of what it said, to show to whoever sets it up; never kept. */
  readonly said: string;
}

/** A message that a receiver may not be sent: its address is of a network that is not allowed. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

/** The host of an address as it is looked up: IPv6 without its brackets. */
const hostOf = ({ hostname }: URL) => (hostname.startsWith('[') ? hostname.slice(1, -1) : hostname);

/** Looks a name up and hands on what may be called alone, so that nothing else is connected to than what was checked. */
const checkedLookup =
  (networks: AllowedNetworks): LookupFunction =>
  (host, options, done) => {
    resolve(host, { all: true }).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowedAddress(address, networks)))
          return done(new NotAllowed(`${host} is in a network that is not allowed`), '', 0);
        if (options.all) return done(null, found);
        return done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };

/**
 * Posts a message to a receiver: within ten seconds, over a connection of its own, without following redirects.
 *
 * @param networks what may be called besides the public internet.
 * @throws NotAllowed, or Error where it was not reached in time.
 */
export function postMessage(
  address: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  networks: AllowedNetworks,
): Promise<Answered> {
  const url = new URL(address);
  const host = hostOf(url);
  // A number is never looked up.
  if (isIP(host) !== 0 && !isAllowedAddress(host, networks))
    return Promise.reject(new NotAllowed(`${host} is in a network that is not allowed`));
  return new Promise((done, failed) => {
    const call = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'gravestone-designer-webhooks/1',
      },
      agent: false,
      lookup: checkedLookup(networks),
      signal: AbortSignal.timeout(DEADLINE),
    });
    call.once('error', (error) =>
      failed(error.name === 'AbortError' ? new Error(`no answer within ${DEADLINE / 1000} s`) : error),
    );
    call.once('response', (answer) => {
      let said = Buffer.alloc(0);
      const end = () => {
        call.destroy();
        done({ status: answer.statusCode ?? 0, said: said.subarray(0, MOST_READ).toString('utf8') });
      };
      answer.on('data', (bytes: Buffer) => {
        said = Buffer.concat([said, bytes]);
        if (said.length >= MOST_READ) end();
      });
      answer.once('end', end);
      answer.once('error', (error) =>
        failed(error.name === 'AbortError' ? new Error(`no answer within ${DEADLINE / 1000} s`) : error),
      );
    });
    call.end(body);
  });
}
