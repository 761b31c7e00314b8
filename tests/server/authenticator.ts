import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  CreatedPasskey,
  CreationOptions,
  RequestOptions,
  SignedByPasskey,
} from '../../src/stone/wire/passkey';

type Cbor = number | string | Buffer | ReadonlyMap<Cbor, Cbor>;

/** The head of a CBOR value (RFC 8949 section 3): its type and a count below 65,536. */
function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  if (count < 256) return Buffer.from([(kind << 5) | 24, count]);
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([name, each]) => [cbor(name), cbor(each)]),
  ]);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

/** The public key in COSE format (RFC 9053 section 7.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (written: string) => Buffer.from(written, 'base64url');
  return cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

/** Deliberate errors in an answer. */
export interface Spoilt {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the user was present, was verified, and whether the key is synced. */
  readonly flags?: number;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
  /** The attestation of a new key; none where left out. */
  readonly vouching?: { readonly format: string; readonly statement: ReadonlyMap<Cbor, Cbor> };
}

const [PRESENT, VERIFIED, ELIGIBLE, BACKED_UP, KEY_FOLLOWS] = [1, 4, 8, 16, 64];
/** Of a key on a telephone: present, verified, synced. */
export const SYNCED = PRESENT | VERIFIED | ELIGIBLE | BACKED_UP;
/** The user was present, but not verified. */
export const UNVERIFIED = PRESENT;

/** An authenticator with its browser, written only from WebAuthn sections 6 and 7: it has one key at most. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private handle = text(randomBytes(32));

  constructor(readonly origin = 'http://localhost') {}

  private clientData(type: string, challenge: string, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authData(rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
    const fixed = Buffer.alloc(5);
    fixed.writeUInt8(flags, 0);
    fixed.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), fixed, rest]);
  }

  /** Makes the key. */
  create(asked: CreationOptions, spoilt: Spoilt = {}): CreatedPasskey {
    this.handle = asked.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.keys.publicKey)]);
    const authData = this.authData(
      spoilt.rpId ?? asked.rp.id,
      (spoilt.flags ?? SYNCED) | KEY_FOLLOWS,
      spoilt.counter ?? 0,
      key,
    );
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', spoilt.vouching?.format ?? 'none'],
      ['attStmt', spoilt.vouching?.statement ?? new Map()],
      ['authData', authData],
    ]);
    return {
      id: text(this.id),
      rawId: text(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: text(
          this.clientData(spoilt.type ?? 'webauthn.create', asked.challenge, spoilt.origin),
        ),
        attestationObject: text(cbor(attestation)),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Signs with it. */
  sign(asked: RequestOptions, spoilt: Spoilt = {}): SignedByPasskey {
    const clientData = this.clientData(spoilt.type ?? 'webauthn.get', asked.challenge, spoilt.origin);
    const authData = this.authData(spoilt.rpId ?? asked.rpId, spoilt.flags ?? SYNCED, spoilt.counter ?? 0);
    return {
      id: text(this.id),
      rawId: text(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey)),
        userHandle: spoilt.userHandle ?? this.handle,
      },
    };
  }
}
