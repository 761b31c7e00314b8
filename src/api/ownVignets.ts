import { z } from 'zod';
import { listOf } from '../stone/wire/list';
import { type UploadedVignet, uploadedVignet } from '../stone/wire/upload';
import { call } from './http';

const uploadedVignets = listOf(uploadedVignet);

/** The vignettes in the archive of the user's department, the newest first. */
export async function fetchArchivedVignets(signal?: AbortSignal): Promise<readonly UploadedVignet[]> {
  return (await call('/api/assets', { answer: uploadedVignets, ...(signal && { signal }) })).results;
}

const KEY = 'gravestone.vignets';
/** More ornaments than one family draws; the oldest are forgotten. */
const MOST = 30;

/** The vignettes that were uploaded in this browser by a visitor, the newest first; what cannot be read is passed over. */
export function uploadedHere(): readonly UploadedVignet[] {
  try {
    const kept = z.array(z.unknown()).safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    const read = (kept.data ?? []).map((each) => uploadedVignet.safeParse(each).data);
    return read.filter((each) => each !== undefined).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Remembers a vignet that was uploaded, as the newest of all. */
export function rememberUploaded(vignet: UploadedVignet): void {
  const others = uploadedHere().filter(({ id }) => id !== vignet.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([vignet, ...others].slice(0, MOST)));
  } catch {
    // A private window may have no storage: the stone itself still holds the vignet.
  }
}
