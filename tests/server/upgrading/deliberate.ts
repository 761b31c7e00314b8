import { z } from 'zod';
import { DEFAULT_RETENTION } from '../../../server/domain/retention';
import type { KeptAnswer, Reading } from './keptStore';

/** What today's server answers otherwise than an earlier version, on purpose. */
interface Deliberate {
  /** The first kept version that answers as today; undefined where no two answers are ever the same. */
  readonly from?: string;
  readonly why: string;
  readonly where: (reading: Reading) => boolean;
  /** Takes out of the text of both answers what differs. */
  readonly leaveOut: (text: string) => string;
}

const stone = z
  .object({ Parms: z.array(z.object({ wished: z.unknown(), wishedColor: z.unknown() }).partial().loose()) })
  .loose();

const readStone = z
  .object({ token: z.string(), Price: z.unknown(), Currency: z.unknown(), PriceLines: z.unknown() })
  .partial()
  .loose();

/** A stone without contact data and without what was wished for on other stones. */
function withoutPrivate(text: string): string {
  const { Parms, wished: _wished, ...rest } = stone.parse(JSON.parse(text));
  const elements = Parms.map(({ wished: _elsewhere, wishedColor: _colour, ...element }) => element);
  return JSON.stringify({ ...rest, Parms: elements, contactName: '', contactPhone: '', contactEmail: '' });
}

/** A stone that is only read, without its price; one that may be changed, or was sent, with it. */
function withoutPriceForReaders(text: string): string {
  const read = readStone.parse(JSON.parse(text));
  if (read.token !== undefined) return text;
  const { Price: _price, Currency: _currency, PriceLines: _lines, ...rest } = read;
  return JSON.stringify(rest);
}

const stoneTypes = z
  .object({ id: z.number(), Variants: z.array(z.object({ material: z.unknown() }).partial().loose()) })
  .partial()
  .loose();

/** The stones that were offered in five materials; all others in six. */
const IN_FIVE: readonly unknown[] = [21, 22, 37, 41, 42, 43];

/** A stone type with the materials of before alone, which come first. */
function inFirstMaterials(type: z.infer<typeof stoneTypes>): object {
  if (!type.Variants) return type;
  const first = type.Variants.slice(0, IN_FIVE.includes(type.id) ? 5 : 6);
  return { ...type, Variants: first.map(({ material: _material, ...variant }) => variant) };
}

function withFirstMaterials(text: string): string {
  const read: unknown = JSON.parse(text);
  const list = z
    .object({ results: z.array(stoneTypes) })
    .loose()
    .safeParse(read);
  if (!list.success) return JSON.stringify(inFirstMaterials(stoneTypes.parse(read)));
  return JSON.stringify({ ...list.data, results: list.data.results.map(inFirstMaterials) });
}

/** All that differs on purpose; everything else in an answer is the same, byte for byte. */
export const DELIBERATE: readonly Deliberate[] = [
  {
    why: 'a letter that is read before it is sent says when that is',
    where: ({ path }) => path.startsWith('/api/sendToMason/'),
    leaveOut: (text) => text.replace(/"orderedAt":"[^"]*"/, '"orderedAt":""'),
  },
  {
    from: '2026-11-27',
    why: 'a mason’s letter says where he works on the stone',
    where: ({ path }) => path.startsWith('/api/sendToMason/'),
    leaveOut: (text) =>
      text.replaceAll(
        /\\n[^\\]*: \((?:stenhuggerens eget link|eigener Link des Steinmetzbetriebs|steinhuggerens eget link)\)/g,
        '',
      ),
  },
  {
    from: '2026-11-25',
    why: 'a stone of a list says what its order waits for, since strangers’ orders are confirmed by letter (4e106f0)',
    where: ({ path }) => /^\/api\/(stones|projects|project\/\d+)$/.test(path),
    leaveOut: (text) => text.replaceAll('"waitsFor":null,', ''),
  },
  {
    from: '2026-11-25',
    why: 'who may only read a stone is told neither contact data nor other wishes where it is prepared anew (773614a)',
    where: ({ path, by }) => path.startsWith('/api/prepareStone/0/copystone/') && by.kind === 'link',
    leaveOut: withoutPrivate,
  },
  {
    from: '2026-11-26',
    why: 'who may only read a stone is told no price, since that link is passed on',
    where: ({ path, by }) => /^\/api\/stone\/\d+$/.test(path) && by.kind === 'link',
    leaveOut: withoutPriceForReaders,
  },
  {
    from: '2026-11-26',
    why: 'a draft, which has the price of today’s list, says whether that contains VAT, and its letter says the price',
    where: ({ path }) =>
      /^\/api\/(stone|sendToMason)\/(project)?\d+$|^\/api\/(stones|projects|project\/\d+)$/.test(path),
    leaveOut: (text) =>
      text
        .replaceAll('"PriceVat":"included",', '')
        .replaceAll(/(Pris|Preis) (efter prislisten|nach Preisliste|etter prislisten): [^\n]*?\\n/g, ''),
  },
  {
    from: '2026-11-29',
    why: 'a lantern says which of its parts is the flame, which burns at dusk',
    where: ({ path }) => path.startsWith('/api/attachments/'),
    leaveOut: (text) => text.replaceAll(/,"flame":\d+/g, ''),
  },
  {
    from: '2026-11-30',
    why: 'stones come in fourteen materials, each with its name apart from its finish',
    where: ({ path }) => path.startsWith('/api/stoneTypes/'),
    leaveOut: withFirstMaterials,
  },
];

