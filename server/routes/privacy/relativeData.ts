import { tokenPath } from '../../../src/stone/wire/paths';
import { relativeData, relativeErasure } from '../../../src/stone/wire/relativeData';
import { Refusal } from '../../domain/refusal';
import { localeOf } from '../../http/acceptedLocale';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { redactOne } from '../../jobs/privacy/erase';
import type { Services } from '../../services';
import { samePerson } from '../../store/approvals/keptOfRelative';
import { byLink } from '../approval/relative';
import { gatherRelative } from './gatherRelative';

/**
 * GET and DELETE /api/approve/{token}/data: everything that is kept of a relative who is asked to approve a stone, and its
 * erasure, by their own link as long as that is good. What they answered and wrote stays with the stone, without their name.
 */
export function dataOfRelative(app: App, { database, fileStores, letters, post }: Services): void {
  const reading = {
    summary: 'Everything that is kept of a relative',
    params: tokenPath,
    response: answering(relativeData, 401, 403, 404, 410),
  };
  app.get('/api/approve/:token/data', { schema: reading }, async (request) => {
    const { link } = await byLink(database, request, request.params.token, 'read');
    const locale = localeOf(request.headers['accept-language']);
    const gathered = await gatherRelative(database, link.approver_id, locale);
    if (!gathered) throw new Refusal('approvalNotFound');
    return gathered;
  });

  const erasing = {
    summary: 'Erase name, address and letters of a relative',
    params: tokenPath,
    response: answering(relativeErasure, 401, 403, 404, 410),
  };
  app.delete('/api/approve/:token/data', { schema: erasing }, async (request) => {
    const { link } = await byLink(database, request, request.params.token, 'changed');
    const relatives = await samePerson(database, link.approver_id);
    // The link's own comes last: where something stops in between, it is good for another try.
    const inOrder = relatives.toSorted(
      (one, other) => Number(one.id === link.approver_id) - Number(other.id === link.approver_id),
    );
    for (const each of inOrder) await redactOne({ database, fileStores, letters, log: request.log }, each);
    post.waiting();
    return { outcome: 'erased' as const };
  });
}
