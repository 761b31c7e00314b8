import { fromCallback, fromPromise } from 'xstate';
import type { ExportedFile, ExportRequest } from '../../../workers/exporter/contract';
import { exportFile } from '../../renderer/exporter';
import type { StoneVignet } from '../../stone/stone';
import type { ExportEvent } from './context';
import { keepFile } from './keepFile';

/** Makes the file and reports progress; stopping it ends the work at once. */
export const drawFile = fromCallback<ExportEvent, ExportRequest, ExportEvent>(({ input, sendBack }) => {
  const work = new AbortController();
  exportFile(input, (part) => sendBack({ type: 'progressed', part }), work.signal).then(
    (file) => sendBack({ type: 'drawn', file }),
    (error: unknown) => {
      if (work.signal.aborted) return;
      console.error('the file could not be made', error);
      sendBack({ type: 'drawing.failed', error });
    },
  );
  return () => work.abort();
});

/** The extension of a picture's type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/** Fetches one upload from the app's own origin; undefined where it is gone or elsewhere. */
async function fetchUpload({ id, url }: StoneVignet, signal: AbortSignal): Promise<ExportedFile | undefined> {
  const { origin, href } = new URL(url, window.location.origin);
  if (origin !== window.location.origin) return undefined;
  const answer = await fetch(href, { signal });
  if (!answer.ok) return undefined;
  const blob = await answer.blob();
  return { name: `vignet-${id}.${ENDINGS[blob.type] ?? 'bin'}`, blob };
}

/** Downloads the vignettes that were uploaded for a stone; a missing one is not a failure. */
export const keepUploads = fromPromise<void, readonly StoneVignet[]>(async ({ input, signal }) => {
  const files = await Promise.allSettled(input.map((upload) => fetchUpload(upload, signal)));
  if (signal.aborted) return;
  for (const file of files) if (file.status === 'fulfilled' && file.value) keepFile(file.value);
});
