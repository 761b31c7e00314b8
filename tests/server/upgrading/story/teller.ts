import { z } from 'zod';
import { callAt, logIn, type Tokens } from '../client';
import type { Asker, Login } from '../keptStore';

/** How a step of the story is taken. */
export interface Step {
  readonly as: Asker;
  readonly body?: unknown;
  readonly language?: string;
  readonly headers?: Record<string, string>;
}

export const VISITOR: Asker = { kind: 'visitor' };
export const link = (token: string): Asker => ({ kind: 'link', token });
export const user = (username: string): Asker => ({ kind: 'user', username });

const made = z.object({
  id: z.number(),
  token: z.string(),
  readonlyToken: z.string(),
  version: z.number(),
});
export type Made = z.infer<typeof made>;

/** Writes a store call by call, as people's browsers do; a call that does not succeed ends the story. */
export class Teller {
  private constructor(
    readonly url: string,
    private readonly tokens: Tokens,
    /** The calls that this version has. */
    private readonly calls: ReadonlySet<string>,
  ) {}

  static async at(url: string, logins: readonly Login[]): Promise<Teller> {
    return new Teller(url, await logIn(url, logins), new Set(await callsOf(url)));
  }

  /** Whether this version has a call; what came later is no part of its story. */
  has(call: string): boolean {
    return this.calls.has(call);
  }

  tokenOf(username: string): string {
    return this.tokens.get(username) ?? '';
  }

  async tell(method: string, path: string, { as, body, language = 'da', headers }: Step): Promise<string> {
    const answer = await callAt(this.url, method, { path, by: as, language, body }, this.tokens, headers);
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said}`);
    return said;
  }

  async stone(design: object, as: Asker = VISITOR, more: Omit<Step, 'as'> = {}): Promise<Made> {
    return made.parse(JSON.parse(await this.tell('POST', '/api/stone/', { as, body: design, ...more })));
  }

  async read(id: number, as: Asker): Promise<Made & Record<string, unknown>> {
    return made.loose().parse(JSON.parse(await this.tell('GET', `/api/stone/${id}`, { as })));
  }

  async project(details: object, as: Asker): Promise<number> {
    const said = await this.tell('POST', '/api/project/', { as, body: details });
    return z.object({ id: z.number() }).parse(JSON.parse(said)).id;
  }

  /** Moves a stone on, as business 1 does. */
  async move(id: number, ...statuses: string[]): Promise<void> {
    for (const status of statuses)
      await this.tell('PUT', `/api/stone/${id}/status`, { as: user('admin'), body: { status } });
  }
}

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** The calls that a server's OpenAPI document names, as `GET /api/stone/{id}`. */
export async function callsOf(url: string): Promise<string[]> {
  const { paths } = document.parse(await (await fetch(`${url}/openapi.json`)).json());
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .toSorted();
}
