import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { withoutTokens } from '../credentials/tokens';

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Gathers the lines of one turn of the event loop into one write: each write costs a call into the system, and every request
 * has two lines. What was gathered is written as the process ends, too; only a kill loses the lines of its last turn.
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
 * How the server logs: one JSON object a line. Headers and bodies are never logged, and every line passes a filter on
 * its way out, so that a token cannot reach the log by a way nobody thought of (an error's message, a plugin's line).
 */
export function logging(stream: LogStream, level: string): Extract<FastifyServerOptions['logger'], object> {
  return {
    level,
    stream: { write: (line: string) => stream.write(withoutTokens(line)) },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: request.url, address: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}
