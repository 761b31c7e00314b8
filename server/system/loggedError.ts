/** An error as a log says it. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
  /** What the database, the mail server or the system call it: names of tables and rules, and numbers. */
  readonly [name: string]: unknown;
}

/**
 * Of what an error holds besides its message, what is said: never a value. PostgreSQL's `detail` and `where` hold whole rows, the embedded
 * database adds the statement's `params`, and nodemailer the addresses and the mail server's answer.
 */
const SAID = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'responseCode',
  'syscall',
];

const NO_ERROR: LoggedError = {
  type: 'unknown',
  message: 'something that is no error was thrown',
  stack: '',
};

/** How deep causes are followed. */
const DEEPEST = 5;

/** Without what stands between the first quotation mark and the last: a value that could not be read, which may hold marks itself. */
function withoutQuoted(text: string): string {
  const [from, to] = [text.indexOf('"'), text.lastIndexOf('"')];
  return from < 0 ? text : `${text.slice(0, from)}[hidden]${text.slice(to + 1)}`;
}

const REPLY_CODE = /\b[245]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?\b/;

/** Up to the mail server's code (RFC 5321 section 4.2, RFC 3463): its words name whom it refuses, or quote the letter. */
function upToCode(text: string): string {
  const found = REPLY_CODE.exec(text);
  return found ? text.slice(0, found.index + found[0].length) : 'the mail server refused';
}

/** The message of an error without what was written by somebody. */
function messageOf(error: Error): string {
  const { message } = error;
  if ('responseCode' in error || 'rejectedErrors' in error) return upToCode(message);
  // PostgreSQL quotes a value where it is of the wrong form (class 22, "data exception"), and JavaScript what is no JSON.
  const code = 'code' in error ? String(error.code) : '';
  const quotesValue = ('severity' in error && code.startsWith('22')) || error instanceof SyntaxError;
  return quotesValue ? withoutQuoted(message) : message;
}

/**
 * An error for the log: what went wrong and where, without what families wrote. A log outlives what somebody has erased.
 *
 * @param error whatever was thrown.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return NO_ERROR;
  const message = messageOf(error);
  const fields: Readonly<Record<string, unknown>> = { ...error };
  const said = SAID.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  const within = depth < DEEPEST;
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message) ?? message,
    ...Object.fromEntries(said),
    ...(within && error.cause !== undefined && { cause: loggedError(error.cause, depth + 1) }),
    ...(within &&
      error instanceof AggregateError && {
        errors: error.errors.map((each) => loggedError(each, depth + 1)),
      }),
  };
}
