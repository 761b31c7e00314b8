import type { Brand } from '../../src/stone/wire/brand';
import { oneLine } from '../orders/orderSections';
import { FOOT_MARK } from './htmlLetter';
import type { LetterText } from './writeLetter';

/** A letter with its sender below it, as the provider's brand names him; without a brand it stays as it is. */
export function withFoot<Letter extends LetterText>(letter: Letter, { name, address, phone }: Brand): Letter {
  const lines = [name, ...(address ?? '').split('\n'), phone]
    .map((line) => oneLine(line ?? ''))
    .filter(Boolean);
  if (lines.length === 0) return letter;
  return { ...letter, text: `${letter.text}\n\n${FOOT_MARK}\n${lines.join('\n')}` };
}
