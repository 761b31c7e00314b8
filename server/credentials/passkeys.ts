import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type {
  CreatedPasskey,
  CreationOptions,
  RequestOptions,
  SignedByPasskey,
} from '../../src/stone/wire/passkey';
import { SERVICE_NAME } from './serviceName';

/** The name under which authenticators keep keys (WebAuthn section 4, "RP ID"), and the origin where they are used. */
export interface Party {
  readonly id: string;
  readonly origin: string;
}

/** A key that an authenticator has just made. */
export interface NewKey {
  readonly id: string;
  /** COSE in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
}

/** A stored key. */
export interface KnownKey extends Pick<NewKey, 'id' | 'publicKey' | 'counter'> {
  /** Its user handle at the authenticator. */
  readonly handle: string;
}

/** The user whom a key is made for. */
export interface Holder {
  readonly handle: string;
  readonly username: string;
}

/** ES256 and RS256 (RFC 9053, RFC 8812): every authenticator supports one of the two. */
const ALGORITHMS = [-7, -257];

/** How long the browser waits for its user, in ms. */
const ASKS_FOR = 180_000;

const random = () => randomBytes(32).toString('base64url');

/** 256 random bits, by which authenticators tell one user's keys from another's. */
export const inventHandle = random;

/** The options for making a key: one that names its user by itself, and asks for a finger, a face or a PIN. */
export function askForKey(
  party: Party,
  { handle, username }: Holder,
  there: readonly { readonly id: string; readonly transports: string[] }[],
): CreationOptions {
  return {
    challenge: random(),
    rp: { id: party.id, name: SERVICE_NAME },
    user: { id: handle, name: username, displayName: username },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: ASKS_FOR,
    excludeCredentials: there.map((each) => ({ type: 'public-key', ...each })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** The options for signing at a login, by any key that the user chooses. */
export function askToSign(party: Party): RequestOptions {
  return { challenge: random(), rpId: party.id, timeout: ASKS_FOR, userVerification: 'required' };
}

const clientData = z.object({ challenge: z.string().max(200) });

/** The challenge in what a browser has sent; undefined where there is none. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return undefined;
  }
}

/**
 * Whether a key has no attestation, or attests itself: nothing else was asked for. Certificates are not even read,
 * since checking one fetches the revocation addresses that it names, wherever they are.
 */
async function vouchesForItself(created: CreatedPasskey): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const object = decodeAttestationObject(
    Uint8Array.from(Buffer.from(created.response.attestationObject, 'base64url')),
  );
  const format = object.get('fmt');
  return format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined);
}

/** Loading takes a quarter of a second and 28 MB, which a server without passkeys does not need. */
const webAuthn = () => import('@simplewebauthn/server');

/** Checks of both kinds of answers: the challenge is ours, and the user was verified. */
const askedHere = (challenge: string, party: Party) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
});

/** The result of checking what a browser has sent. */
export type Verdict<Good> = Good | { readonly refused: string };

/** Checks an answer: whatever is wrong with it, the library throws (WebAuthn sections 7.1 and 7.2). */
async function verdictOf<Good extends object>(
  look: () => Promise<Verdict<Good> | undefined>,
): Promise<Verdict<Good>> {
  try {
    return (await look()) ?? { refused: 'signature' };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : 'unreadable' };
  }
}

/** The key that a browser has made, if it was asked for here and its user was verified. */
export async function readCreated(
  created: CreatedPasskey,
  challenge: string,
  party: Party,
): Promise<Verdict<NewKey>> {
  const { verifyRegistrationResponse } = await webAuthn();
  return verdictOf(async () => {
    if (!(await vouchesForItself(created))) return { refused: 'attestation' };
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, clientExtensionResults: {} },
      ...askedHere(challenge, party),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: created.response.transports ?? [],
      isSynced: credentialBackedUp,
    };
  });
}

/** What a signature contains besides its validity. */
export interface Signed {
  /** How often the key has signed, where the authenticator counts; else 0. */
  readonly counter: number;
  readonly isSynced: boolean;
}

/** Whether a browser has signed our challenge with this key, with its user verified. */
export async function readSigned(
  signed: SignedByPasskey,
  challenge: string,
  party: Party,
  key: KnownKey,
): Promise<Verdict<Signed>> {
  const { verifyAuthenticationResponse } = await webAuthn();
  return verdictOf(async () => {
    // A key that names its user always sends the user handle (WebAuthn section 7.2 step 6).
    if (signed.response.userHandle !== key.handle) return { refused: 'another user' };
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      ...askedHere(challenge, party),
      credential: {
        id: key.id,
        publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    });
    if (!verified) return undefined;
    return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
  });
}
