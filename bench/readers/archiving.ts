/**
 * Has Apache PDFBox check our papers for PDF/A, and prints what it objects to:
 *
 *     apt-get install --no-install-recommends default-jdk-headless libpdfbox2-java libactivation-java libjaxb-api-java
 *     npx tsx bench/readers/archiving.ts
 *
 * It knows PDF/A-1b, which forbids some of what PDF/A-2b allows; that is counted by itself.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileOrder } from '../../src/painting/files/formats';
import { fileOf, inscribed } from '../../tests/painting/pdf/permit/pack';

const JARS = [
  'preflight',
  'pdfbox2',
  'xmpbox',
  'fontbox2',
  'commons-logging',
  'javax.activation',
  'jaxb-api',
];
const CLASS_PATH = JARS.map((name) => `/usr/share/java/${name}.jar`).join(':');

/** What PDF/A-1 (ISO 19005-1) forbids and PDF/A-2 allows: layers, soft masks, encodings with letters of their own, and another part than 1. */
const ALLOWED_SINCE: readonly RegExp[] = [
  /^1\.4\.8\t.*OCPProperties/,
  /^2\.2\.2\t.*Soft Mask/,
  /^3\.1\.5\t.*Encoding is invalid for the NonSymbolic TTF/,
  /^7\.11\.2\t.*part must be 1/,
];

const ORDERS: readonly FileOrder[] = [
  { format: 'pdf' },
  { format: 'pdf', tiled: 'a4' },
  { format: 'offer', detailed: false },
  { format: 'offer', detailed: true },
  { format: 'permit' },
  { format: 'foundry' },
];

/** Stones with engraved and cast letters, an ornament, a bronze one, a medallion's place, and names beyond WinAnsi. */
const stone = inscribed(15, { designName: 'Østergaard' });
const bronze = { variant: 'bronze', fontColor: 'bronze' };
const design = {
  ...stone,
  Parms: [
    ...stone.Parms,
    { type: 'text', subText: 'Åse', fontSize: '40', ...bronze, position: { x: 300, y: 500 } },
    { type: 'standardVignet', vignetId: 703, ...bronze, scale: 0.5, position: { x: 300, y: 620 } },
    { type: 'attachment', attachmentId: 1, position: { x: 100, y: 700 } },
  ],
};
/** The names of two cases: only those of the second have letters that WinAnsiEncoding lacks. */
const CASES = [{ decName: 'Åse Østergaard' }, { decName: 'Małgorzata Şahin' }];

const folder = mkdtempSync(join(tmpdir(), 'gravestone-archiving-'));
const files: string[] = [];
for (const locale of ['da', 'de', 'no'] as const)
  for (const order of ORDERS)
    for (const [at, of] of CASES.entries()) {
      const file = join(folder, `${locale}-${Object.values(order).join('-')}-${at}.pdf`);
      writeFileSync(file, await fileOf(order, { design, of, locale, churchyard: 1 }));
      files.push(file);
    }
const source = join(import.meta.dirname, 'Preflight.java');
const said = execFileSync('java', ['-cp', CLASS_PATH, source, ...files], { encoding: 'utf8' });
rmSync(folder, { recursive: true });
const faults = said.split('\n').flatMap((line) => {
  const [file = '', times = '', ...what] = line.split('\t');
  return file === '' ? [] : [{ file: file.slice(folder.length + 1), times, what: what.join('\t') }];
});
const isAllowed = ({ what }: (typeof faults)[number]) => ALLOWED_SINCE.some((each) => each.test(what));
const objections = faults.filter((each) => !isAllowed(each));
const allowed = faults.filter(isAllowed);
const plain = allowed.filter(({ file, what }) => what.startsWith('3.1.5') && file.endsWith('-0.pdf'));
for (const { file, times, what } of objections) process.stdout.write(`${file} ${times} x ${what}\n`);
process.stdout.write(`${files.length} papers, ${objections.length + plain.length} objections; `);
process.stdout.write(`${allowed.length} to what PDF/A-2 allows\n`);
