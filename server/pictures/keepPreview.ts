import type { FastifyBaseLogger } from 'fastify';
import { GivenUp, NoTurn, type ProcessPool } from '../processes/processPool';
import type { PreviewPicture } from './previewPicture';
import type { PreviewStore } from './previewStore';
import type { PreviewWork } from './work';

/** Where warnings go: the server's log, or a command's own. */
export type Warnings = Pick<FastifyBaseLogger, 'warn'>;

/** What is needed to keep a preview. */
export interface Keeping {
  readonly previews: PreviewStore;
  readonly previewWork: ProcessPool<PreviewWork>;
  /** The sender, for the fair queue. */
  readonly caller: string;
  readonly log: FastifyBaseLogger;
}

/**
 * A preview takes some 30 ms; one that takes so much more is not one. The turn is limited too: otherwise saves would
 * wait behind strangers', who may come from any number of networks.
 */
const LIMITS = { wallMs: 10_000, processorMs: 4_000, turnMs: 2_000 };

/**
 * Redraws and stores a stone's preview before the stone itself is written, so that a stored stone never names a missing
 * picture.
 *
 * A full disk does not refuse the design, and neither does a busy pool: the preview can be made again at any time, the
 * design cannot.
 *
 * @returns the picture's name; null where there is none.
 * @throws Refusal `notAPicture` where it cannot be decoded.
 */
export async function keepPreview(
  { previews, previewWork, caller, log }: Keeping,
  picture: PreviewPicture | undefined,
): Promise<string | null> {
  if (!picture) return null;
  const drawn = await previewWork
    .run('preview', () => picture, { caller, ...LIMITS })
    .catch((error: unknown) => {
      if (error instanceof GivenUp || error instanceof NoTurn) {
        log.warn({ err: error }, 'a preview was left out');
        return undefined;
      }
      throw error;
    });
  return drawn ? putPreview(previews, drawn, log) : null;
}

/** Stores a preview that was redrawn already. */
export async function putPreview(
  previews: PreviewStore,
  picture: PreviewPicture,
  log: FastifyBaseLogger,
): Promise<string | null> {
  try {
    return await previews.keep(picture);
  } catch (error) {
    log.error({ err: error }, 'a preview could not be kept');
    return null;
  }
}

/** Deletes a preview that is no longer used; one that stays behind is swept later. */
export async function dropPreview(
  previews: Pick<PreviewStore, 'remove'>,
  name: string | null,
  log: Warnings,
): Promise<void> {
  if (name === null) return;
  await previews
    .remove(name)
    .catch((error: unknown) => log.warn({ err: error }, 'a preview could not be removed'));
}
