import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { withoutTokens } from '../access/tokens';

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
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
