import { ask, listed } from './popplerPages';
import { askQpdf, type Dictionary, objectsOf } from './qpdf';

/** The actions that PDF/A forbids (ISO 19005-2, 6.5.1), and what starts one by itself (6.5.2). */
const FORBIDDEN = [
  '/Launch',
  '/Sound',
  '/Movie',
  '/ResetForm',
  '/ImportData',
  '/JavaScript',
  '/Hide',
  '/SetState',
];

/** Flags of an annotation (ISO 32000-1, table 165): printed, and hidden in one way or another. */
const PRINTED = 4;
const HIDDEN = 1 + 2 + 32 + 256;

const many = (value: Dictionary[string]) => (Array.isArray(value) ? value : []);

function annotationFaults(annotation: Dictionary, followed: (value: Dictionary[string]) => Dictionary) {
  const flags = Number(annotation['/F']);
  const states = Object.keys(followed(annotation['/AP']));
  return [
    ...((flags & PRINTED) === 0 || (flags & HIDDEN) !== 0 ? [`6.3.2: flags ${flags}`] : []),
    ...(states.join() === '/N' ? [] : [`6.3.3: appearances ${states.join()}`]),
    ...('/AA' in annotation || '/A' in annotation ? ['6.4.1: a field acts'] : []),
  ];
}

function layerFaults(root: Dictionary, followed: (value: Dictionary[string]) => Dictionary): string[] {
  if (!('/OCProperties' in root)) return [];
  const properties = followed(root['/OCProperties']);
  const usual = followed(properties['/D']);
  const isListed = (group: unknown) => many(usual['/Order']).some((each) => each === group);
  return [
    ...(typeof usual['/Name'] === 'string' && usual['/Name'] !== 'u:' ? [] : ['6.9: no name']),
    ...('/AS' in usual ? ['6.9: AS'] : []),
    ...(many(properties['/OCGs']).every(isListed) ? [] : ['6.9: a layer that is not in the order']),
  ];
}

function encodingFaults(font: Dictionary, followed: (value: Dictionary[string]) => Dictionary): string[] {
  if (font['/Subtype'] !== '/TrueType') return [];
  const encoding = font['/Encoding'];
  if (encoding === '/WinAnsiEncoding') return [];
  const { '/BaseEncoding': base, '/Differences': names } = followed(encoding);
  const numbered = many(names).filter((name) => /^\/(uni|u)[0-9A-F]{4,6}$/.test(String(name)));
  return [
    ...(base === '/WinAnsiEncoding' ? [] : ['6.2.11.6: not WinAnsi']),
    ...numbered.map((name) => `6.2.11.6: ${name} is not in the Adobe Glyph List`),
  ];
}

/** The lines of a file's text around its objects' ends: each keyword stands on a line of its own (6.1.9). */
function spacingFaults(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  const ends = [...text.matchAll(/.endobj/gs)].filter(([found]) => !/^[\r\n]/.test(found));
  const [first = '', second = ''] = text.split('\n');
  const marks = [...second.slice(1, 5)].filter((letter) => letter.charCodeAt(0) > 127);
  return [
    ...ends.map(() => '6.1.9: endobj does not begin a line'),
    ...(/^%PDF-1\.[0-7]$/.test(first) && second.startsWith('%') && marks.length === 4 ? [] : ['6.1.2: head']),
  ];
}

function saidFaults(pdf: Uint8Array): string[] {
  const xmp = ask('pdfinfo', pdf, ['-meta']);
  const says = xmp.includes('<pdfaid:part>2</pdfaid:part>') && xmp.includes('>B</pdfaid:conformance>');
  const unembedded = listed('pdffonts', pdf).filter((row) => !/ yes +(yes|no) +(yes|no) +\d+ +0$/.test(row));
  return [...(says ? [] : ['6.6.4: it does not say so']), ...unembedded.map((row) => `6.2.11.4: ${row}`)];
}

/**
 * What a file breaks of PDF/A-2b, by the clauses of ISO 19005-2 that can be read off its objects: qpdf reads them, Poppler the
 * fonts and the metadata.
 */
export function archivingFaults(pdf: Uint8Array): string[] {
  const { all, trailer, root, followed } = objectsOf(pdf);
  const actions = all.flatMap((each) => FORBIDDEN.filter((kind) => each['/S'] === kind));
  const smoothed = all.filter((each) => each['/Subtype'] === '/Image' && each['/Interpolate'] === true);
  const forms = all.filter((each) => each['/Subtype'] === '/Form');
  const intents = many(root['/OutputIntents']).map(followed);
  return [
    ...saidFaults(pdf),
    ...spacingFaults(pdf),
    ...(many(trailer['/ID']).length === 2 ? [] : ['6.1.3: no ID']),
    ...('/Encrypt' in trailer ? ['6.1.3: locked'] : []),
    ...('/AA' in root ? ['6.5.2: it acts by itself'] : []),
    ...(followed(root['/AcroForm'])['/NeedAppearances'] === true ? ['6.4.1: NeedAppearances'] : []),
    ...(intents.some((each) => each['/S'] === '/GTS_PDFA1' && '/DestOutputProfile' in each)
      ? []
      : ['6.2.3: no output intent']),
    ...actions.map((kind) => `6.5.1: ${kind}`),
    ...smoothed.map(() => '6.2.8: Interpolate'),
    ...all.filter((each) => each['/Filter'] === '/LZWDecode').map(() => '6.1.7.2: LZW'),
    ...all.filter((each) => '/FFilter' in each).map(() => '6.1.7.1: a stream outside of the file'),
    ...forms.filter((each) => !('/Resources' in each)).map(() => '6.2.2: a form that names no resources'),
    ...all.filter((each) => each['/Type'] === '/Annot').flatMap((each) => annotationFaults(each, followed)),
    ...all.filter((each) => each['/Type'] === '/Font').flatMap((each) => encodingFaults(each, followed)),
    ...layerFaults(root, followed),
    ...(askQpdf(pdf, '--check').includes('No syntax or stream encoding errors') ? [] : ['qpdf: not sound']),
  ];
}
