import type { MasonSettings } from '../painting/files/masonSettings';
import { type MasonsSettings, masonsSettings } from '../painting/files/masonsSettings';
import { call } from './http';

/** How the files of the user's mason are made, or of the one whose letter has this link. */
export function fetchMasonSettings(token: string | undefined, signal: AbortSignal): Promise<MasonsSettings> {
  return call('/api/mason/settings', { answer: masonsSettings, as: token, signal });
}

/**
 * Keeps them for everybody who works for that mason.
 *
 * @param version which they were changed from.
 * @throws Refused with 409 where a colleague has changed them since.
 */
export function saveMasonSettings(
  version: number,
  settings: MasonSettings,
  signal: AbortSignal,
): Promise<MasonsSettings> {
  return call('/api/mason/settings', {
    method: 'PUT',
    answer: masonsSettings,
    body: { version, settings },
    signal,
  });
}
