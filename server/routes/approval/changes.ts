import { z } from 'zod';
import { numberedPath } from '../../../src/stone/wire/paths';
import type { Caller } from '../../domain/caller';
import { refusalAt } from '../../domain/permissions';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { callerKey } from '../../http/callerKey';
import { allowAt } from '../../http/guard';
import type { Services } from '../../services';
import { revisionsOf } from '../../store/approvals/found';
import { guardedStones } from '../../store/guardedStones';
import { usersOfSessions } from '../../store/sessions';
import { findStone } from '../../store/stones';

const EVENTS = 'text/event-stream; charset=utf-8';

/** How many streams a caller may have open on a node: an office's windows. */
const MOST_STREAMS = 20;
/** How many a node has open for all callers together: each costs a socket, and all of them three statements at every look. */
const MOST_IN_ALL = 500;
/**
 * How often the store is asked, in ms. A change by another node is told as soon as one by this, and a stream ends within a second
 * of the end of the link or login that opened it, though the look takes as long again.
 */
const LOOK_MS = 500;
/** How often something is sent, in ms, so that proxies keep the line open. */
const ALIVE_MS = 20_000;
/** After how long a stream ends, in ms, before proxies think that it hangs: whoever watches opens it again. */
const LONGEST_MS = 240_000;

/** Somebody who watches the approval of a stone. */
interface Watcher {
  readonly stoneId: number;
  /** Who counts as one caller. */
  readonly key: string;
  readonly caller: Caller;
  /** The token of their login; undefined of whoever watches by a link. */
  readonly session: string | undefined;
  /** What they know; undefined before they were told anything. */
  known: number | null | undefined;
  tell(text: string): void;
  end(): void;
}

/** Says that somebody should fetch a revision, as server-sent events do. */
const eventOf = (revision: number | null) => `event: approval\ndata: ${JSON.stringify({ revision })}\n\n`;

/**
 * GET /api/stone/{id}/approval/changes: tells by server-sent events whenever the approval of a stone has changed, with the
 * number of its revision and nothing else. Every node looks into the store for all that it tells, so that it matters to nobody
 * which of them a relative's answer came to.
 */
export function approvalChanges(app: App, { database }: Services): void {
  const watchers = new Set<Watcher>();

  /** Ends the streams of those who may watch no more: their link was renewed, their login has ended, the stone was taken over or erased. */
  async function turnAway(watching: readonly Watcher[], stones: readonly number[]): Promise<void> {
    const guarded = await guardedStones(database, stones);
    const sessions = new Set(watching.flatMap(({ session }) => session ?? []));
    const users = sessions.size > 0 ? await usersOfSessions(database, [...sessions]) : undefined;
    for (const watcher of watching) {
      const { session, stoneId } = watcher;
      const user = session === undefined ? undefined : users?.get(session);
      const caller: Caller | undefined =
        session === undefined ? watcher.caller : user && { kind: 'user', user };
      if (!caller || refusalAt(caller, 'askApproval', guarded.get(stoneId))) watcher.end();
    }
  }

  async function look(): Promise<void> {
    // As they now are: whoever comes meanwhile was let in just now, and is looked at next time.
    const watching = [...watchers];
    if (watching.length === 0) return;
    const stones = [...new Set(watching.map(({ stoneId }) => stoneId))];
    const revisions = await revisionsOf(database, stones);
    // After the revisions: nobody is told of what was done once they might watch no more.
    await turnAway(watching, stones);
    for (const watcher of watching) {
      if (!watchers.has(watcher)) continue;
      const now = revisions.get(watcher.stoneId) ?? null;
      if (now === watcher.known) continue;
      watcher.known = now;
      watcher.tell(eventOf(now));
    }
  }

  let isLooking = false;
  const looking = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => app.log.warn({ err: error }, 'changes of approvals could not be looked up'))
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_MS);
  looking.unref();
  const staying = setInterval(() => {
    for (const watcher of watchers) watcher.tell(': here\n\n');
  }, ALIVE_MS);
  staying.unref();
  app.addHook('preClose', async () => {
    clearInterval(looking);
    clearInterval(staying);
    for (const watcher of watchers) watcher.end();
  });

  const schema = {
    summary: 'Tells whenever the approval of a stone has changed (server-sent events)',
    params: numberedPath,
    response: answering(z.string().describe('Events named approval'), 401, 403, 404, 429),
  };
  app.get('/api/stone/:id/approval/changes', { schema }, async (request, reply) => {
    const stone = allowAt(request.caller, 'askApproval', await findStone(database, request.params.id));
    // A stream has no end, and its headers alone are asked for.
    if (request.method === 'HEAD') return reply.type(EVENTS).send();
    const { caller } = request;
    const key = callerKey(request);
    const own = [...watchers].filter((each) => each.key === key).length;
    if (own >= MOST_STREAMS || watchers.size >= MOST_IN_ALL) throw new Refusal('approvalWatchedTooMuch');
    const first = (await revisionsOf(database, [stone.id])).get(stone.id) ?? null;
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])),
      'content-type': EVENTS,
      // Proxies that gather answers would tell nothing until the end.
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    const end = () => {
      watchers.delete(watcher);
      clearTimeout(over);
      raw.end();
    };
    const watcher: Watcher = {
      stoneId: stone.id,
      key,
      caller,
      session: caller.kind === 'user' ? String(request.headers.authcookie) : undefined,
      known: first,
      tell: (text) => {
        raw.write(text);
      },
      end,
    };
    const over = setTimeout(end, LONGEST_MS);
    watchers.add(watcher);
    raw.on('close', end);
    watcher.tell(eventOf(first));
    return reply;
  });
}
