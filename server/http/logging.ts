import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { withoutMailboxes, withoutTokens } from '../credentials/tokens';
import { loggedError } from '../system/loggedError';

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Collects the lines of one turn of the event loop into one write: each write is a system call, and every request logs
 * two lines. The rest is written as the process ends; only a kill loses the last turn's lines.
 */
export function gatherLines(stream: LogStream): LogStream {
  let gathered = '';
  const flush = () => {
    if (gathered !== '') stream.write(gathered);
    gathered = '';
  };
  process.once('exit', flush);
  return {
    write: (line) => {
      if (gathered === '') setImmediate(flush);
      gathered += line;
    },
  };
}

/**
 * The server's log: one JSON object a line. Headers and bodies are never logged, of errors only what `loggedError` says, and every line is filtered, so that no
 * token and no e-mail address can get into the log in an unforeseen way (an error's message, a plugin's line).
 */
export function logging(stream: LogStream, level: string): Extract<FastifyServerOptions['logger'], object> {
  return {
    level,
    stream: { write: (line: string) => stream.write(withoutMailboxes(withoutTokens(line))) },
    serializers: {
      err: (error: unknown) => loggedError(error),
      req: (request: FastifyRequest) => ({ method: request.method, url: request.url, address: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}
