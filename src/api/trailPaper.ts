import { ownToken } from './identity';
import type { StoneAddress } from './stones';

/**
 * The PDF of an approval's trail: who did what, when, and by which link.
 *
 * @throws Error where the server does not give it.
 */
export async function fetchTrailPaper({ id, token }: StoneAddress): Promise<Blob> {
  const answer = await fetch(`/api/stone/${id}/approval/trail.pdf`, {
    headers: {
      AuthCookie: token ?? ownToken(),
      'Accept-Language': document.documentElement.lang || 'da',
    },
  });
  if (!answer.ok) throw new Error(`the trail was not given: ${answer.status}`);
  return answer.blob();
}
