import { basename } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** Where a server of these tests stores, and how that is thrown away. */
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
 * The PostgreSQL database that belongs to a data folder, made where it is missing.
 *
 * @returns undefined where the tests run on the embedded database, which lies in the folder itself.
 */
export async function ownDatabase(dataDir: string): Promise<OwnDatabase | undefined> {
  const cluster = inject('postgres');
  if (!cluster) return undefined;
  const name = basename(dataDir);
  await administer(cluster, `create database "${name}"`).catch((error: { code?: string }) => {
    // It is there already: a restart.
    if (error.code !== '42P04') throw error;
  });
  return {
    url: `${cluster}/${name}`,
    drop: () => administer(cluster, `drop database "${name}" with (force)`),
  };
}
