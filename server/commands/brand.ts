import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Brand, brand } from '../../src/stone/wire/brand';
import { unreadableColours } from '../domain/brandColours';
import { Refusal as UploadRefusal } from '../domain/refusal';
import { brandLogo } from '../pictures/brandLogo';
import { dropBrand, keepBrand, readBrand } from '../store/brand';
import type { Database } from '../store/database';
import { systemCode } from '../system/systemCode';
import { Refusal } from './refusal';
import { runCommand } from './withStore';

const USAGE = `Usage:
  npm run brand -- import <folder>   takes the folder's brand.json, and its logo.svg or logo.png, in the place of what is there
  npm run brand -- show              what was imported
  npm run brand -- drop              shows the product as its own again
brand.json holds any of: name, phone, address (in lines), answerDays (working days within which families are answered), colours {"day": "#rrggbb", "night": "#rrggbb"}, and
imprint and privacy, each {"da": …, "de": …, "no": …}.`;

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** A file of the folder; undefined where there is none of that name. */
async function fileIn(folder: string, name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder, name));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new Refusal(`${join(folder, name)} cannot be read (${systemCode(error) ?? String(error)})`);
  }
}

/** What brand.json of a folder says. */
async function writtenBrand(folder: string): Promise<Brand> {
  const bytes = await fileIn(folder, 'brand.json');
  if (!bytes) throw new Refusal(`There is no brand.json in ${folder}.`);
  let written: unknown;
  try {
    written = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(`brand.json in ${folder} is not JSON.`);
  }
  const read = brand.omit({ logo: true }).safeParse(written);
  if (read.success) return read.data;
  const faults = read.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'brand.json'}: ${message}`,
  );
  throw new Refusal(faults.join('\n'));
}

/** The folder's logo as a data URL; undefined where it has none. */
async function logoIn(folder: string): Promise<string | undefined> {
  for (const name of ['logo.svg', 'logo.png']) {
    const bytes = await fileIn(folder, name);
    if (!bytes) continue;
    try {
      return await brandLogo(bytes);
    } catch (error) {
      if (error instanceof UploadRefusal) throw new Refusal(`${name} is not a picture that can be taken.`);
      throw error;
    }
  }
  return undefined;
}

async function importFrom(database: Database, folder: string): Promise<void> {
  const written = await writtenBrand(folder);
  const unreadable = unreadableColours(written);
  if (unreadable.length > 0) throw new Refusal(unreadable.join('\n'));
  const logo = await logoIn(folder);
  await keepBrand(database, { ...written, ...(logo !== undefined && { logo }) });
  tell(`Imported from ${folder}`);
}

const [name, folder] = process.argv.slice(2);
await runCommand(async ({ database }) => {
  if (name === 'import' && folder) return importFrom(database, folder);
  if (name === 'drop') return dropBrand(database);
  if (name !== 'show') throw new Refusal(USAGE);
  const { logo, ...rest } = await readBrand(database);
  tell(
    JSON.stringify({ ...rest, ...(logo !== undefined && { logo: `${logo.length} characters` }) }, null, 2),
  );
});
