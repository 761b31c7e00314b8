import { z } from 'zod';
import { failure } from '../../../src/stone/wire/failure';
import { numberedPath } from '../../../src/stone/wire/paths';
import { Refusal } from '../../domain/refusal';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import type { Services } from '../../services';
import { findStoneTogether } from '../../store/stonesTogether';

const picture = { schema: z.string().describe('The bytes of the picture') };
const content = { 'image/png': picture, 'image/jpeg': picture, 'image/webp': picture };
const response: Record<number, unknown> = {
  200: { description: 'The picture', content },
  401: failure,
  403: failure,
  404: failure,
};

/** GET /api/stone/{id}/preview: the picture sent with the last save. */
export function stonePreview(app: App, { database, previews }: Services): void {
  const schema = { summary: 'The picture of a stone', params: numberedPath, response };
  app.get('/api/stone/:id/preview', { schema }, async (request, reply) => {
    const stone = allowAt(request.caller, 'readStone', await findStoneTogether(database, request.params.id));
    const found = stone.preview === null ? undefined : await previews.read(stone.preview);
    if (!found) throw new Refusal('notFound');
    return reply.type(found.mediaType).send(found.bytes);
  });
}
