import da from '../../locales/da/mail.json';
import vatDa from '../../locales/da/vat.json';
import de from '../../locales/de/mail.json';
import vatDe from '../../locales/de/vat.json';
import no from '../../locales/no/mail.json';
import vatNo from '../../locales/no/vat.json';
import type { Agreement, AgreementSection } from '../../src/painting/pdf/drawAgreement';
import type { Locale } from '../../src/stone/catalogue/naming';
import { writtenMoney } from '../../src/stone/price/money';
import type { Vat } from '../../src/stone/price/vat';
import type { CaseFacts, Order, OrderedStone } from '../../src/stone/wire/order';
import { filled } from '../texts/filled';
import { MAKE_TEXTS } from './orderedMake';

/** The texts of letters and papers, by language. */
export const LETTER_TEXTS: Readonly<Record<Locale, Readonly<Record<keyof typeof da, string>>>> = {
  da,
  de,
  no,
};
type LetterTexts = (typeof LETTER_TEXTS)[Locale];

/** Whether a price contains VAT, in the words of the screen. */
const VAT_WORDS: Readonly<Record<Locale, Readonly<Record<Vat, string>>>> = {
  da: vatDa,
  de: vatDe,
  no: vatNo,
};

/** The price of a stone by the price list. Nothing where there is no fixed one, or nobody knows whether VAT is in it. */
export function priceLines(
  locale: Locale,
  { Price, Currency, PriceVat }: Pick<OrderedStone, 'Price' | 'Currency' | 'PriceVat'>,
): string[] {
  if (Price === null || Currency === null || PriceVat === undefined) return [];
  // `Intl` writes spaces that do not break, which not every reader of letters can search for.
  const money = writtenMoney(Price, Currency, locale).replaceAll(/\s/g, ' ');
  const price = `${money} ${VAT_WORDS[locale][PriceVat]}`;
  return [filled(LETTER_TEXTS[locale].price, { price })];
}

/** Text for a header or a single line: what was typed cannot start a new line. */
export const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ').trim();

const stated = (label: string, value: string) => (value.trim() === '' ? [] : [`${label}: ${oneLine(value)}`]);

/** A place after a date. */
const at = (when: string, where: string) => [when, where].filter((each) => each.trim() !== '').join(', ');

function caseLines(say: LetterTexts, facts: CaseFacts): string[] {
  return [
    ...stated(say.caseNo, facts.caseNo),
    ...stated(say.deceased, facts.decName),
    ...stated(say.born, at(facts.decBirth, facts.decBplace)),
    ...stated(say.died, at(facts.decDeath, facts.decDplace)),
    ...stated(say.partner, facts.partnerName),
    ...stated(say.partnerBorn, facts.partnerBirth),
    ...stated(say.partnerDied, facts.partnerDeath),
    ...stated(say.ceremony, facts.ceremonyDatetime),
    ...stated(say.zipCode, facts.zipCode),
  ];
}

function contactLines(say: LetterTexts, order: Order): string[] {
  const other = order.case?.Email ?? '';
  return [
    ...stated(say.contact, order.contactName),
    ...stated(say.phone, order.contactPhone),
    ...stated(say.email, order.contactEmail),
    ...(other === order.contactEmail ? [] : stated(say.caseEmail, other)),
    say[`contacts_${order.whoContacts}`],
    ...(order.tellSteps === undefined ? [] : [order.tellSteps ? say.tellSteps : say.tellNoSteps]),
  ];
}

function workLines(say: LetterTexts, order: Order): string[] {
  return [
    ...stated(say.churchyard, order.ChurchyardName),
    order.InvoiceEnduser ? say.invoiceClient : say.invoiceUndertaker,
    ...(order.RemoveNow ? [say.removeNow] : []),
    ...(order.RepaintStone ? [say.repaintStone] : []),
    ...(order.ReserveSpace ? [say.reserveSpace] : []),
  ];
}

/** What is to stand in a space that is kept free, and the space in mm, where it was measured. */
function placeLine(
  say: LetterTexts,
  locale: Locale,
  { words, box }: NonNullable<OrderedStone['reserved']>[number],
) {
  const said = words.join(' / ');
  const mm = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
  const measures = Object.entries(box ?? {}).map(([name, value]) => [name, mm.format(value)]);
  return box ? filled(say.reservedSpace, { words: said, ...Object.fromEntries(measures) }) : said;
}

