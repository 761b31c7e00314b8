import type { PrintedSeal } from '../pdf/drawSeal';
import type { FileStone, FileSupplies } from './supplies';

/** A stone's seal as papers print it; undefined for a stone that has none. */
export function printedSeal(
  { seal }: Pick<FileStone, 'seal'>,
  { translate }: Pick<FileSupplies, 'translate'>,
): PrintedSeal | undefined {
  if (!seal) return undefined;
  const { number } = seal;
  const texts = {
    title: translate('seal.title'),
    number: translate('seal.number', { number }),
    hint: translate('seal.hint'),
  };
  return { seal, texts };
}
