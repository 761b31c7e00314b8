import { z } from 'zod';
import { type LoginAnswer, type LoginRequest, loginAnswer } from '../stone/wire/login';
import { call } from './http';

/** The logged-in user, as kept in the browser's storage (specification section 3). */
export const user = z.object({
  token: z.string().min(1),
  BusinessId: z.number().int(),
  /** The stonemason that they work for; left out for everybody else. */
  StonemasonId: z.number().int().optional(),
});
export type User = z.infer<typeof user>;

/** The user that a login has let in. */
export function userIn({ token, auth: { user } }: LoginAnswer): User {
  const { BusinessId, StonemasonId } = user;
  return { token, BusinessId, ...(StonemasonId !== undefined && { StonemasonId }) };
}

/** Logs in with a name and a password, or with a token from another program. */
export async function logIn(given: LoginRequest, signal?: AbortSignal): Promise<User> {
  const answer = await call('/api/login', {
    method: 'POST',
    answer: loginAnswer,
    body: given,
    ...(signal && { signal }),
  });
  return userIn(answer);
}

/** Invalidates a login's token. */
export async function logOut({ token }: User): Promise<void> {
  await call('/api/logout', { method: 'POST', answer: z.object({}), as: token });
}
