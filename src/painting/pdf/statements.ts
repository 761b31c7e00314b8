import type { jsPDF } from 'jspdf';
import { sRgbProfile } from './sRgbProfile';
import { writingOf } from './writing';

/** What a file says of itself. */
export interface Statements {
  readonly title: string;
  /** The language of its text, as of BCP 47. */
  readonly language: string;
  readonly date: Date;
  /** What it says besides, in plain ASCII. */
  readonly keywords?: string | undefined;
  /** Whether it holds to PDF/A-2b, and says so; left out it does. */
  readonly isArchivable?: boolean | undefined;
}

/** Transparency came with PDF 1.4 and metadata with it; 1.7 is ISO 32000-1, which every reader of today knows. */
const VERSION = '1.7';

/** The colours that numbers in the file mean, by the name PDF/A and PDF/X give it. */
const COLOURS = 'sRGB IEC61966-2.1';

/** A part of jsPDF that its typings lack. */
interface Versioned {
  readonly __private__: { setPdfVersion(version: string): void };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Whether XML 1.0 can hold a character (section 2.2): no control, no half of a pair. */
const isWritable = (character: string) =>
  character >= ' ' &&
  !(character >= '\uD800' && character <= '\uDFFF' && character.length === 1) &&
  character !== '\uFFFE' &&
  character !== '\uFFFF';

/** A text without what XML cannot hold: what was typed as a name may hold it. */
const writable = (text: string) => Array.from(text).filter(isWritable).join('');

/** How a file says that it holds to PDF/A-2b (ISO 19005-2, 6.6.4): it will look the same as long as it can be read. */
const ARCHIVABLE = ['<pdfaid:part>2</pdfaid:part>', '<pdfaid:conformance>B</pdfaid:conformance>'];

/** The file's metadata as XMP (ISO 16684-1): the same that stands in its information dictionary. */
function metadataOf(statements: Statements, producer: string): string {
  const { title, language, date, keywords, isArchivable = true } = statements;
  const moment = `${date.toISOString().slice(0, 19)}Z`;
  const named = escaped(writable(title));
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
    ' xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${named}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    `<xmp:CreateDate>${moment}</xmp:CreateDate>`,
    ...(isArchivable ? ARCHIVABLE : []),
    ...(keywords === undefined ? [] : [`<pdf:Keywords>${keywords}</pdf:Keywords>`]),
    `<pdf:Producer>${escaped(producer)}</pdf:Producer>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}

/** Has a document name the colour space of its numbers: an output intent with the profile itself. */
function stateColours(pdf: jsPDF): void {
  const { events } = pdf.internal;
  const writing = writingOf(pdf);
  let profile = 0;
  events.subscribe('postPutResources', () => {
    profile = writing.newObject();
    writing.putStream({
      data: String.fromCharCode(...sRgbProfile(COLOURS)),
      objectId: profile,
      additionalKeyValues: [{ key: 'N', value: 3 }],
    });
    writing.write('endobj');
  });
  events.subscribe('putCatalog', () => {
    const intent = `/Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (${COLOURS}) /Info (${COLOURS})`;
    writing.write(`/OutputIntents [<< ${intent} /DestOutputProfile ${profile} 0 R >>]`);
  });
}

/**
 * Has a document say what it is: its version, its title, language and date as metadata that archives and print shops
 * read, and the colours that its numbers mean.
 *
 * @param producer as the document's own dictionary names it.
 */
export function state(pdf: jsPDF, statements: Statements, producer: string): void {
  (pdf as unknown as Versioned).__private__.setPdfVersion(VERSION);
  pdf.addMetadata(metadataOf(statements, producer), true);
  stateColours(pdf);
}
