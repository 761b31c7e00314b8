import { z } from 'zod';
import { askQpdf } from '../qpdf';

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
  const said = askQpdf(pdf, '--json', '--json-key=acroform');
  // qpdf marks strings of letters with "u:".
  return read
    .parse(JSON.parse(said))
    .acroform.fields.map((field) => ({ ...field, value: field.value.replace(/^u:/, '') }));
}