/** An etching with its place, its dots and its files: whoever engraves it lays the picture by that. */
function etchingLine(
  say: LetterTexts,
  locale: Locale,
  etching: NonNullable<OrderedStone['etchings']>[number],
) {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  const { text, position, columns, rows, engraves, files } = etching;
  const [png = '', tiff = ''] = files;
  const turned =
    position.rotation === 0 ? [] : [filled(say.etchingTurned, { degrees: number.format(position.rotation) })];
  return filled(say.etchingLine, {
    text: [text, ...turned].join(', '),
    x: number.format(position.x),
    y: number.format(position.y),
    columns: String(columns),
    rows: String(rows),
    marks: engraves === 'black' ? say.etchedBlack : say.etchedWhite,
    png,
    tiff,
  });
}

/** Findings without what a line of its own says. */
const objected = (findings: NonNullable<OrderedStone['findings']>) =>
  findings.filter(({ kind }) => kind !== 'hidden');

/** A stone's section: its letters as they are cut, and the findings. */
export function stoneSection(locale: Locale, stone: OrderedStone): AgreementSection {
  const say = LETTER_TEXTS[locale];
  const bullets = (label: string, texts: readonly string[]) =>
    texts.length === 0 ? [] : [`${label}:`, ...texts.map((text) => `  – ${oneLine(text)}`)];
  return {
    heading: filled(say.stone, { id: String(stone.id), name: oneLine(stone.designName) || '–' }),
    lines: [
      ...(stone.seal ? [filled(say.sealed, { number: stone.seal.number })] : []),
      ...(stone.backOf === undefined ? [] : [filled(say.backOf, { id: String(stone.backOf) })]),
      ...(stone.back === undefined ? [] : [filled(say.hasBack, { id: String(stone.back) })]),
      ...(stone.ExistingStone ? [say.existingStone] : []),
      ...bullets(MAKE_TEXTS[locale].heading, stone.make?.texts ?? []),
      ...(stone.missingPapers ? [stone.missingPapers.text] : []),
      ...bullets(say.inscription, stone.inscription),
      ...bullets(
        say.medallions,
        (stone.medallions ?? []).map(({ text, file }) => `${text} · ${file}`),
      ),
      ...bullets(
        say.etchings,
        (stone.etchings ?? []).map((etching) => etchingLine(say, locale, etching)),
      ),
      ...bullets(say.hidden, stone.hidden ?? []),
      ...bullets(
        say.reserved,
        (stone.reserved ?? []).map((place) => placeLine(say, locale, place)),
      ),
      ...priceLines(locale, stone),
      ...(stone.findings === null
        ? [say.notChecked]
        : bullets(say.findings, [...new Set(objected(stone.findings).map(({ text }) => text))])),
      ...bullets(
        say.brokenRules,
        stone.brokenRules.map(({ text }) => text),
      ),
      ...bullets(
        say.waved,
        stone.waved.map(({ text, reason }) => filled(say.wavedBecause, { text, reason: oneLine(reason) })),
      ),
    ],
  };
}

/** An order without its stones: the case, whom to ask, what is to be done, and what was written with it. */
export function agreementSections(order: Order): AgreementSection[] {
  const say = LETTER_TEXTS[order.locale];
  const comment = order.Comment.replaceAll('\0', '').trim();
  return [
    { lines: order.case ? caseLines(say, order.case) : [] },
    { lines: contactLines(say, order) },
    { lines: workLines(say, order) },
    { lines: comment === '' ? [] : [`${say.comment}:`, ...comment.split(/\r?\n/)] },
  ].filter(({ lines }) => lines.length > 0);
}

/** What an order says about one of its stones, as printed on that stone's papers. */
export function agreementOf(order: Order, stoneId: number): Agreement {
  const { locale } = order;
  const stones = order.stones.filter(({ id }) => id === stoneId).map((stone) => stoneSection(locale, stone));
  return { title: LETTER_TEXTS[locale].agreement, sections: [...agreementSections(order), ...stones] };
}
