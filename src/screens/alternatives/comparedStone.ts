import type { Vat } from '../../stone/price/vat';
import type { Design } from '../../stone/stone';
import type { AlternativeLetter } from '../../stone/wire/alternatives';

/** A stone as it stands beside others. */
export interface ComparedStone {
  readonly letter: AlternativeLetter;
  /** What it is called beside its letter; empty where it has no name. */
  readonly name: string;
  readonly design: Design;
  /** The address of its picture; undefined where there is none. */
  readonly picture: string | undefined;
  /** Left out where the reader is not told of it. */
  readonly Price?: number | null | undefined;
  readonly Currency?: string | null | undefined;
  readonly PriceVat?: Vat | undefined;
}
