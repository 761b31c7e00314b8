import { fromCallback, fromPromise } from 'xstate';
import type { ExportedFile, ExportRequest } from '../../../workers/exporter/contract';
import { exportFile } from '../../renderer/exporter';
import type { StoneVignet } from '../../stone/stone';
import type { ExportEvent } from './context';

/** Makes the file and tells how it goes; stopping it ends the work at once. */
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

/** How long an address made for a download stays good, in ms: the browser reads the file in its own time. */
const GOOD_FOR = 60_000;

/** Hands a file to the browser to be kept. */
export function keepFile({ name, blob }: ExportedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), GOOD_FOR);
}

/** The ending that a picture's type is kept under. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/** Fetches one upload from where the app itself came from; undefined where it is gone or lies elsewhere. */
async function fetchUpload({ id, url }: StoneVignet, signal: AbortSignal): Promise<ExportedFile | undefined> {
  const { origin, href } = new URL(url, window.location.origin);
  if (origin !== window.location.origin) return undefined;
  const answer = await fetch(href, { signal });
  if (!answer.ok) return undefined;
  const blob = await answer.blob();
  return { name: `vignet-${id}.${ENDINGS[blob.type] ?? 'bin'}`, blob };
}

/** Hands the vignettes that were uploaded for a stone to the browser; one that is gone is no reason to fail. */
export const keepUploads = fromPromise<void, readonly StoneVignet[]>(async ({ input, signal }) => {
  const files = await Promise.allSettled(input.map((upload) => fetchUpload(upload, signal)));
  if (signal.aborted) return;
  for (const file of files) if (file.status === 'fulfilled' && file.value) keepFile(file.value);
});
