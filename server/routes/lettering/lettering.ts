import { keptLettering } from '../../../src/stone/wire/lettering';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowUser } from '../../http/guardProject';
import type { Services } from '../../services';
import { listPairs } from '../../store/keptPairs';
import { listStyles } from '../../store/keptStyles';

/** GET /api/lettering: the pairs and styles that the user's business keeps. */
export function lettering(app: App, { database }: Services): void {
  const schema = {
    summary: 'The spaced pairs and named styles that the user’s business keeps',
    response: answering(keptLettering, 401, 403),
  };
  app.get('/api/lettering', { schema }, async (request) => {
    const { businessId } = allowUser(request.caller);
    return {
      pairs: await listPairs(database, businessId),
      styles: await listStyles(database, businessId),
    };
  });
}
