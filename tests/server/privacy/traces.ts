import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { S3Server } from '../s3Server';
import type { TestServer } from '../startServer';

const table = z.object({ name: z.string() });
const text = z.object({ all: z.string().nullable() });

/** Every file below a folder, with its bytes; without the embedded database's own. */
async function filesBelow(folder: string): Promise<[string, Buffer][]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter(
    (each) => each.isFile() && !join(each.parentPath, each.name).includes('/database/'),
  );
  return Promise.all(
    files.map(async (each): Promise<[string, Buffer]> => {
      const path = join(each.parentPath, each.name);
      return [path, await readFile(path)];
    }),
  );
}

/**
 * Where some words stand, byte for byte: in any row of any table, in any file of the data folder (letters and their
 * attachments too, as written and in base64), in the S3 storage and in the log.
 */
export async function tracesOf(
  server: TestServer,
  words: readonly string[],
  s3?: S3Server,
): Promise<string[]> {
  const { database } = server.store;
  await server.accesses.write();
  const tables = await database.rows(
    table,
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const places: [string, string][] = [['log', server.lines.join('\n')]];
  for (const { name } of tables) {
    const [found] = await database.rows(
      text,
      `select string_agg(row_to_json(each)::text, chr(10)) as all from ${name} as each`,
    );
    places.push([`table ${name}`, found?.all ?? '']);
  }
  for (const [path, bytes] of await filesBelow(server.dataDir))
    places.push([path, `${path} ${bytes.toString('latin1')}`]);
  for (const [name, { bytes }] of s3?.objects ?? [])
    places.push([`s3 ${name}`, `${name} ${bytes.toString('latin1')}`]);
  const spelled = (word: string) => {
    const utf8 = Buffer.from(word, 'utf8').toString('latin1');
    // Any of three places within its groups of three bytes (RFC 4648 section 4), without the letters that neighbours share.
    const inBase64 = [0, 1, 2].map((before) =>
      Buffer.concat([Buffer.alloc(before), Buffer.from(word)])
        .toString('base64')
        .slice(Math.ceil((before * 4) / 3), -4),
    );
    return [word, utf8, ...inBase64.filter((each) => each.length >= 8)];
  };
  return places.flatMap(([place, held]) =>
    // Letters break their lines within base64 and quoted-printable.
    words
      .filter((word) =>
        spelled(word).some((each) => [held, unfolded(held)].some((all) => all.includes(each))),
      )
      .map((word) => `${place}: ${word}`),
  );
}

const unfolded = (held: string) => held.replaceAll('=\r\n', '').replaceAll('\r\n', '');
