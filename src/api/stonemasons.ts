import { type Stonemason, stonemason } from '../stone/catalogue/stonemason';
import { listOf } from '../stone/wire/list';
import { call } from './http';

const stonemasons = listOf(stonemason);

/** The stonemasons a stone can be sent to, in the order the provider lists them. */
export async function fetchStonemasons(signal?: AbortSignal): Promise<readonly Stonemason[]> {
  return (await call('/api/stonemasons', { answer: stonemasons, ...(signal && { signal }) })).results;
}
