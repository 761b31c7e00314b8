import { z } from 'zod';
import type { Queries } from '../store/database';

/** A table as a backup reads it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Columns that the database numbers itself. */
  readonly counted: readonly string[];
}

const columnRow = z.object({ table: z.string(), column: z.string(), type: z.string(), counted: z.boolean() });
const linkRow = z.object({ child: z.string(), parent: z.string() });

/** The record of applied migrations; a restored database writes it itself. */
const OWN_RECORD = 'migrations';

/** Tables about this installation and not about its data; elsewhere they would be wrong. */
const OF_THE_PLACE: ReadonlySet<string> = new Set([OWN_RECORD, 'picture_folder']);

/** Tables in an order in which each comes after those that it refers to. */
function inOrder(tables: readonly Table[], links: readonly { child: string; parent: string }[]): Table[] {
  const ordered: Table[] = [];
  const visit = (each: Table, under: readonly string[]) => {
    if (ordered.includes(each)) return;
    if (under.includes(each.name))
      throw new Error(`tables refer to each other in a ring: ${under.join(', ')}`);
    const parents = links.filter(({ child, parent }) => child === each.name && parent !== each.name);
    for (const { parent } of parents) {
      const found = tables.find(({ name }) => name === parent);
      if (found) visit(found, [...under, each.name]);
    }
    ordered.push(each);
  };
  for (const each of tables) visit(each, []);
  return ordered;
}

/**
 * The tables of the store with their columns, referenced ones first. Read from the database itself, so that no table of
 * a later migration can be forgotten.
 *
 * @param ours the names that migrations make; a provider may keep other tables beside them.
 */
export async function tablesOf(inside: Queries, ours: ReadonlySet<string>): Promise<Table[]> {
  const columns = await inside.rows(
    columnRow,
    `select relname as table, attname as column, format_type(atttypid, atttypmod) as type, attidentity <> '' as counted
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
     order by relname, attnum`,
  );
  const links = await inside.rows(
    linkRow,
    `select child.relname as child, parent.relname as parent from pg_constraint
     join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
     where contype = 'f' and connamespace = current_schema()::regnamespace
     order by child.relname, parent.relname`,
  );
  const names = [...new Set(columns.map(({ table }) => table))].filter(
    (name) => ours.has(name) && !OF_THE_PLACE.has(name),
  );
  const tables = names.map((name): Table => {
    const own = columns.filter(({ table }) => table === name);
    return {
      name,
      columns: own.map(({ column, type }) => ({ name: column, type })),
      counted: own.filter(({ counted }) => counted).map(({ column }) => column),
    };
  });
  return inOrder(tables, links);
}

/** The tables that migrations make, and the record of them. */
export function tablesMadeBy(migrations: readonly { readonly sql: string }[]): Set<string> {
  const made = migrations.flatMap(({ sql }) =>
    [...sql.matchAll(/^create table (?:if not exists )?(\w+)/gim)].map(([, name = '']) => name),
  );
  return new Set([...made, OWN_RECORD]);
}
