import { z } from 'zod';
import { words } from './login';

/** The fewest characters of a password that somebody chooses. */
export const SHORTEST_PASSWORD = 8;

/** `POST /api/passwordLetter`: a user's name, or the address of their letters. */
export const letterRequest = z.strictObject({ name: words(200) });

/** `GET /api/password/{token}`: whose password a letter's link replaces. */
export const passwordLink = z.object({ username: z.string() });
export type PasswordLink = z.infer<typeof passwordLink>;

/** `POST /api/password/{token}`; how long it has to be is said in words. */
export const newPassword = z.strictObject({ password: words(1000) });
