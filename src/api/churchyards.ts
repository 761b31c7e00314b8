import { type Churchyard, churchyard } from '../stone/catalogue/churchyard';
import { listOf } from '../stone/wire/list';
import { call } from './http';

const churchyards = listOf(churchyard);

/** The churchyards a stone may be meant for, in the order the provider lists them. */
export async function fetchChurchyards(signal?: AbortSignal): Promise<readonly Churchyard[]> {
  return (await call('/api/churchyards', { answer: churchyards, ...(signal && { signal }) })).results;
}
