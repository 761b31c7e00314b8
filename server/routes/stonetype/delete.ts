import { z } from 'zod';
import { identifier } from '../../../src/stone/numbers';
import { type Design, design } from '../../../src/stone/stone';
import { deletedStoneType } from '../../../src/stone/wire/upload';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import type { Services } from '../../services';
import { findStone, updateStone } from '../../store/stones';
import { deleteUpload, findUpload } from '../../store/uploads';

/** A design without an uploaded stone type; if it was on that one, it is on the standard stone now. */
function without(written: string, id: number): Design {
  const { StoneTypeId, StoneTypeVariantId, ...given } = design.parse(JSON.parse(written));
  const stands = StoneTypeId === id ? {} : { StoneTypeId, StoneTypeVariantId };
  const stoneStoneTypes = given.stoneStoneTypes.filter((each) => each.id !== id);
  return design.parse({ ...given, ...stands, stoneStoneTypes });
}

/**
 * DELETE /api/stonetype/{id}: removes an uploaded stone type from its stone, which the caller then reloads
 * (specification section 4). Stone types of the catalogue cannot be deleted here.
 */
export function deleteStoneType(app: App, { database }: Services): void {
  const schema = {
    summary: 'Delete an uploaded stone type from its stone',
    params: z.object({ id: identifier }),
    response: answering(deletedStoneType, 401, 403, 404, 409),
  };
  app.delete('/api/stonetype/:id', { schema }, async (request) => {
    const { id } = request.params;
    await database.transaction(async (inside) => {
      const found = await findUpload(inside, id);
      if (found?.kind !== 'stonetype' || found.stone_id === null) throw new Refusal('notFound');
      const stone = allowAt(
        request.caller,
        'updateStone',
        await findStone(inside, found.stone_id),
        'notFound',
      );
      const change = { design: without(stone.design, id), preview: null };
      const { outcome } = await updateStone(inside, stone, change);
      if (outcome === 'gone') throw new Refusal('stoneNotFound');
      if (outcome !== 'written') throw new Refusal(outcome);
      await deleteUpload(inside, id);
      request.touched = [{ subject: 'stone', subjectId: stone.id, action: 'changed' }];
    });
    return { id };
  });
}
