import { execFileSync } from 'node:child_process';
import type { Email } from 'postal-mime';
import { type Order, order } from '../../src/stone/wire/order';
import { DATA_FOLDER } from '../dataFolder';
import { lettersIn } from '../outbox';

/** A letter as the mason gets it. */
export interface Letter {
  readonly to: string | undefined;
  readonly text: string;
  readonly order: Order;
  /** The words of the offer, read from the PDF by another program. */
  readonly offer: string;
}

function bytesOf({ attachments }: Email, name: string): Buffer {
  const content = attachments.find(({ filename }) => filename === name)?.content;
  if (!(content instanceof ArrayBuffer)) throw new Error(`the letter has no ${name}`);
  return Buffer.from(content);
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** The order letters in the outbox of the server under test. */
export async function lettersAbout(stoneId: number): Promise<readonly Letter[]> {
  const offer = `${stoneId}-offer.pdf`;
  // A receipt has none.
  const orders = (await lettersIn(DATA_FOLDER)).filter(({ attachments }) =>
    attachments.some(({ filename }) => filename === offer),
  );
  return orders.map((email) => {
    const read = execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytesOf(email, offer) });
    return {
      to: email.to?.[0]?.address,
      text: (email.text ?? '').replaceAll('\r\n', '\n').trimEnd(),
      order: order.parse(JSON.parse(bytesOf(email, 'order.json').toString())),
      offer: inOneLine(read.toString()),
    };
  });
}
