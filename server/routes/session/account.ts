import { account } from '../../../src/stone/wire/account';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowUser } from '../../http/guardProject';
import type { Services } from '../../services';
import { accountOf } from '../../store/users';

/** GET /api/account: the data of the logged-in user. */
export function accounts(app: App, { database }: Services): void {
  const schema = { summary: 'What is known of the user', response: answering(account, 401, 403) };
  app.get('/api/account', { schema }, async (request) => {
    const found = await accountOf(database, allowUser(request.caller).id);
    // Deleted since the login was checked.
    if (!found) throw new Refusal('sessionExpired');
    return found;
  });
}
