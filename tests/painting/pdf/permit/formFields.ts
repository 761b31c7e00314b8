import { execFileSync, spawnSync } from 'node:child_process';
import { z } from 'zod';
import { ask } from '../popplerPages';

const quietly = { stdio: 'ignore' } as const;

/** qpdf is the tests' second opinion on forms; Debian's package is installed where it is missing. */
if (spawnSync('qpdf', ['--version']).status !== 0) {
  execFileSync('apt-get', ['update'], quietly);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'qpdf'], quietly);
}

const read = z.object({
  acroform: z.object({
    fields: z.array(
      z.object({
        fullname: z.string(),
        alternativename: z.string(),
        fieldtype: z.string(),
        fieldflags: z.number(),
        ischeckbox: z.boolean(),
        pageposfrom1: z.number(),
        value: z.string(),
        annotation: z.object({ appearancestate: z.string() }),
      }),
    ),
  }),
});

/** The fields of a form as qpdf reads them. */
export function fieldsOf(pdf: Uint8Array) {
  const said = ask('qpdf', pdf, ['--json', '--json-key=acroform']);
  // qpdf marks strings of letters with "u:".
  return read
    .parse(JSON.parse(said))
    .acroform.fields.map((field) => ({ ...field, value: field.value.replace(/^u:/, '') }));
}
