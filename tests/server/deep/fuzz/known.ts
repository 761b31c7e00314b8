import { z } from 'zod';
import { DEMO_PASSWORD } from '../../startServer';
import type { Known } from './requests';

/** A call's answer as JSON; a POST where there is a body. */
export async function json(url: string, as: string, body?: unknown): Promise<Record<string, unknown>> {
  const post = { method: 'POST', body: JSON.stringify(body) };
  const headers = { AuthCookie: as, 'content-type': 'application/json' };
  const answer = await fetch(url, { headers, ...(body === undefined ? {} : post) });
  return z.record(z.string(), z.unknown()).parse(await answer.json());
}

/** Existing objects, made anew for each batch: the one before may have deleted or ended them. */
export async function makeKnown(url: string): Promise<Known> {
  const session = async (username: string) =>
    String((await json(`${url}/api/login`, 'public', { username, password: DEMO_PASSWORD })).token);
  const own = await session('bedemand');
  const stone = await json(`${url}/api/stone/`, 'public', { designName: 'Mor' });
  const theirs = await json(`${url}/api/stone/`, own, { designName: 'Far' });
  const project = await json(`${url}/api/project/`, own, { decName: 'Far' });
  const ids = [stone.id, theirs.id, project.id, 15, 552].map(Number);
  const tokens = [stone.token, stone.readonlyToken].map(String);
  return { cookies: ['public', own, await session('admin'), ...tokens], ids };
}
