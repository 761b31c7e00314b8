import { z } from 'zod';
import { failure } from '../../../src/stone/wire/failure';
import { Refusal } from '../../domain/refusal';
import type { App } from '../../http/app';
import { PICTURE_NAME } from '../../pictures/pictureStore';
import type { Services } from '../../services';

const picture = { schema: z.string().describe('The bytes of the picture') };
const response: Record<number, unknown> = {
  200: { description: 'The picture', content: { 'image/webp': picture, 'image/svg+xml': picture } },
  404: failure,
};

/**
 * GET /api/picture/{name}: an uploaded picture. Its name holds 256 bits that only the designs with it contain, so that
 * everybody who may read a stone may load its pictures, without a header as browsers do.
 */
export function picturePage(app: App, { pictures }: Services): void {
  const params = z.object({ name: z.string().regex(PICTURE_NAME) });
  const schema = { summary: 'An uploaded picture', security: [], params, response };
  app.get('/api/picture/:name', { schema, config: { open: true } }, async (request, reply) => {
    const found = await pictures.read(request.params.name);
    if (!found) throw new Refusal('notFound');
    return (
      reply
        .type(found.mediaType)
        .header('cache-control', 'private, max-age=31536000, immutable')
        // Nothing in it may run or load, not even when it is opened directly.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(found.bytes)
    );
  });
}
