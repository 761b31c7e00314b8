import { resolve } from 'node:path';
import { z } from 'zod';
import type { NamedProvider } from '../src/stone/wire/provider';
import type { Retention } from '../src/stone/wire/retention';
import { DEFAULT_RETENTION, LEAST_DAYS, leastDays, retentionOf } from './domain/retention';
import type { S3Settings } from './fileStores/s3Store';
import { StartFailure } from './system/startFailure';

/** The server's settings (docs/decisions.md section 10). */
export interface Settings {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The provider's PostgreSQL; undefined for the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The public address of the server; undefined where it is the one it listens on. */
  readonly publicUrl: string | undefined;
  readonly demoPassword: string | undefined;
  /** The provider's mail server; undefined where letters are kept as files in `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  /** The address that letters come from; undefined for `noreply` at the host of `publicUrl`. */
  readonly mailFrom: string | undefined;
  /** Who runs the service: named where contact data is asked for. */
  readonly provider: NamedProvider;
  /** The storage of pictures; undefined for folders in `dataDir`. */
  readonly s3: S3Settings | undefined;
  /** Other origins whose pages may call the server, e.g. `https://www.example.com`. */
  readonly corsOrigins: readonly string[];
  /** Proxies on other machines whose forwarded client address is trusted: addresses, or ranges such as 10.0.0.0/8. */
  readonly trustedProxies: readonly string[];
  /** Networks that webhooks may call besides the public internet: addresses, or ranges such as 10.0.0.0/8. */
  readonly webhookNetworks: readonly string[];
  /** The token for reading /metrics; where it is undefined, any caller on this machine may. */
  readonly metricsToken: string | undefined;
  /** What all of the server's processes together are to hold at most, in MB: a second upload is decoded only where that leaves room. */
  readonly memoryMegabytes: number;
  /** How long what is kept of people stays. */
  readonly retention: Retention;
}

/** An empty variable counts as not set. */
const optional = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((written) => (written === '' ? undefined : written), shape.optional());

/** An origin as browsers write it (RFC 6454 section 6.2): no path, no capitals, no default port. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((written) => URL.canParse(written) && new URL(written).origin === written);

/** Several values, separated by commas. */
const list = (each: z.ZodType<string, string>) =>
  z
    .string()
    .transform((written) => written.split(/[\s,]+/).filter((one) => one !== ''))
    .pipe(z.array(each));

/** An address, or a range of them. */
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Below this even a single upload would leave nothing to the server itself, in MB. */
const LEAST_MEGABYTES = 700;

const RETAINED = Object.keys(DEFAULT_RETENTION);
const isRetained = (kind: string): kind is keyof Retention => RETAINED.includes(kind);

/** Days by kind, such as `visitorDrafts=365, orders=3650`. */
const retentionList = z
  .string()
  .transform((written) => written.split(',').map((each) => each.trim().split('=', 2)))
  .pipe(
    z.array(
      z
        .tuple([
          z.string().refine(isRetained),
          z
            .string()
            .regex(/^\d{1,5}$/)
            .transform(Number),
        ])
        .refine(([kind, days]) => isRetained(kind) && days >= leastDays(kind)),
    ),
  )
  .transform((pairs): Partial<Retention> => Object.fromEntries(pairs));

const environment = z.object({
  PORT: optional(
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().max(65_535)),
  ),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DEMO_PASSWORD: optional(z.string()),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(z.email()),
  PROVIDER_NAME: optional(z.string().regex(/^[^\p{Cc}]{1,200}$/u)),
  PROVIDER_EMAIL: optional(z.email()),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: optional(z.string().regex(/^[\w.-]+$/)),
  S3_REGION: optional(z.string().regex(/^[\w-]+$/)),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  CORS_ORIGINS: optional(list(origin)),
  TRUSTED_PROXIES: optional(list(network)),
  WEBHOOK_NETWORKS: optional(list(network)),
  METRICS_TOKEN: optional(z.string().min(16)),
  MEMORY_MB: optional(
    z
      .string()
      .regex(/^\d{3,6}$/)
      .transform(Number)
      .pipe(z.number().min(LEAST_MEGABYTES)),
  ),
  RETENTION: optional(retentionList),
});

