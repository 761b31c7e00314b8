import { z } from 'zod';
import { typedCode } from './secondFactor';

/** Text without NUL, which no database column takes. */
export const words = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((written) => !written.includes('\0'));

/** `POST /api/login`: a name and a password, or a token that another program handed the user. */
export const loginRequest = z.union([
  z.object({
    username: words(200),
    password: words(1000),
    /** What the user's app for codes shows, or a recovery code, where one is asked for. */
    code: typedCode.optional(),
  }),
  z.object({ usertoken: words(200) }),
]);
export type LoginRequest = z.infer<typeof loginRequest>;

/** The user as the app stores it (specification section 3): `token` goes into the AuthCookie header from now on. */
export const loginAnswer = z.object({
  token: z.string(),
  auth: z.object({
    user: z.object({
      token: z.string(),
      BusinessId: z.number().int(),
      /** The stonemason that the user works for; left out for everybody else. */
      StonemasonId: z.number().int().optional(),
    }),
  }),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;
