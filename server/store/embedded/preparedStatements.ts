import { type PGlite, parse, protocol, type Results, types } from '@electric-sql/pglite';
import type { Value } from '../database';
import { wholeNumber } from '../wholeNumber';

const { serialize, messages } = protocol;
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** How column types are parsed, the same with every driver: PGlite's defaults differ from those of `pg`. */
const READINGS = {
  [types.INT8]: wholeNumber,
  [types.BYTEA]: (written: string) => Buffer.from(written.slice(2), 'hex'),
  [types.JSON]: (written: string) => written,
  [types.JSONB]: (written: string) => written,
};

/** The most prepared statements; the program has a few hundred, each with a constant text. */
const MOST_KEPT = 500;

/**
 * After so many statements all are planned again. A plan made for a small table keeps scanning all of it however large
 * it grows, since its rows are counted only by the housekeeping.
 */
const PLANS_LAST = 1000;

/** A prepared statement. */
interface Prepared {
  readonly name: string;
  /** The types of its parameters, by PostgreSQL's numbers. */
  readonly valueTypes: readonly number[];
  /** The description of its rows; empty where it has none. */
  readonly described: readonly Message[];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/**
 * Statements that PGlite's PostgreSQL parses and plans once instead of each time (PostgreSQL, "Extended Query"): that
 * is most of a small statement's cost. Each runs as one exchange of bind, execute and sync. Callers ensure that only
 * one runs at a time.
 */
export class PreparedStatements {
  private readonly kept = new Map<string, Prepared>();
  private made = 0;
  private ran = 0;
  private readonly readings: PGlite['parsers'];

  constructor(private readonly postgres: PGlite) {
    this.readings = { ...postgres.parsers, ...READINGS };
  }

  /** Runs one statement. @throws DatabaseError as PostgreSQL says. */
  async query(sql: string, values: readonly Value[]): Promise<Results<unknown>> {
    this.ran += 1;
    if (this.ran % PLANS_LAST === 0) await this.postgres.exec('discard plans');
    const { name, valueTypes, described } = this.kept.get(sql) ?? (await this.prepare(sql));
    const written = values.map((value, index) => this.written(value, valueTypes[index]));
    const answered = await this.converse([
      serialize.bind({ statement: name, values: written }),
      serialize.execute(),
    ]);
    const [results] = parse.parseResults([...described, ...answered], this.readings);
    if (!results) throw new Error('PostgreSQL answered nothing');
    return results;
  }

  /** Runs a script. Prepared statements may refer to changed tables afterwards, and are dropped. */
  async script(sql: string): Promise<void> {
    await this.postgres.exec(sql);
    if (this.kept.size === 0) return;
    this.kept.clear();
    await this.postgres.exec('deallocate all');
  }

  private async prepare(sql: string): Promise<Prepared> {
    const [oldest] = this.kept;
    if (oldest && this.kept.size >= MOST_KEPT) {
      this.kept.delete(oldest[0]);
      await this.converse([serialize.close({ type: 'S', name: oldest[1].name })]);
    }
    this.made += 1;
    const name = `s${this.made}`;
    const answered = await this.converse([
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    ]);
    const types = answered.find((message) => message instanceof messages.ParameterDescriptionMessage);
    const described = answered.filter((message) => message instanceof messages.RowDescriptionMessage);
    const prepared = { name, valueTypes: types?.dataTypeIDs ?? [], described };
    this.kept.set(sql, prepared);
    return prepared;
  }

  /** A value in PostgreSQL's format of a type. */
  private written(value: Value, type: number | undefined): string | Uint8Array | null {
    if (value === null) return null;
    // Their binary form is the text itself, which avoids PGlite's conversion, one character at a time.
    if (typeof value === 'string' && (type === types.TEXT || type === types.JSON)) return Buffer.from(value);
    const write = type === undefined ? undefined : this.postgres.serializers[type];
    return write ? write(value) : String(value);
  }

  /** Sends all parts at once; an error in one skips the rest up to the sync (PostgreSQL, "Extended Query"). */
  private async converse(parts: readonly Uint8Array[]): Promise<Message[]> {
    const answered = await this.postgres.execProtocolStream(joined([...parts, serialize.sync()]), {
      throwOnError: false,
    });
    const error = answered.find((message) => message instanceof messages.DatabaseError);
    if (error) throw error;
    return answered;
  }
}
