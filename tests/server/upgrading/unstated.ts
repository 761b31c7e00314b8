import sharp from 'sharp';

/** How many objects say what a PDF is since it is version 1.7: the metadata, and the colour profile. */
const STATED = 2;

/** The objects of a PDF as jsPDF writes it, each with its number, in the order in which they stand. */
function objectsOf(body: string): { readonly number: number; readonly text: string }[] {
  return body.split(/^(?=\d+ 0 obj$)/m).map((text) => ({ number: Number.parseInt(text, 10), text }));
}

/**
 * A PDF as it was written before it said its version, metadata and colours: without those two objects, and with the numbers
 * and places of what stands behind them. One that does not say them is left as it is.
 */
export function unstatedPdf(pdf: string): string {
  const [, metadata] = /\n\/Metadata (\d+) 0 R\n/.exec(pdf) ?? [];
  if (metadata === undefined) return pdf;
  const first = Number(metadata);
  const head = '%PDF-1.3';
  const start = pdf.indexOf('3 0 obj');
  const end = pdf.lastIndexOf('\nxref\n') + 1;
  const kept = objectsOf(pdf.slice(start, end))
    .filter(({ number }) => number < first || number >= first + STATED)
    .map(({ number, text }) => {
      const now = number < first ? number : number - STATED;
      const unstated = text
        .replace(/\n\/Metadata \d+ 0 R\n/, '\n')
        .replace(/\n\/OutputIntents \[.*\]\n/, '\n');
      return { number: now, text: now === number ? text : unstated.replace(/^\d+/, String(now)) };
    });
  const opening = head + pdf.slice(head.length, start);
  const offsets = new Map<number, number>();
  let body = opening;
  for (const { number, text } of kept) {
    offsets.set(number, body.length);
    body += text;
  }
  const last = Math.max(...offsets.keys());
  const rows = Array.from({ length: last }, (_, at) => {
    const place = String(offsets.get(at + 1) ?? 0).padStart(10, '0');
    return `${place} 00000 n `;
  });
  const trailer = pdf
    .slice(pdf.lastIndexOf('\ntrailer\n') + 1)
    .replace(/\/Size \d+/, `/Size ${last + 1}`)
    .replace(/\/Root \d+/, `/Root ${last}`)
    .replace(/\/Info \d+/, `/Info ${last - 1}`)
    .replace(/startxref\n\d+/, `startxref\n${body.length}`);
  return `${body}xref\n0 ${last + 1}\n0000000000 65535 f \n${rows.join('\n')}\n${trailer}`;
}

/** A PNG of one pixel a mm as sharp wrote it before its size and colours were said for every encoder alike: the same pixels. */
export async function unstatedPng(png: Buffer): Promise<Buffer> {
  if (!png.subarray(0, 64).includes('sRGB')) return png;
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).withMetadata({ density: 25.4 }).png().toBuffer();
}
