import { z } from 'zod';
import { FORMATS } from '../../../src/painting/files/formats';
import { failure } from '../../../src/stone/wire/failure';
import { Refusal } from '../../domain/refusal';
import type { ModelFormat } from '../../drawing/keptModels';
import type { App } from '../../http/app';
import { callerKey } from '../../http/callerKey';
import { inTurn } from '../../pictures/inTurn';
import type { Services } from '../../services';
import { sharedAt, sharedPath } from './sharedAt';

const file = { schema: z.string().describe('The bytes of the file') };

const SUMMARIES: Readonly<Record<ModelFormat, string>> = {
  glb: 'The stone in space at true size, as binary glTF, by its token for reading',
  usdz: 'The same for Apple’s devices, as USDZ',
};

/**
 * GET /api/shared/{id}/{token}/stone.glb and …/stone.usdz: a stone at true size, for the phone's own viewer, which sends no
 * header. The page has asked by HEAD before, so that the file is made once the viewer opens.
 */
export function sharedModel(app: App, { database, models }: Services): void {
  const model = (format: ModelFormat) => {
    const { mediaType } = FORMATS[format];
    const response: Record<number, unknown> = {
      200: { description: 'The file', content: { [mediaType]: file } },
      404: failure,
      503: failure,
    };
    const schema = { summary: SUMMARIES[format], security: [], params: sharedPath, response };
    app.get(
      `/api/shared/:id/:token/stone.${format}`,
      { schema, config: { open: true } },
      async (request, reply) => {
        const stone = await sharedAt(database, request.params);
        if (!stone) throw new Refusal('notFound');
        const bytes = await inTurn(models(stone, format, callerKey(request)), 'picturesBusy');
        return reply
          .type(mediaType)
          .header('content-disposition', `inline; filename="stone.${format}"`)
          .send(Buffer.from(bytes));
      },
    );
  };
  model('glb');
  model('usdz');
}
