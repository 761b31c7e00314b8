import { type Account, account } from '../stone/wire/account';
import { call } from './http';

/** What is known about the user who is logged in. */
export function fetchAccount(signal: AbortSignal): Promise<Account> {
  return call('/api/account', { answer: account, signal });
}
