import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { JSON_TYPE } from './answers';
import type { App } from './app';
import { sendSharedText } from './conditionalRequests';

/** Describes every call at GET /openapi.json, from the schemas that validate them. */
export async function openApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Gravestone designer',
        version: '1',
        description: 'Designs of gravestones, in millimetres.',
      },
      components: {
        securitySchemes: {
          AuthCookie: {
            type: 'apiKey',
            in: 'header',
            name: 'AuthCookie',
            description: '`public` for visitors, a stone’s token, or the token of a login',
          },
        },
      },
      security: [{ AuthCookie: [] }],
    },
    transform: jsonSchemaTransform,
  });
}

/** GET /openapi.json */
export function openApiDocument(app: App): void {
  const schema = { summary: 'This document', security: [] };
  let written: string | undefined;
  const text = () => {
    written ??= JSON.stringify(app.swagger());
    return written;
  };
  app.get('/openapi.json', { schema }, (request, reply) => sendSharedText(request, reply, text(), JSON_TYPE));
  // Takes half a second that blocks all requests: done at the start, and not at the first request.
  app.addHook('onListen', async () => {
    text();
  });
}
