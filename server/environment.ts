import { resolve } from 'node:path';
import { z } from 'zod';
import { StartFailure } from './startFailure';

/** How the server is set up (design section 10). */
export interface Settings {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The provider's PostgreSQL; undefined for the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Under which address people reach the server; undefined where it is the one it listens on. */
  readonly publicUrl: string | undefined;
  readonly demoPassword: string | undefined;
  /** The provider's mail server; undefined where letters are kept as files in `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  /** The address that letters come from; undefined for `noreply` at the host of `publicUrl`. */
  readonly mailFrom: string | undefined;
}

/** A variable that is set to nothing counts as not set. */
const optional = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((written) => (written === '' ? undefined : written), shape.optional());

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
});

const WRONG: Readonly<Record<string, string>> = {
  SMTP_URL: 'SMTP_URL must be an address that begins with smtp:// or smtps://',
  MAIL_FROM: 'MAIL_FROM must be an e-mail address',
  PORT: 'PORT must be a number from 0 to 65535',
  PUBLIC_URL: 'PUBLIC_URL must be an address that begins with http:// or https://',
  DATABASE_URL: 'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
};

/**
 * Reads the settings from the environment.
 *
 * @throws StartFailure for a variable that cannot be followed: none is silently ignored.
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
  };
}
