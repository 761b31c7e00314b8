import { stone } from '../../../src/stone/stone';
import { numberedPath } from '../../../src/stone/wire/paths';
import { updateStoneRequest } from '../../../src/stone/wire/stoneRequest';
import { readsOnly, refusalAt } from '../../domain/permissions';
import { Refusal } from '../../domain/refusal';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { callerKey } from '../../http/callerKey';
import { allowAt } from '../../http/guard';
import { readerOfWrite } from '../../http/readerOf';
import { stoneBytes, stoneText } from '../../http/stoneText';
import { dropPreview, keepPreview } from '../../pictures/keepPreview';
import { previewPicture } from '../../pictures/previewPicture';
import type { Services } from '../../services';
import { writeDecided } from '../../store/decidedStones';
import { findStoneTogether } from '../../store/stonesTogether';
import type { StoredStone } from '../../store/storedStone';

/**
 * PUT /api/stone/{id}: writes a design over the version it builds on. A stale write changes nothing and is answered
 * with the current stone, for the user to choose (docs/decisions.md section 7).
 */
export function updateStone(app: App, services: Services): void {
  const { database, previews, checks } = services;
  const schema = {
    summary: 'Update a stone',
    params: numberedPath,
    body: updateStoneRequest,
    response: answering(stone, 400, 401, 403, 404, 409, 413, 415),
  };
  app.put('/api/stone/:id', { schema }, async (request, reply) => {
    const { id } = request.params;
    const found = await findStoneTogether(database, id);
    if (found && refusalAt(request.caller, 'updateStone', found) === 'takenOver')
      throw new Refusal('takenOver', {
        current: stoneText(found, 'forReading', readerOfWrite(request, checks, found)),
      });
    const before = allowAt(request.caller, 'updateStone', found);
    const { stoneImage, version, ...design } = request.body;
    const keeping = { ...services, caller: callerKey(request), log: request.log };
    const preview = await keepPreview(keeping, previewPicture(stoneImage));
    const mayChooseCase = request.caller.kind === 'user';
    const mayWrite = (stone: StoredStone) => refusalAt(request.caller, 'updateStone', stone) === undefined;
    const change = { design, version: version ?? undefined, preview, mayChooseCase, mayWrite };
    const written = await writeDecided(database, before, change);

    const refused = written.outcome !== 'written';
    if (refused || preview !== null)
      await dropPreview(previews, refused ? preview : before.preview, request.log);
    // Its links may have been renewed meanwhile: the caller's is invalid then, and the new one is not revealed.
    if (written.outcome === 'gone' || refusalAt(request.caller, 'readStone', written.stone))
      throw new Refusal('stoneNotFound');
    // A business may have taken it over since the permission was checked.
    const shown = readsOnly(request.caller, written.stone) ? 'forReading' : 'whole';
    const reader = readerOfWrite(request, checks, written.stone);
    if (written.outcome !== 'written')
      throw new Refusal(written.outcome, { current: stoneText(written.stone, shown, reader) });
    return jsonText(reply, stoneBytes(written.stone, shown, reader));
  });
}
