import { listOf } from '../stone/wire/list';
import { type UploadedVignet, uploadedVignet } from '../stone/wire/upload';
import { call } from './http';
import { keptList } from './keptList';

const uploadedVignets = listOf(uploadedVignet);

/** The vignettes in the archive of the user's department, the newest first. */
export async function fetchArchivedVignets(signal?: AbortSignal): Promise<readonly UploadedVignet[]> {
  return (await call('/api/assets', { answer: uploadedVignets, ...(signal && { signal }) })).results;
}

/** More ornaments than one family uploads. */
const here = keptList('gravestone.vignets', uploadedVignet, 30);

/** The vignettes that were uploaded in this browser by a visitor, the newest first. */
export const uploadedHere = here.read;

/** Remembers a vignet that was uploaded, as the newest of all. */
export function rememberUploaded(vignet: UploadedVignet): void {
  here.write([vignet, ...uploadedHere().filter(({ id }) => id !== vignet.id)]);
}
