import { z } from 'zod';

/** Logs the demo user of an undertaker in at a running server, and returns the token: a user's orders do not wait. */
export async function loginAt(url: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'bedemand', password }),
  });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}
