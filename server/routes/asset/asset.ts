import { z } from 'zod';
import { identifier } from '../../../src/stone/numbers';
import { listOf } from '../../../src/stone/wire/list';
import { uploadedVignet } from '../../../src/stone/wire/upload';
import type { User } from '../../domain/caller';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { pictureAddress } from '../../pictures/pictureStore';
import type { Services } from '../../services';
import { findStone } from '../../store/stones';
import { archivedUploads, archiveUpload, findUpload, type StoredUpload } from '../../store/uploads';

const asVignet = ({ id, picture, width, height }: StoredUpload) => ({
  id,
  url: pictureAddress(picture),
  width,
  height,
});

function userOf(caller: { kind: string; user?: User }): User {
  if (caller.user) return caller.user;
  throw new Refusal(caller.kind === 'unknown' ? 'sessionExpired' : 'loginNeeded');
}

/**
 * POST /api/asset/{param}: adds an uploaded vignet, by its number, to the archive of the user's department.
 * GET /api/assets: the archive's content.
 */
export function assets(app: App, { database }: Services): void {
  const put = {
    summary: 'Keep an uploaded vignet in the department’s archive',
    params: z.object({ param: identifier }),
    response: answering(uploadedVignet, 401, 403, 404),
  };
  app.post('/api/asset/:param', { schema: put }, async (request) => {
    const user = userOf(request.caller);
    const found = await findUpload(database, request.params.param);
    if (found?.kind !== 'vignet' || found.stone_id === null) throw new Refusal('notFound');
    // Not for a mason, who only reads it.
    allowAt(request.caller, 'updateStone', await findStone(database, found.stone_id), 'notFound');
    await archiveUpload(database, found.id, user.businessId);
    request.touched = [{ subject: 'stone', subjectId: found.stone_id, action: 'copied' }];
    return asVignet(found);
  });

  const list = {
    summary: 'The department’s archive of vignettes',
    response: answering(listOf(uploadedVignet), 401, 403),
  };
  app.get('/api/assets', { schema: list }, async (request) => {
    const found = await archivedUploads(database, userOf(request.caller).businessId);
    return { results: found.map(asVignet) };
  });
}
