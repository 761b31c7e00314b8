import { type Provider, provider } from '../stone/wire/provider';
import { call } from './http';

/** Who runs the service. */
export function fetchProvider(signal: AbortSignal): Promise<Provider> {
  return call('/api/provider', { answer: provider, signal });
}
