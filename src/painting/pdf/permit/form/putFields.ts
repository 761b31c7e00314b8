import type { jsPDF } from 'jspdf';
import { writable } from '../../document';
import { PAPER_SIZES } from '../../paper';
import { unicode, writingOf } from '../../writing';
import { crossAppearance, sizeOf, textAppearance, typeSizeOf } from './appearance';
import { type FieldEncoding, fieldEncoding } from './encoding';
import type { CheckBox, Field, TextField } from './field';
import { FIELD_FONT, putFieldFont } from './fieldFont';

/** A field of several lines (ISO 32000-1, table 228: bit 13). */
const SEVERAL_LINES = 4096;

/** It is printed with its page (table 165: bit 3). */
const PRINTED = 4;

/** A field's place on its page of A4, in points from the lower left. */
function rectOf(pdf: jsPDF, { box }: Field): string {
  const unit = pdf.internal.scaleFactor;
  const high = PAPER_SIZES.a4.height;
  const points = [box.left, high - box.bottom, box.right, high - box.top].map((mm) => (mm * unit).toFixed(3));
  return `[${points.join(' ')}]`;
}

/** Writes an appearance. @returns the number of its object. */
function putAppearance(pdf: jsPDF, field: Field, content: string, resources: string): number {
  const writing = writingOf(pdf);
  const { width, height } = sizeOf(pdf, field);
  const id = writing.newObject();
  const box = `[0 0 ${width.toFixed(3)} ${height.toFixed(3)}]`;
  const pairs = { Type: '/XObject', Subtype: '/Form', FormType: 1, BBox: box, Resources: resources };
  const additionalKeyValues = Object.entries(pairs).map(([key, value]) => ({ key, value }));
  writing.putStream({ data: content, objectId: id, additionalKeyValues });
  writing.write('endobj');
  return id;
}

function textEntries(pdf: jsPDF, field: TextField, font: number, encoding: FieldEncoding): string[] {
  const resources = `<< /Font << /${FIELD_FONT} ${font} 0 R >> >>`;
  const shown = putAppearance(pdf, field, textAppearance(pdf, field, encoding), resources);
  return [
    `/FT /Tx /V ${unicode(field.value)} /DV ${unicode('')} /Ff ${field.isLong ? SEVERAL_LINES : 0}`,
    `/DA (/${FIELD_FONT} ${typeSizeOf(pdf, field)} Tf 0 g) /AP << /N ${shown} 0 R >>`,
  ];
}

function checkEntries(pdf: jsPDF, field: CheckBox): string[] {
  const ticked = putAppearance(pdf, field, crossAppearance(pdf, field), '<< >>');
  const empty = putAppearance(pdf, field, 'q Q', '<< >>');
  const state = field.isTicked ? 'Yes' : 'Off';
  return [
    `/FT /Btn /V /${state} /AS /${state} /MK << /CA (8) >>`,
    `/AP << /N << /Yes ${ticked} 0 R /Off ${empty} 0 R >> >>`,
  ];
}

/** The letters that fields show. */
const lettersOf = (pdf: jsPDF, fields: readonly Field[]) =>
  fields.flatMap((field) => (field.kind === 'text' ? [writable(pdf, field.value)] : []));

/**
 * Has a document hold fields that are filled in and can be written in again: AcroForm (ISO 32000-1, 12.7). jsPDF's own knows
 * standard fonts only and writes what is not in them as other letters (a Polish ł as B), and no reader gets a name from it.
 *
 * @param font the whole font of the fields; it is the document's current one.
 */
export function putFields(pdf: jsPDF, fields: readonly Field[], font: ArrayBuffer): void {
  if (fields.length === 0) return;
  const { events } = pdf.internal;
  const writing = writingOf(pdf);
  const ids = new Map<Field, number>();
  let fontId = 0;
  // jsPDF hands pages on as its typings do not say.
  events.subscribe('putPage', ({ pageNumber }: { pageNumber: number }) => {
    const here = fields.filter(({ page }) => page === pageNumber);
    for (const field of here) ids.set(field, writing.newObjectDeferred());
    if (here.length > 0) writing.write(`/Annots [${here.map((field) => `${ids.get(field)} 0 R`).join(' ')}]`);
  });
  events.subscribe('postPutResources', () => {
    const encoding = fieldEncoding(lettersOf(pdf, fields));
    fontId = putFieldFont(pdf, font, encoding);
    for (const field of fields) {
      const entries =
        field.kind === 'text' ? textEntries(pdf, field, fontId, encoding) : checkEntries(pdf, field);
      writing.newObjectDeferredBegin(ids.get(field) ?? 0, true);
      writing.write(
        `<< /Type /Annot /Subtype /Widget /Rect ${rectOf(pdf, field)} /F ${PRINTED}`,
        `/T (${field.name}) /TU ${unicode(field.label)}`,
        ...entries,
        '>>',
      );
      writing.write('endobj');
    }
  });
  events.subscribe('putCatalog', () => {
    const all = fields.map((field) => `${ids.get(field)} 0 R`).join(' ');
    const fonts = `<< /${FIELD_FONT} ${fontId} 0 R >>`;
    const usual = `/DA (/${FIELD_FONT} 0 Tf 0 g)`;
    writing.write(`/AcroForm << /Fields [${all}] /DR << /Font ${fonts} >> ${usual} >>`);
  });
}
