import type { FastifyBaseLogger } from 'fastify';
import type { PreviewPicture } from './previewPicture';
import type { PreviewStore } from './previewStore';

/**
 * Keeps a stone's preview before the stone itself is written, so that a stored stone never names a picture that is
 * not there.
 *
 * A disk that refuses the picture does not refuse the design: the preview can be made again at any time, the design
 * cannot.
 *
 * @returns the picture's name; null where there is none.
 */
export async function keepPreview(
  previews: PreviewStore,
  picture: PreviewPicture | undefined,
  log: FastifyBaseLogger,
): Promise<string | null> {
  if (!picture) return null;
  try {
    return await previews.keep(picture);
  } catch (error) {
    log.error({ err: error }, 'a preview could not be kept');
    return null;
  }
}

/** Removes a preview that nothing names any more; one that stays behind is swept later. */
export async function dropPreview(
  previews: PreviewStore,
  name: string | null,
  log: FastifyBaseLogger,
): Promise<void> {
  if (name === null) return;
  await previews
    .remove(name)
    .catch((error: unknown) => log.warn({ err: error }, 'a preview could not be removed'));
}
