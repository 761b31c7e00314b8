import da from '../../locales/da/mail.json';
import de from '../../locales/de/mail.json';
import no from '../../locales/no/mail.json';
import type { Locale } from '../../src/stone/catalogue/naming';
import { filled } from '../http/texts';
import type { LeasedLetter } from '../store/outbox';
import type { StoredStone } from '../store/stones';

const TEXTS: Readonly<Record<Locale, Readonly<Record<keyof typeof da, string>>>> = { da, de, no };

/** Something that goes along with a letter. */
export interface Enclosure {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A letter as it is handed over. */
export interface WrittenLetter {
  readonly messageId: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly Enclosure[];
}

/** The address at which a stone is only read, in the reader's language. */
export function readingLink(publicUrl: string, locale: Locale, stone: StoredStone): string {
  const language = locale === 'da' ? '' : `/${locale}`;
  return `${publicUrl.replace(/\/+$/, '')}${language}/designer/${stone.id}/${stone.readonlyToken}`;
}

/** A header's or a line's worth of text: what was typed cannot begin a line of its own. */
const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ').trim();

/**
 * Writes an order to a mason, or the receipt of one, in the letter's language.
 *
 * @param publicUrl under which address people reach the server.
 */
export function writeLetter(
  letter: LeasedLetter,
  stones: readonly StoredStone[],
  enclosed: readonly Enclosure[],
  publicUrl: string,
): WrittenLetter {
  const { kind, locale, content } = letter;
  const say = TEXTS[locale];
  const stated = (label: keyof typeof da, value: string) =>
    value.trim() === '' ? [] : [`${say[label]}: ${oneLine(value)}`];
  const about = oneLine(content.decName || stones[0]?.designName || content.contactName || '–');
  const order = kind === 'order';
  const lines = [
    filled(order ? say.orderIntro : say.receiptIntro, { stonemason: oneLine(content.stonemason) }),
    '',
    ...stated('deceased', content.decName),
    ...stated('caseNo', content.caseNo),
    ...stated('contact', content.contactName),
    ...stated('phone', content.contactPhone),
    ...stated('email', content.contactEmail),
    ...(order ? [content.canMasonContact ? say.mayContact : say.mayNotContact] : []),
    ...(content.removeNow ? [say.removeNow] : []),
    ...(order ? [content.invoiceEnduser ? say.invoiceClient : say.invoiceUndertaker] : []),
    ...(content.comment.trim() ? ['', `${say.comment}:`, content.comment.replaceAll('\0', '').trim()] : []),
    ...stones.flatMap((stone) => [
      '',
      filled(say.stone, { id: String(stone.id), name: oneLine(stone.designName) || '–' }),
      readingLink(publicUrl, locale, stone),
    ]),
    '',
    order ? say.orderEnd : say.receiptEnd,
  ];
  return {
    messageId: letter.messageId,
    to: letter.recipient,
    replyTo: order && content.contactEmail ? oneLine(content.contactEmail) : undefined,
    subject: filled(order ? say.orderSubject : say.receiptSubject, { about }),
    text: lines.join('\n'),
    attachments: enclosed,
  };
}
