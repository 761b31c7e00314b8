import { writeFile } from 'node:fs/promises';

/** Writes a catalogue file beside this one, one entry per line, so that changing one entry changes one line. */
export async function writeCatalogue(file: string, entries: readonly unknown[]): Promise<void> {
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`);
  await writeFile(new URL(file, import.meta.url), `[\n${lines.join(',\n')}\n]\n`);
}
