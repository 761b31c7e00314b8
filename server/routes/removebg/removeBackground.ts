import { numberedPath, pathToken } from '../../../src/stone/wire/paths';
import {
  photographUpload,
  stoneTypeUpload,
  uploadByToken,
  uploadedEither,
  uploadedPhotograph,
  uploadedStone,
  uploadedVignet,
  vignetUpload,
  yesOrNoWord,
} from '../../../src/stone/wire/upload';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { callerKey } from '../../http/callerKey';
import type { Services } from '../../services';
import { keepPhotograph, keepStoneType, keepVignet } from './keepUpload';

/** A picture of 15 MB in base64, and the rest of the body. */
const bodyLimit = 22_000_000;

/**
 * POST /api/removebg/{id}/stonetype/{keepBackground} and POST /api/removebg/{id}/vignet: uploads a picture to a stone,
 * with its background removed. POST /api/removebg/{id}/photograph keeps one for a medallion as it is; it stands with them since hosts
 * have rules for uploads by that path. POST /api/removebg/{id}/{token}: the same by the stone's token in the address.
 */
export function removeBackground(app: App, services: Services): void {
  const refused = [400, 401, 403, 404, 409, 413, 415, 422, 503];

  const stone = {
    summary: 'Upload a photographed stone and remove its background',
    params: numberedPath.extend({ keepBackground: yesOrNoWord }),
    body: stoneTypeUpload,
    response: answering(uploadedStone, ...refused),
  };
  app.post('/api/removebg/:id/stonetype/:keepBackground', { schema: stone, bodyLimit }, async (request) => {
    const { id, keepBackground } = request.params;
    return keepStoneType(services, {
      uploader: { caller: request.caller, turn: callerKey(request) },
      stoneId: id,
      upload: request.body,
      keepBackground,
    });
  });

  const drawing = {
    summary: 'Upload a drawing as a vignet: its background is removed and its lines are traced',
    params: numberedPath,
    body: vignetUpload,
    response: answering(uploadedVignet, ...refused),
  };
  app.post('/api/removebg/:id/vignet', { schema: drawing, bodyLimit }, async (request) => {
    const { archive, ...upload } = request.body;
    const uploader = { caller: request.caller, turn: callerKey(request) };
    return keepVignet(services, { uploader, stoneId: request.params.id, upload, archive });
  });

  const photograph = {
    summary: 'Upload a photograph for a ceramic medallion',
    params: numberedPath,
    body: photographUpload,
    response: answering(uploadedPhotograph, ...refused),
  };
  app.post('/api/removebg/:id/photograph', { schema: photograph, bodyLimit }, async (request) => {
    const uploader = { caller: request.caller, turn: callerKey(request) };
    return keepPhotograph(services, { uploader, stoneId: request.params.id, image: request.body.image });
  });

  const either = {
    summary: 'Upload a stone or a vignet by the stone’s token',
    params: numberedPath.extend({ token: pathToken }),
    body: uploadByToken,
    response: answering(uploadedEither, ...refused),
  };
  app.post('/api/removebg/:id/:token', { schema: either, bodyLimit }, async (request) => {
    const { id: stoneId, token } = request.params;
    const { kind, keepBackground, ...upload } = request.body;
    const uploader = { caller: { kind: 'tokenHolder', token }, turn: callerKey(request) } as const;
    if (kind === 'vignet') return keepVignet(services, { uploader, stoneId, upload, archive: false });
    return keepStoneType(services, { uploader, stoneId, upload, keepBackground });
  });
}
