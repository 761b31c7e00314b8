import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** Where the stores that earlier versions wrote are kept, a folder each. */
export const KEPT = join(import.meta.dirname, 'kept');

/** What a kept store's folder holds. */
export const FILES = {
  /** The store as that version's `npm run backup` wrote it. */
  backup: 'store.backup',
  /** `keptStore` below, gzipped. */
  answers: 'answers.json.gz',
  /** DATA_DIR as that version left it, a tar packed by Brotli; of one version only, since it is large. */
  folder: 'data-folder.tar.br',
} as const;

/** How a user of a kept store logs in. */
const login = z.object({
  username: z.string(),
  password: z.string(),
  /** Of the app for codes, where the login asks for one. */
  secret: z.string().optional(),
});
export type Login = z.infer<typeof login>;

/** Who asks: nobody in particular, somebody with a link's token or with the login of a user. */
const asker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nobody') }),
  z.object({ kind: z.literal('visitor') }),
  z.object({ kind: z.literal('link'), token: z.string() }),
  z.object({ kind: z.literal('user'), username: z.string() }),
]);
export type Asker = z.infer<typeof asker>;

/** A call that only reads. */
export const reading = z.object({
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  by: asker,
  /** Accept-Language. */
  language: z.string(),
  body: z.unknown().optional(),
});
export type Reading = z.infer<typeof reading>;

/** An answer: text as it is, of anything else its size and SHA-256. */
export const keptAnswer = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.union([z.string(), z.object({ bytes: z.number(), sha256: z.string() })]),
});
export type KeptAnswer = z.infer<typeof keptAnswer>;

/** A command and what it printed. */
const printed = z.object({ words: z.array(z.string()), said: z.string() });

/** A file that was exported: its arguments without the design's name, and what came of it. */
const exported = z.object({
  design: z.number(),
  output: z.string(),
  options: z.array(z.string()),
  sha256: z.string(),
});
export type Exported = z.infer<typeof exported>;

/** What the later steps of a test need to know by name. */
const named = z.object({
  /** A family's draft, which is saved, copied and sent. */
  draft: z.object({ id: z.number(), token: z.string() }),
  /** A business's draft, and its case. */
  ofCase: z.object({ id: z.number(), caseId: z.number() }),
  /** A creation that was made under a key, and its answer. */
  keyed: z.object({ key: z.string(), body: z.unknown(), answer: z.string() }),
  /** The token of the letter that asks for an order; null where that version asked nobody. */
  question: z.string().nullable(),
});
export type Named = z.infer<typeof named>;

/** Everything that an earlier version said about the store it wrote. */
export const keptStore = z.object({
  commit: z.string(),
  /** ISO 8601. */
  writtenAt: z.string(),
  logins: z.array(login),
  named,
  readings: z.array(z.object({ reading, answer: keptAnswer })),
  /** The calls that its OpenAPI document names, as `GET /api/stone/{id}`. */
  calls: z.array(z.string()),
  printed: z.array(printed),
  designs: z.array(z.record(z.string(), z.unknown())),
  exported: z.array(exported),
});
export type KeptStore = z.infer<typeof keptStore>;

/** Reads what a version said of its store. */
export async function readKept(name: string): Promise<KeptStore> {
  const packed = await readFile(join(KEPT, name, FILES.answers));
  return keptStore.parse(JSON.parse(gunzipSync(packed).toString()));
}
