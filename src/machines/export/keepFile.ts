import type { ExportedFile } from '../../../workers/exporter/contract';

/** How long a download's object URL stays valid, in ms: the browser reads the file in its own time. */
const GOOD_FOR = 60_000;

/** Starts the download of a file. */
export function keepFile({ name, blob }: ExportedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), GOOD_FOR);
}
