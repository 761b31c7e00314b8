import type { Order } from '../../src/stone/wire/order';
import { agreementSections, LETTER_TEXTS, oneLine, stoneSection } from '../orders/orderSections';
import type { OrderLetterKind } from '../store/outbox';
import { filled } from '../texts/filled';
import type { LetterDress } from './htmlLetter';

/** An attachment of a letter. */
export interface Enclosure {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** The text of a letter. */
export interface LetterText {
  readonly subject: string;
  readonly text: string;
  /** Where a mail program ends letters of this kind by its own button (RFC 8058); left out where they cannot be ended. */
  readonly ending?: string;
}

/** A letter ready to be sent. */
export interface WrittenLetter extends LetterText {
  readonly messageId: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly attachments: readonly Enclosure[];
  /** How its HTML looks. */
  readonly dress: LetterDress;
}

function subjectOf(kind: OrderLetterKind, order: Order): string {
  const say = LETTER_TEXTS[order.locale];
  const about = oneLine(order.case?.decName || order.stones[0]?.designName || order.contactName || '–');
  const subject = { order: say.orderSubject, unassigned: say.unassignedSubject, receipt: say.receiptSubject };
  return filled(subject[kind], { about });
}

function introOf(kind: OrderLetterKind, order: Order): string {
  const say = LETTER_TEXTS[order.locale];
  const stonemason = oneLine(order.stonemason?.name ?? '');
  switch (kind) {
    case 'order':
      return filled(say.orderIntro, { stonemason });
    case 'unassigned':
      return say.unassignedIntro;
    case 'receipt':
      return order.stonemason ? filled(say.receiptIntro, { stonemason }) : say.receiptIntroUnassigned;
  }
}

/**
 * Writes an order's letter: to a mason, to the provider who has to find one, or its receipt.
 *
 * @param benches where the mason works on each stone, by its number; for nobody else's eyes.
 */
export function writeLetter(
  kind: OrderLetterKind,
  order: Order,
  benches: ReadonlyMap<number, string> = new Map(),
): LetterText {
  const say = LETTER_TEXTS[order.locale];
  // Papers that are missing must not be announced.
  const isWhole = order.stones.every(({ missingPapers }) => missingPapers === null);
  const ends = {
    order: isWhole ? say.orderEnd : say.unassignedEnd,
    unassigned: say.unassignedEnd,
    receipt: say.receiptEnd,
  };
  const sections = [
    ...agreementSections(order),
    ...order.stones.map((stone) => {
      const { heading = '', lines } = stoneSection(order.locale, stone);
      const link = benches.get(stone.id);
      return { heading, lines: [stone.url, ...(link ? [filled(say.bench, { link })] : []), ...lines] };
    }),
  ];
  const text = [
    introOf(kind, order),
    ...sections.map(({ heading, lines }) => [...(heading ? [heading] : []), ...lines].join('\n')),
    ends[kind],
  ].join('\n\n');
  return { subject: subjectOf(kind, order), text };
}
