import { basename } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** The database of a test's server, and how to delete it. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function administer(cluster: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${cluster}/postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * The PostgreSQL database of a data folder, created where missing.
 *
 * @param cluster the address of its PostgreSQL; that of all tests where left out.
 * @returns undefined where the tests use the embedded database, which is in the folder itself.
 */
export async function ownDatabase(
  dataDir: string,
  cluster = inject('postgres'),
): Promise<OwnDatabase | undefined> {
  if (!cluster) return undefined;
  const name = basename(dataDir);
  await administer(cluster, `create database "${name}"`).catch((error: { code?: string }) => {
    // It exists already: a restart.
    if (error.code !== '42P04') throw error;
  });
  return {
    url: `${cluster}/${name}`,
    drop: () => administer(cluster, `drop database "${name}" with (force)`),
  };
}
