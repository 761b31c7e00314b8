import { z } from 'zod';

/** A code as it is typed: six digits of an app, or a recovery code, with whatever stands between its groups. */
export const typedCode = z.string().min(1).max(100);

/** `GET /api/secondFactor`: whether the user is asked for a code at the login. */
export const secondFactor = z.object({
  isOn: z.boolean(),
  /** How many recovery codes have not been used. */
  codesLeft: z.number().int().nonnegative(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** `POST /api/secondFactor`: begins one, by the user's password. */
export const beginRequest = z.object({ password: z.string().min(1).max(1000) });

/** What the user's app for codes takes over. */
export const begunFactor = z.object({
  /** In base32, for who types it. */
  secret: z.string(),
  /** `otpauth://…`, for who opens it or takes a picture of it. */
  address: z.string(),
});
export type BegunFactor = z.infer<typeof begunFactor>;

/** `POST /api/secondFactor/confirm`, `/codes` and `/end`. */
export const codeRequest = z.object({ code: typedCode });

/** Codes for who has lost the telephone; told once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
