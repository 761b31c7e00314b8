import { parse } from 'opentype.js/dist/opentype.mjs';
import { fileBytes } from './fileBytes';

/**
 * What a font file says of its rights (`name` table, id 0), in English.
 *
 * @throws where the file says nothing about them.
 */
export async function copyrightOf(file: string): Promise<string> {
  const { windows, macintosh, unicode } = parse(await fileBytes(file)).names;
  const copyright = (windows ?? macintosh ?? unicode)?.copyright?.en;
  if (!copyright) throw new Error(`${file} does not say whose it is`);
  return copyright.trim();
}
