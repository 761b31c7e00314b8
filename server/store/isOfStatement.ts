/**
 * Whether PostgreSQL refused one statement and goes on (PostgreSQL, "Message Severity Levels"): nothing of the statement
 * was kept. Other errors, such as a lost connection, concern whatever was under way.
 */
export const isOfStatement = (error: unknown): error is Error & { code?: unknown } =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR';
