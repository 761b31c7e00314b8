import { execFileSync, spawnSync } from 'node:child_process';
import { z } from 'zod';
import { ask } from './popplerPages';

const quietly = { stdio: 'ignore' } as const;

/** qpdf is the tests' second opinion on a PDF's objects; Debian's package is installed where it is missing. */
if (spawnSync('qpdf', ['--version']).status !== 0) {
  execFileSync('apt-get', ['update'], quietly);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'qpdf'], quietly);
}

/** What qpdf says of a PDF. */
export const askQpdf = (pdf: Uint8Array, ...options: readonly string[]) => ask('qpdf', pdf, options);

/** A value of a file as qpdf writes it: names begin with "/", texts with "u:" or "b:", references end with " R". */
type Value = z.infer<ReturnType<typeof z.json>>;
export type Dictionary = Readonly<Record<string, Value | undefined>>;

const dictionary = z.record(z.string(), z.json());
const object = z.union([z.object({ stream: z.object({ dict: dictionary }) }), z.object({ value: z.json() })]);
const written = z.object({ qpdf: z.tuple([z.json(), z.record(z.string(), object)]) });

const asDictionary = (value: Value | undefined): Dictionary => dictionary.catch({}).parse(value ?? {});

/** qpdf hands numbers on as they stand in the file, where "1." is a number and in JSON it is none. */
const asJson = (said: string) => said.replace(/^(.*[\s:]-?\d+)\.(,?)$/gm, '$1.0$2');

/** All objects of a PDF as qpdf reads them. */
export function objectsOf(pdf: Uint8Array) {
  const said = asJson(askQpdf(pdf, '--json=2', '--json-stream-data=none'));
  const objects = written.parse(JSON.parse(said)).qpdf[1];
  const dictionaryOf = (name: string): Dictionary => {
    const found = objects[name];
    if (!found) return {};
    return 'stream' in found ? found.stream.dict : asDictionary(found.value);
  };
  /** What a reference leads to; any other value as it is. */
  const followed = (value: Value | undefined): Dictionary =>
    typeof value === 'string' && value.endsWith(' R') ? dictionaryOf(`obj:${value}`) : asDictionary(value);
  const trailer = dictionaryOf('trailer');
  return { all: Object.keys(objects).map(dictionaryOf), trailer, root: followed(trailer['/Root']), followed };
}
