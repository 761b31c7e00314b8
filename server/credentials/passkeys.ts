import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type {
  CreatedPasskey,
  CreationOptions,
  RequestOptions,
  SignedByPasskey,
} from '../../src/stone/wire/passkey';
import { SERVICE_NAME } from './serviceName';

/** Under which name authenticators keep keys (WebAuthn section 4, "RP ID"), and where they are used. */
export interface Party {
  readonly id: string;
  readonly origin: string;
}

/** A key as an authenticator has made it. */
export interface NewKey {
  readonly id: string;
  /** COSE in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
}

/** A key that is kept. */
export interface KnownKey extends Pick<NewKey, 'id' | 'publicKey' | 'counter'> {
  /** As whom the authenticator keeps it. */
  readonly handle: string;
}

/** For whom a key is to be made. */
export interface Holder {
  readonly handle: string;
  readonly username: string;
}

/** ES256 and RS256 (RFC 9053, RFC 8812): every authenticator knows one of the two. */
const ALGORITHMS = [-7, -257];

/** How long the browser asks its user, in ms. */
const ASKS_FOR = 180_000;

const random = () => randomBytes(32).toString('base64url');

/** 256 random bits, by which authenticators tell one user's keys from another's. */
export const inventHandle = random;

/** What a browser is to make a key from: one that names its user by itself, and asks for a finger, a face or a PIN. */
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

/** What a browser is to sign at a login, by whichever key its user chooses. */
export function askToSign(party: Party): RequestOptions {
  return { challenge: random(), rpId: party.id, timeout: ASKS_FOR, userVerification: 'required' };
}

const clientData = z.object({ challenge: z.string().max(200) });

/** What a browser says it was asked; undefined where it says nothing of the kind. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return undefined;
  }
}

/**
 * Whether what vouches for a key is nothing, or the key itself: nothing else was asked for. A certificate is not even looked at,
 * since whoever checks one fetches the addresses of revoked ones that it names, wherever they lead.
 */
async function vouchesForItself(created: CreatedPasskey): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const object = decodeAttestationObject(
    Uint8Array.from(Buffer.from(created.response.attestationObject, 'base64url')),
  );
  const format = object.get('fmt');
  return format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined);
}

/** It takes a quarter of a second and 28 MB to load, and a server that nobody shows keys has no use for it. */
const webAuthn = () => import('@simplewebauthn/server');

/** What both kinds of answers must show: that they answer what was asked here, and that their user was checked. */
const askedHere = (challenge: string, party: Party) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
});

/** What comes of looking at what a browser has sent. */
export type Verdict<Good> = Good | { readonly refused: string };

/** Looks at what somebody sent: whatever is wrong with it, the library throws (WebAuthn sections 7.1 and 7.2). */
async function verdictOf<Good extends object>(
  look: () => Promise<Verdict<Good> | undefined>,
): Promise<Verdict<Good>> {
  try {
    return (await look()) ?? { refused: 'signature' };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : 'unreadable' };
  }
}

/** The key that a browser has made, if it was asked for it here and its user was checked. */
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

/** What a signature tells besides that it is good. */
export interface Signed {
  /** How often the key has signed, where the authenticator counts; else 0. */
  readonly counter: number;
  readonly isSynced: boolean;
}

/** Whether a browser has signed with this key what it was asked to sign here, and its user was checked. */
export async function readSigned(
  signed: SignedByPasskey,
  challenge: string,
  party: Party,
  key: KnownKey,
): Promise<Verdict<Signed>> {
  const { verifyAuthenticationResponse } = await webAuthn();
  return verdictOf(async () => {
    // A key that names its user always says whom (WebAuthn section 7.2 step 6).
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
