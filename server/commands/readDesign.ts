import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { identifier } from '../../src/stone/numbers';
import { type Design, design } from '../../src/stone/stone';

/** Why a design file cannot be read, for the command line to say in the user's language. */
export class UnreadableDesign extends Error {
  override name = 'UnreadableDesign';
  constructor(
    readonly reason: 'file' | 'json' | 'design',
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

/** A design from a file; the body of `GET /api/stone/{id}` also says which stone it is. */
export interface StoneInFile {
  readonly design: Design;
  readonly id: number | undefined;
}

const savedAs = z.object({ id: identifier });

/**
 * What a JSON file holds.
 *
 * @throws UnreadableDesign for a file that is not there, or is no JSON.
 */
export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableDesign('file', error.code ?? error.message);
  });
  try {
    // Windows programs write a byte order mark first, which JSON does not allow (RFC 8259 section 8.1).
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new UnreadableDesign('json', error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads a design file: the body of `GET /api/stone/{id}` or of `POST /api/stone/`.
 *
 * @throws UnreadableDesign for a file that is not there, is no JSON, or holds no design.
 */
export async function readDesign(file: string): Promise<StoneInFile> {
  const json = await readJsonFile(file);
  // An object without any field of a design is some other file, not an empty stone.
  if (typeof json !== 'object' || json === null || !('Parms' in json))
    throw new UnreadableDesign('design', 'Parms');
  const read = design.safeParse(json);
  if (read.success) return { design: read.data, id: savedAs.safeParse(json).data?.id };
  throw new UnreadableDesign('design', read.error.issues[0]?.path.join('.') || '–');
}