/** The most common mistake in an address with a password (RFC 3986 section 2.1). */
const ENCODED = '; in its password / ? # @ : % are written %2F %3F %23 %40 %3A %25';

const WRONG: Readonly<Record<string, string>> = {
  S3_ENDPOINT: 'S3_ENDPOINT must be an address that begins with http:// or https://',
  S3_BUCKET: 'S3_BUCKET must be the name of a bucket',
  S3_REGION: 'S3_REGION must be the name of a region, such as eu-north-1',
  CORS_ORIGINS: 'CORS_ORIGINS must be origins such as https://www.example.com, set apart by commas',
  TRUSTED_PROXIES: 'TRUSTED_PROXIES must be addresses such as 10.0.0.5 or 10.0.0.0/8, set apart by commas',
  WEBHOOK_NETWORKS: 'WEBHOOK_NETWORKS must be addresses such as 10.0.0.5 or 10.0.0.0/8, set apart by commas',
  RETENTION: `RETENTION must be days by kind, set apart by commas, such as visitorDrafts=365, orders=3650; kinds are ${RETAINED.join(', ')}, and ${LEAST_DAYS} days the fewest (of pictures, 1)`,
  MEMORY_MB: `MEMORY_MB must be a number of megabytes from ${LEAST_MEGABYTES} to 999999`,
  METRICS_TOKEN: 'METRICS_TOKEN must have at least 16 characters',
  SMTP_URL: `SMTP_URL must be an address that begins with smtp:// or smtps://${ENCODED}`,
  MAIL_FROM: 'MAIL_FROM must be an e-mail address',
  PROVIDER_NAME: 'PROVIDER_NAME must be one line of at most 200 characters',
  PROVIDER_EMAIL: 'PROVIDER_EMAIL must be an e-mail address',
  PORT: 'PORT must be a number from 0 to 65535',
  PUBLIC_URL: 'PUBLIC_URL must be an address that begins with http:// or https://',
  DATABASE_URL: `DATABASE_URL must be an address that begins with postgres:// or postgresql://${ENCODED}`,
};

/** The storage of pictures; either no variable of it is set, or all but the region. */
function s3From(read: z.infer<typeof environment>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION = 'us-east-1', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read;
  const given = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(given).length) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new StartFailure(`pictures cannot go to S3 storage: ${missing.join(', ')} not set`);
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/**
 * Reads the settings from the environment.
 *
 * @throws StartFailure for a variable with an invalid value: none is silently ignored.
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const read = environment.safeParse(variables);
  if (!read.success) {
    const name = String(read.error.issues[0]?.path[0]);
    throw new StartFailure(WRONG[name] ?? `${name} cannot be read`);
  }
  const {
    PORT = 3000,
    HOST = '127.0.0.1',
    DATA_DIR = './data',
    DATABASE_URL,
    PUBLIC_URL,
    DEMO_PASSWORD,
    SMTP_URL,
    MAIL_FROM,
    PROVIDER_NAME = null,
    PROVIDER_EMAIL = null,
    CORS_ORIGINS = [],
    TRUSTED_PROXIES = [],
    WEBHOOK_NETWORKS = [],
    METRICS_TOKEN,
    MEMORY_MB = 1000,
    RETENTION = {},
  } = read.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    publicUrl: PUBLIC_URL,
    demoPassword: DEMO_PASSWORD,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    provider: { name: PROVIDER_NAME, email: PROVIDER_EMAIL },
    s3: s3From(read.data),
    corsOrigins: CORS_ORIGINS,
    trustedProxies: TRUSTED_PROXIES,
    webhookNetworks: WEBHOOK_NETWORKS,
    metricsToken: METRICS_TOKEN,
    memoryMegabytes: MEMORY_MB,
    retention: retentionOf(RETENTION),
  };
}
