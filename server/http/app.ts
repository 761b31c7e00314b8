import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Caller } from '../domain/caller';
import type { Done } from '../jobs/accessNotes';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; known before the body is read. */
    caller: Caller;
    /** The stones and cases that were read or changed, where the address and the answer do not tell. */
    touched?: readonly Pick<Done, 'subject' | 'subjectId' | 'action'>[] | undefined;
  }
  interface FastifyContextConfig {
    /** A call that needs no AuthCookie. */
    open?: boolean;
  }
}

/** The server as routes see it: zod request schemas give the types of requests. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse<IncomingMessage>,
  FastifyBaseLogger,
  ZodTypeProvider
>;
