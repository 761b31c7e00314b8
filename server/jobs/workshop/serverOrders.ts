import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { failure } from '../../../src/stone/wire/failure';
import { listOf } from '../../../src/stone/wire/list';
import {
  workshopFetched,
  workshopFiles,
  workshopOrder,
  workshopOrderAnswer,
} from '../../../src/stone/wire/workshop';
import { PaperUndrawn } from '../enclosePapers';
import type { OrderSource } from './orderSource';

/** How long a call may take, ms: a paper that is drawn on a busy machine takes two minutes at most. */
const PATIENCE = 150_000;

/** How often a call is tried that does not come through, and how long between, ms. */
const TRIES = 3;
const PAUSE = 3000;

/** The server could not be reached, or did not answer as one. */
export class ServerAway extends Error {
  override name = 'ServerAway';
}

/** The server has refused a call, with a sentence. */
export class ServerRefused extends Error {
  override name = 'ServerRefused';
  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
  ) {
    super(message);
  }
}

/** What a proxy says while the server is away or overloaded. */
const FOR_A_WHILE: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** A server whose workshop's orders are fetched. */
export interface AskedServer {
  /** Its public address. */
  readonly url: string;
  /** The workshop's key. */
  readonly key: string;
  /** Whose key it is thought to be; undefined where nobody has said. */
  readonly stonemasonId: number | undefined;
  /** The reader's language. */
  readonly locale: string;
}

/** A plain name, so that no server writes beside the order's folder. */
const plainFiles = z.object({
  files: z.array(
    workshopFiles.shape.files.element.extend({ filename: z.string().regex(/^\w[\w.-]{0,100}$/) }),
  ),
});

async function once<Answer>(
  { url, key, locale }: AskedServer,
  [method, path]: readonly ['GET' | 'PUT', string],
  shape: z.ZodType<Answer>,
): Promise<Answer> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`${url}/api/workshop/${path}`, {
      method,
      headers: { AuthCookie: key, 'accept-language': locale },
      // The key is for this server alone.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    text = await answer.text();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new ServerAway(cause instanceof Error ? cause.message : String(cause));
  }
  const read = readJson(text);
  if (answer.ok) {
    const parsed = shape.safeParse(read);
    if (!parsed.success) throw new ServerAway(`HTTP ${answer.status}`);
    return parsed.data;
  }
  const told = failure.safeParse(read);
  if (!told.success) throw new ServerAway(`HTTP ${answer.status}`);
  throw new ServerRefused(told.data.error, answer.status, told.data.code ?? '');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a call is worth another try soon. */
const isPassing = (error: unknown) =>
  error instanceof ServerAway || (error instanceof ServerRefused && FOR_A_WHILE.has(error.status));

/** Makes a call, and again where it does not come through. */
async function ask<Answer>(
  server: AskedServer,
  call: readonly ['GET' | 'PUT', string],
  shape: z.ZodType<Answer>,
): Promise<Answer> {
  for (let tried = 1; ; tried += 1)
    try {
      return await once(server, call, shape);
    } catch (error) {
      // Whoever lays the order decides how often a paper is tried.
      const isUndrawn = error instanceof ServerRefused && error.code === 'paperUndrawn';
      if (isUndrawn || !isPassing(error) || tried === TRIES) throw error;
      await pause(PAUSE * tried);
    }
}

/** A stonemason's orders from a server that is asked with the workshop's key. */
export function serverOrders(server: AskedServer): OrderSource {
  return {
    list: async (wanted) => {
      const asked = new URLSearchParams();
      if (server.stonemasonId !== undefined) asked.set('stonemason', String(server.stonemasonId));
      if (wanted.kind === 'again') asked.set('stone', String(wanted.stoneId));
      else if (wanted.since) asked.set('since', wanted.since.toISOString());
      return (await ask(server, ['GET', `orders?${asked}`], listOf(workshopOrder))).results;
    },
    order: async (id) => {
      try {
        return (await ask(server, ['GET', `order/${id}`], workshopOrderAnswer)).order;
      } catch (error) {
        if (error instanceof ServerRefused && error.code === 'orderNotFound') return undefined;
        throw error;
      }
    },
    files: async (id, stoneId, part) => {
      // A server of an earlier version knows no chosen files.
      const isUnknown = (error: unknown) =>
        part === 'chosen' && error instanceof ServerRefused && error.status === 400;
      try {
        const { files } = await ask(server, ['GET', `order/${id}/${stoneId}/${part}`], plainFiles);
        return files.map((file) => ({ ...file, content: Buffer.from(file.content, 'base64') }));
      } catch (error) {
        if (isUnknown(error)) return [];
        if (error instanceof ServerRefused && error.code === 'paperUndrawn')
          throw new PaperUndrawn(stoneId, error);
        throw error;
      }
    },
    fetched: async (id) => {
      await ask(server, ['PUT', `order/${id}/fetched`], workshopFetched);
    },
  };
}
