import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { approvalAsked } from '../../../../src/stone/wire/approval';
import { LINES } from '../../approval/asking';
import { loginAt } from '../../loginAt';
import { type RunningServer, runServerBriefly } from '../../runServer';
import { DEMO_PASSWORD } from '../../startServer';

/** After how long an unanswered request is sent once more, in ms. */
const AGAIN_MS = 50;

/** A request; without a login as anybody. */
export interface Request {
  readonly method?: string;
  readonly as?: string;
  readonly body?: unknown;
  /** Under which it may be repeated, as the app does. */
  readonly key?: string;
}

/** What one request came to; status 0 where the line broke. */
export interface Outcome {
  readonly status: number;
  readonly json: unknown;
}

/** Servers in processes of their own over one store. */
export type Nodes = Awaited<ReturnType<typeof startNodes>>;

/**
 * Starts servers over one store, and logs an undertaker in.
 *
 * @param variables tell which store; an embedded database takes one node.
 */
export async function startNodes(variables: Readonly<Record<string, string>>, count: number) {
  const start = () => runServerBriefly({ DEMO_PASSWORD, ...variables });
  const nodes: RunningServer[] = await Promise.all(Array.from({ length: count }, start));
  const urlOf = (node: number) => nodes[node % count]?.url ?? '';
  const session = await loginAt(urlOf(0), DEMO_PASSWORD);

  async function send(node: number, path: string, request: Request = {}): Promise<Outcome> {
    const { method = 'GET', as = 'public', body, key } = request;
    try {
      const answer = await fetch(`${urlOf(node)}${path}`, {
        method,
        headers: {
          AuthCookie: as,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json');
      return { status: answer.status, json: isJson ? JSON.parse(text) : text };
    } catch {
      return { status: 0, json: undefined };
    }
  }

  let isOver = false;
  /**
   * A request until it is acknowledged, at one node and the next in turn: however long that takes, since on a busy machine the next
   * kill may come before its turn many times over.
   *
   * @throws where it is refused.
   */
  async function insist(first: number, path: string, request: Request = {}): Promise<unknown> {
    for (let tried = 0; !isOver; tried += 1) {
      const answer = await send(first + tried, path, request);
      if (answer.status === 200) return answer.json;
      if (answer.status !== 0 && answer.status < 500) throw new Error(JSON.stringify(answer));
      await pause(AGAIN_MS);
    }
    throw new Error(`${path} was never acknowledged`);
  }

  return {
    count,
    session,
    urlOf,
    send,
    insist,
    /** A new stone about which relatives were asked; all of them must approve. */
    asked: async (names: readonly string[], lines: readonly object[] = LINES) => {
      const body = { designName: 'Far', Parms: lines };
      const making = { method: 'POST', as: session, body, key: randomUUID() };
      const { id } = z.object({ id: z.number() }).parse(await insist(0, '/api/stone/', making));
      const path = `/api/stone/${id}/approval`;
      const request = { approvers: names.map((name) => ({ name })), needed: names.length };
      const asking = { method: 'POST', as: session, body: request, key: randomUUID() };
      return { path, id, ...approvalAsked.parse(await insist(0, path, asking)) };
    },
    /** Kills a node, and starts another in its place. */
    replace: async (node: number) => {
      await nodes[node]?.end('SIGKILL');
      nodes[node] = await start();
    },
    /** Those that have ended by themselves, with what they said last. */
    ended: () =>
      nodes.flatMap(({ process, output }) => (process.exitCode === null ? [] : output().slice(-2000))),
    end: () => {
      isOver = true;
      for (const node of nodes) node.process.kill('SIGKILL');
    },
  };
}
