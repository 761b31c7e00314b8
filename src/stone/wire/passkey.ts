import { z } from 'zod';

/** Bytes in base64url, as browsers write them into JSON (WebAuthn section 5.1.8). */
const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);

/** A credential's name: 1023 bytes at most (WebAuthn section 4, "Credential ID"). */
const credentialId = bytes(1364);

/** How a browser reaches an authenticator; there are more of them than any list knows. */
const transports = z.array(z.string().regex(/^[\w-]{1,30}$/)).max(20);

/** A key that the user logs in by, as `GET /api/passkeys` tells it. */
export const passkey = z.object({
  /** Names it, and opens nothing. */
  id: z.uuid(),
  /** Roughly where it was made, as `Firefox, Windows`; null where that is not known. */
  browser: z.string().nullable(),
  /** Whether it is kept beyond the device too. */
  isSynced: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601; null where it never was. */
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** `DELETE /api/passkeys/{id}` */
export const passkeyPath = z.object({ id: z.uuid() });

/** `POST /api/passkeys/begin`: a code where the login asks for one, else the password. */
export const passkeyProof = z.object({ given: z.string().min(1).max(1000) });

/** What a browser is to make a key from (WebAuthn section 5.4). */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  /** Keys of this user that are there: no authenticator makes a second one. */
  excludeCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()).optional() }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof creationOptions>;

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

/** `POST /api/passkeys`: the key that a browser has made. */
export const createdPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(10_000),
    attestationObject: bytes(50_000),
    transports: transports.exactOptional(),
  }),
});
export type CreatedPasskey = z.infer<typeof createdPasskey>;

/** `POST /api/login/passkey/begin`: what a browser is to sign (WebAuthn section 5.5). */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.infer<typeof requestOptions>;

/** `POST /api/login/passkey`: what it has signed. */
export const signedByPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(10_000),
    authenticatorData: bytes(10_000),
    signature: bytes(2000),
    userHandle: bytes(100).exactOptional(),
  }),
});
export type SignedByPasskey = z.infer<typeof signedByPasskey>;