/** The pages' one inline script, which every answer allows by its hash, is another since it shows the start page's stone. */
const SCRIPT = { from: '2026-11-30', hash: /'sha256-[^']+'/ } as const;

/** An answer's headers without what differs on purpose. */
function headersOf(version: string, { headers }: KeptAnswer): KeptAnswer['headers'] {
  const policy = headers['content-security-policy'];
  if (policy === undefined || version >= SCRIPT.from) return headers;
  return { ...headers, 'content-security-policy': policy.replace(SCRIPT.hash, '') };
}

/** Both answers without what differs on purpose. */
export function leaveOutDeliberate(version: string, reading: Reading, given: KeptAnswer): KeptAnswer {
  const answer = { ...given, headers: headersOf(version, given) };
  const { body } = answer;
  if (typeof body !== 'string' || answer.status !== 200) return answer;
  const left = DELIBERATE.filter(
    ({ from, where }) => (from === undefined || version < from) && where(reading),
  );
  return { ...answer, body: left.reduce((text, { leaveOut }) => leaveOut(text), body) };
}

/** What a command prints otherwise than an earlier version did, on purpose. */
interface PrintedOtherwise {
  /** The first kept version that prints as today. */
  readonly from: string;
  readonly words: string;
  readonly why: string;
  /** What today's program printed, as the earlier one would have. */
  readonly asThen: (said: string) => string;
}

const PRINTED_OTHERWISE: readonly PrintedOtherwise[] = [
  {
    from: '2026-11-25',
    words: 'user list',
    why: 'users got an address for letters, the last column (e41d62e)',
    asThen: (said) => said.replace(/\t–$/gm, ''),
  },
];

/** Whether a command still prints what it printed: who read and changed what is told for some four hundred days. */
export function isStillPrinted(words: readonly string[], writtenAt: string): boolean {
  const days = (Date.now() - Date.parse(writtenAt)) / 86_400_000;
  return words[0] !== 'audit' || days < DEFAULT_RETENTION.accesses - 1;
}

/** What a command of today printed, as an earlier version would have printed it. */
export function asPrintedBy(version: string, words: readonly string[], said: string): string {
  const others = PRINTED_OTHERWISE.filter((each) => version < each.from && words.join(' ') === each.words);
  return others.reduce((text, { asThen }) => asThen(text), said);
}

/** The kinds of files that are made otherwise than by versions before a day, on purpose, by how their names end, and why. */
const EXPORTED_OTHERWISE: readonly {
  readonly from: string;
  readonly why: string;
  readonly ending: string;
}[] = [
  {
    from: '2026-11-27',
    why: 'contours are in the order in which they are cut, one closed entity each, a curve standing for several; holes for pins are circles on DRILL',
    ending: '.dxf',
  },
  {
    from: '2026-11-27',
    why: 'contours are in the order in which they are cut; steps where a number would be too great',
    ending: '.plt',
  },
  {
    from: '2026-11-27',
    why: 'control lines both ways, and one pattern of pins for an ornament',
    ending: 'sheet.pdf',
  },
  { from: '2026-11-27', why: 'likewise', ending: 'tiled.pdf' },
  {
    from: '2026-11-27',
    why: 'Swedish black is drawn as finely grained as the trade’s samples are, and a relief’s light depends on the steps of its resolution alone',
    ending: '.png',
  },
  { from: '2026-11-27', why: 'likewise', ending: 'offer.pdf' },
  {
    from: '2026-11-29',
    why: 'an offer keeps 12 mm free to every edge, is titled by the family’s name, and shows letters in relief',
    ending: 'offer.pdf',
  },
  {
    from: '2026-11-29',
    why: 'a contour has no stretch that a knife would cut out and back: what welding left without width is taken off',
    ending: '.dxf',
  },
  { from: '2026-11-29', why: 'likewise', ending: '.plt' },
  { from: '2026-11-29', why: 'likewise', ending: 'welded.svg' },
  {
    from: '2026-11-29',
    why: 'the list of layers has a name, and each object’s end a line of its own, as PDF/A asks; no stretch without width',
    ending: 'sheet.pdf',
  },
  { from: '2026-11-29', why: 'likewise', ending: 'tiled.pdf' },
  {
    from: '2026-11-30',
    why: 'a material that is shown smaller is the mean of its pixels, neither darker nor softer than as it is stored',
    ending: '.png',
  },
  {
    from: '2026-12-01',
    why: 'a letter’s path and relief are written once in an offer and shown wherever it stands',
    ending: 'offer.pdf',
  },
];

/** Whether a file is still made byte for byte as an earlier version made it. */
export function isStillExported(version: string, output: string): boolean {
  return !EXPORTED_OTHERWISE.some(({ from, ending }) => version < from && output.endsWith(ending));
}
